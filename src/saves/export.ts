import { LIMITS } from './limits';
import type { Save } from './save';
import { writeAscii } from './seal';

/** The ending of an exported game's file. */
export const FILE_ENDING = 'bastide';

/**
 * A game as text to share or keep: JSON, the log last and a few words a line, so that people can read it, the engine's
 * command line can replay it, and a text cut off on its way still holds a game up to the cut.
 */
export const exportSave = (save: Save): string => {
  const { game, edition, options, seats, seed, title, started, updated } = save;
  const head = {
    bastide: 'game',
    save: save.save,
    title,
    game,
    edition,
    options,
    seats,
    seed,
    started,
    updated,
  };
  const lines: string[] = [];
  const words = save.log.slice(0, save.cursor);
  for (let at = 0; at < words.length; at += WORDS_A_LINE) {
    lines.push(
      `  ${words
        .slice(at, at + WORDS_A_LINE)
        .map((word) => JSON.stringify(word))
        .join(', ')}`,
    );
  }
  return `${writeAscii(head).slice(0, -1)},\n"log": [\n${lines.join(',\n')}\n]}\n`;
};

const WORDS_A_LINE = 6;

/** A file name that every system takes, made from the game's own title. */
export const fileNameOf = (save: Pick<Save, 'game' | 'title' | 'id'>): string => {
  const title = (save.title ?? save.game)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-');
  return `${title.replace(/^-+|-+$/g, '').slice(0, LIMITS.name) || save.game}-${save.id.slice(0, 6)}.${FILE_ENDING}`;
};

/** What a person can share when something went wrong: what runs here, what happened, the game. */
export const writeReport = (
  versions: { readonly [part: string]: string | number },
  what: string,
  record: Save | readonly string[] | undefined,
): string => {
  const running = Object.entries(versions).map(([part, version]) => `${part}: ${version}`);
  const game = record === undefined ? [] : 'log' in record ? [exportSave(record)] : record;
  return [...running, '', what.slice(0, 2_000), '', ...game].join('\n');
};
