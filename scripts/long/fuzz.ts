/**
 * `node scripts/run/bundled.mjs scripts/long/fuzz.ts [imports] [seed]`: spoilt and random texts given to the import. Each
 * must be refused with a reason or be a game that can be kept and played. Writes docs/measured/fuzz.md.
 */
import { writeFileSync } from 'node:fs';
import type { AnyGame } from '../../src/core/contract';
import { randomAt } from '../../src/core/random';
import { toy } from '../../src/core/testing/toy';
import { GAMES } from '../../src/games';
import { exportSave } from '../../src/saves/export';
import { Library } from '../../src/saves/library';
import { checkImport, type Fate } from '../../src/saves/testing/check-import';
import { MemoryStorage } from '../../src/saves/testing/memory-storage';
import { mutate } from '../../src/saves/testing/mutate';
import { newGame, playAtRandom, sitDown } from '../../src/session/testing/sit-down';
import { provenance } from '../measured.mjs';

const IMPORTS = Number(process.argv[2] ?? 100_000);
const SEED = Number(process.argv[3] ?? 1);

const games: readonly AnyGame[] = [toy as AnyGame, ...GAMES];
const find = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

const storage = new MemoryStorage();
const contents = (): string => JSON.stringify([...storage.texts, ...storage.files]);

/** Games to spoil, kept on a shelf that no import may touch. */
const playSome = async (): Promise<readonly string[]> => {
  const library = new Library(storage.start());
  const texts: string[] = [];
  for (const [at, game] of games.entries()) {
    for (const acts of [12, 80, 5_000]) {
      const save = newGame(game, 'pcp', { id: `g${at}x${acts}`, seed: acts });
      await library.add(save);
      const session = sitDown(game, save, library);
      await playAtRandom(game, session, acts, acts);
      await session.close();
      texts.push(exportSave(session.record()));
    }
  }
  return texts;
};

const fates = new Map<Fate | 'CRASH', number>();
const crashes: string[] = [];
const slowest = { ms: 0, size: 0, seed: 0, fate: '' };
const largest = { size: 0, ms: 0, seed: 0, fate: '' };
let heap = 0;

/** Imports one text: what became of it, and how long that took. */
const take = (text: string, at: number): { readonly fate: Fate | 'CRASH'; readonly ms: number } => {
  const start = performance.now();
  let fate: Fate | 'CRASH';
  try {
    fate = checkImport(text, find);
  } catch (error) {
    fate = 'CRASH';
    crashes.push(`import ${at}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { fate, ms: performance.now() - start };
};

const main = async (): Promise<void> => {
  // At the start: commits may come while it runs.
  const source = provenance(`node scripts/run/bundled.mjs scripts/long/fuzz.ts ${IMPORTS} ${SEED}`);
  const texts = await playSome();
  const before = contents();
  const began = Date.now();
  for (let at = 0; at < IMPORTS; at++) {
    const random = randomAt(SEED, at, 'table');
    const pick = (): string => texts[random.int(texts.length)];
    const text = mutate(pick(), pick(), random);
    const { fate, ms: once } = take(text, at);
    // What seems the slowest is timed again: the machine may have been busy with something else.
    const ms = once > slowest.ms ? Math.min(once, take(text, at).ms) : once;
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
    if (ms > slowest.ms) Object.assign(slowest, { ms, size: text.length, seed: at, fate });
    if (text.length > largest.size) Object.assign(largest, { ms, size: text.length, seed: at, fate });
    if (at % 1_000 === 0) heap = Math.max(heap, process.memoryUsage().heapUsed);
  }
  const seconds = Math.round((Date.now() - began) / 1_000);
  const touched = contents() !== before;

  const rows = [...fates]
    .sort(([, one], [, other]) => other - one)
    .map(([fate, count]) => `| ${fate} | ${count} |`);
  const tell = ({ ms, size, seed, fate }: typeof slowest): string =>
    `${ms.toFixed(1)} ms for ${size} characters (import ${seed}, ${fate})`;
  writeFileSync(
    'docs/measured/fuzz.md',
    `# Imports of spoilt texts

${source}

Exported games of ${games.map((game) => game.id).join(', ')}, whole and in the middle, spoilt in one to three ways, and
random text. Every import is refused with a reason, or is replayed again, audited, written and read back; times include
that second check.

${IMPORTS} imports in ${seconds} s, ${crashes.length} crashes, other saves ${touched ? 'TOUCHED' : 'untouched'}.

- Slowest: ${tell(slowest)}
- Largest: ${tell(largest)}
- Largest heap seen: ${Math.round(heap / 1_048_576)} MB

| fate | imports |
|---|---|
${rows.join('\n')}
${
  crashes.length > 0
    ? `\n${crashes
        .slice(0, 20)
        .map((crash) => `- ${crash}`)
        .join('\n')}\n`
    : ''
}`,
  );
  process.stdout.write(
    `${IMPORTS} imports, ${crashes.length} crashes, slowest ${tell(slowest)}, ${seconds} s\n`,
  );
  process.exit(crashes.length > 0 || touched ? 1 : 0);
};

void main();
