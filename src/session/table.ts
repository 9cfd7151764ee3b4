import type { Actor, Eye, GameEvent, Move, Outcome, Seat } from '../core/contract';
import type { Problem } from '../saves/problems';
import type { Save, Seating } from '../saves/save';
import type { HandOver } from './hand-over';
import type { History } from './history';
import type { Wait } from './presence';

/**
 * What screens get of a game being played. Everything in it was seen by `eye`; a new table is made whenever anything
 * changes, and parts that did not change stay the same objects.
 */
export interface Table<S> {
  readonly title: string | undefined;
  readonly seats: readonly Seating[];
  /** How many steps have happened. */
  readonly ply: number;
  /** How many steps at the beginning no longer replay: review starts behind them. */
  readonly closed: number;
  readonly eye: Eye;
  readonly seen: S;
  /** Who acts by the rules: a seat, chance, or nobody any more. */
  readonly actor: Actor;
  /** The seat that decides next, after whatever chance does before. */
  readonly decider: Seat | undefined;
  /** What must happen before the game goes on: a hand-over, or the end of the turn. */
  readonly wait: Wait | undefined;
  /** The computer's seat that is choosing a move. */
  readonly thinking: Seat | undefined;
  /** What the person at the device may do now; empty unless one is there to decide. */
  readonly legal: readonly Move[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly scores: readonly number[];
  readonly outcome: Outcome | undefined;
  /** The last step is not stored yet; the next waits for it. */
  readonly storing: boolean;
  /** What is wrong: people can try again, make room, or choose to go on unsaved. */
  readonly problem: Problem | undefined;
  /** The problem stops the game until people have answered it. */
  readonly stopped: boolean;
}

/** A step as it happens, for animation and announcements: as seen and heard by the eye of the table that follows it. */
export interface Step<S, E> {
  readonly kind: 'made' | 'made-again' | 'taken-back';
  /** The step's index in the log. */
  readonly ply: number;
  readonly actor: Actor;
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
}

/** The states that tables were made from: a table alone cannot tell whether what it shows is still the same. */
const sources = new WeakMap<object, unknown>();
const NONE: readonly Move[] = [];

/** The table as it is now; what is the same as on the last one is taken from there. */
export const lookAt = <S, M, E extends GameEvent, O>(
  history: History<S, M, E, O>,
  handOver: HandOver<S, M, E, O>,
  now: Pick<Table<S>, 'thinking' | 'storing' | 'problem' | 'stopped'> & { readonly save: Save },
  last: Table<S> | undefined,
): Table<S> => {
  const { game, state } = history;
  const { eye, personDecides } = handOver;
  const { save, ...doing } = now;
  const same = last !== undefined && last.eye === eye && sources.get(last) === state ? last : undefined;
  const seen = same ? same.seen : game.observe(state, eye);
  const known = same && same.legal.length > 0 ? same.legal : undefined;
  const table: Table<S> = {
    ...doing,
    title: save.title,
    seats: save.seats,
    ply: history.ply,
    closed: history.closed.length,
    eye,
    seen,
    actor: game.actor(seen),
    decider: handOver.decider,
    wait: handOver.wait,
    legal: personDecides ? (known ?? game.legal(seen)) : NONE,
    canUndo: handOver.mayUndo,
    canRedo: handOver.mayRedo,
    scores: same ? same.scores : game.scores(seen),
    outcome: same ? same.outcome : game.outcome(seen),
  };
  sources.set(table, state);
  return table;
};
