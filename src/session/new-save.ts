import type { Game, GameEvent } from '../core/contract';
import { toPlain } from '../saves/plain';
import { SAVE_VERSION, type Save, type Seating } from '../saves/save';
import { standingOf } from '../saves/standing';
import type { History } from './history';

/** What every new game needs and no other may share. */
export interface Birth {
  readonly id: string;
  readonly seed: number;
  /** Must not follow from `seed`. */
  readonly aiSeed: number;
  readonly now: number;
  readonly title?: string;
}

/** A game before its first step. */
export const newSave = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  table: { readonly options: O; readonly seats: readonly Seating[] },
  birth: Birth,
): Save => {
  const state = game.setup(table.options, table.seats.length);
  return {
    ...begin(birth),
    game: game.id,
    edition: game.edition,
    options: table.options,
    seats: table.seats,
    log: [],
    cursor: 0,
    standing: standingOf(game, state),
    snapshot: toPlain(state),
  };
};

/**
 * A new game that goes on from a step of another. It gets a seed of its own: whoever saw the first game to its end
 * knows what its seed would deal.
 */
export const branchSave = <S, M, E extends GameEvent, O>(
  history: History<S, M, E, O>,
  from: Save,
  ply: number,
  birth: Birth,
): Save => {
  const state = history.stateAt(ply);
  return {
    ...placeSave(history, from),
    ...begin(birth),
    log: history.words.slice(0, ply),
    cursor: ply,
    standing: standingOf(history.game, state),
    snapshot: toPlain(state),
  };
};

/** A save brought to where its history stands. */
export const placeSave = <S, M, E extends GameEvent, O>(history: History<S, M, E, O>, save: Save): Save => {
  const { base: _old, ...rest } = save;
  const ply = history.closed.length;
  return {
    ...rest,
    edition: history.game.edition,
    log: history.words,
    cursor: history.ply,
    standing: standingOf(history.game, history.state),
    snapshot: toPlain(history.state),
    ...(ply > 0 ? { base: { ply, state: toPlain(history.start) } } : {}),
  };
};

const begin = ({ id, seed, aiSeed, now, title }: Birth) =>
  ({
    save: SAVE_VERSION,
    id,
    seed,
    aiSeed,
    started: now,
    updated: now,
    ...(title === undefined ? {} : { title }),
  }) as const;
