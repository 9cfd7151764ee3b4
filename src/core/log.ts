/**
 * The log of a game and how far it may be taken back.
 *
 * A log is the steps in order and a cursor: the steps before it have happened, those behind it can be done again.
 * Pure data in, pure data out; states belong to whoever replays it.
 */
import type { Actor } from './contract';
import { CHANCE } from './contract';

export interface Entry {
  readonly word: string;
  readonly actor: Actor;
  /** The step showed somebody what could not be known before. */
  readonly reveals: boolean;
}

export interface Log {
  readonly entries: readonly Entry[];
  readonly cursor: number;
}

export const EMPTY_LOG: Log = { entries: [], cursor: 0 };

/** The log with one more step at the cursor; what had been undone is forgotten. */
export const append = (log: Log, entry: Entry): Log => ({
  entries: [...log.entries.slice(0, log.cursor), entry],
  cursor: log.cursor + 1,
});

/**
 * How far back the cursor may go: only the last actor's own steps can be taken back, down to the last reveal (a draw,
 * a roll, a hand) or the last step of anybody else.
 */
export const undoWall = (log: Log): number => {
  let at = log.cursor;
  if (at === 0) return 0;
  const { actor } = log.entries[at - 1];
  if (actor === CHANCE) return at;
  while (at > 0) {
    const entry = log.entries[at - 1];
    if (entry.actor !== actor || entry.reveals) break;
    at--;
  }
  return at;
};

export const canUndo = (log: Log): boolean => undoWall(log) < log.cursor;

/** Whether the step behind the cursor can be done again. */
export const canRedo = (log: Log): boolean => log.cursor < log.entries.length;

export const undo = (log: Log): Log => (canUndo(log) ? { ...log, cursor: log.cursor - 1 } : log);

export const redo = (log: Log): Log => (canRedo(log) ? { ...log, cursor: log.cursor + 1 } : log);
