import type { AnyGame } from '../../core/contract';
import { difference } from '../../core/conformance/same';
import { replay } from '../../core/replay';
import { importText, type Games, type Imported } from '../import';
import { parseSave } from '../parse';
import { toPlain } from '../plain';
import { isProblem, type ProblemKind } from '../problems';
import { writeAscii } from '../seal';

export const FRESH = { id: 'fresh', aiSeed: 5, now: 10 } as const;

/** What became of a text: refused for a reason, taken whole, or taken up to a step. */
export type Fate = ProblemKind | 'whole' | 'part';

/** Imports a text that may be anything. Throws if what was accepted is not a game that can be kept and played. */
export const checkImport = (text: string, games: Games): Fate => {
  const imported = importText(text, games, FRESH);
  if (isProblem(imported)) return imported.rule;
  checkAccepted(imported, games(imported.save.game));
  return imported.problem ? 'part' : 'whole';
};

const checkAccepted = ({ save, problem }: Imported, game: AnyGame | undefined): void => {
  if (!game) throw new Error('a game was accepted that nobody knows');
  if (problem && problem.rule !== 'broken') throw new Error(`accepted although ${problem.rule}`);
  if (save.id !== FRESH.id) throw new Error('the text chose the id of a save');
  const read = parseSave(writeAscii(save));
  const changed = difference(read, save);
  if (changed) throw new Error(`what was accepted cannot be read back: ${changed}`);
  const played = replay(game, { options: save.options, seats: save.seats.length, log: save.log });
  if (played.broken) throw new Error(`step ${played.broken.index} was accepted and cannot be played`);
  if (JSON.stringify(toPlain(played.state)) !== JSON.stringify(save.snapshot))
    throw new Error('another position');
  const faults = game.audit(played.state);
  if (faults.length > 0) throw new Error(faults.join('; '));
};
