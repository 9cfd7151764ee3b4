import type { Actor, AnyGame, Game, GameEvent, Move, Outcome, Reason } from './contract';
import { CHANCE, OVER } from './contract';
import type { Entry } from './log';
import { randomAt, type Random } from './random';
import { drawMove, step } from './step';

/** What a game was: enough to play it again, word for word. */
export interface Record<O = unknown> {
  readonly game: string;
  readonly edition: number;
  readonly options: O;
  readonly seats: number;
  readonly seed: number;
  readonly log: readonly string[];
}

/** An event and the index in the log of the word that caused it. */
export type Told<E extends GameEvent> = E & { readonly ply: number };

export interface Replayed<S, E extends GameEvent> {
  readonly state: S;
  readonly entries: readonly Entry[];
  readonly events: readonly Told<E>[];
}

/** The first word of a log that cannot be played, and why. */
export interface Broken {
  readonly index: number;
  readonly word: string;
  readonly reason: Reason;
}

/** Replays a log of words; every word is checked. */
export const replay = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  record: Pick<Record<O>, 'options' | 'seats' | 'log'>,
): (Replayed<S, E> & { readonly broken?: undefined }) | { readonly broken: Broken } => {
  const state = game.clone(game.setup(record.options, record.seats));
  const entries: Entry[] = [];
  const events: Told<E>[] = [];
  for (let index = 0; index < record.log.length; index++) {
    const word = record.log[index];
    const actor = game.actor(state);
    const reason = whyNot(game, state, actor, word);
    if (typeof reason === 'object') return { broken: { index, word, reason } };
    let reveals = actor === CHANCE;
    game.play(state, reason, (event) => {
      if (event.reveals) reveals = true;
      events.push({ ...event, ply: index });
    });
    entries.push({ word, actor, reveals });
  }
  return { state, entries, events };
};

const whyNot = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  state: S,
  actor: Actor,
  word: string,
): Move | Reason => {
  if (actor === OVER) return { rule: 'over' };
  const move = game.read(state, word);
  if (move === undefined) return { rule: 'unreadable' };
  return game.refuse(state, game.unpack(move)) ?? move;
};

/** Chooses a legal move for a seat from what that seat may know, with random numbers of its own. */
export type Player<S = unknown> = (seen: S, seat: number, random: Random) => Move;

export interface Played<S, E extends GameEvent, O> extends Replayed<S, E> {
  readonly record: Record<O>;
  readonly outcome: Outcome;
}

/** Plays a whole game between players, one a seat. */
export const playOut = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  table: { readonly options: O; readonly seed: number; readonly players: readonly Player<S>[] },
  bound = 10_000,
): Played<S, E, O> => {
  const { options, seed, players } = table;
  let state = game.setup(options, players.length);
  const entries: Entry[] = [];
  const events: Told<E>[] = [];
  for (let ply = 0; ply < bound; ply++) {
    const actor = game.actor(state);
    if (actor === OVER) {
      const outcome = game.outcome(state);
      if (!outcome) throw new Error('a game that is over has an outcome');
      const log = entries.map((entry) => entry.word);
      const record = { game: game.id, edition: game.edition, options, seats: players.length, seed, log };
      return { record, state, entries, events, outcome };
    }
    const move =
      actor === CHANCE
        ? drawMove(game as AnyGame, state, seed, ply)
        : players[actor](game.observe(state, actor), actor, randomAt(seed, ply, 'player'));
    const word = game.write(state, move);
    let reveals = actor === CHANCE;
    state = step(game, state, move, (event) => {
      if (event.reveals) reveals = true;
      events.push({ ...event, ply });
    });
    entries.push({ word, actor, reveals });
  }
  throw new Error(`${game.id} did not end within ${bound} steps`);
};
