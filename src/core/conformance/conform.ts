/** The conformance suite: whole games, every state of which is held against the laws of the contract. */
import type { AnyGame, GameEvent, Move } from '../contract';
import { CHANCE, OVER } from '../contract';
import { randomAt } from '../random';
import { replay, type Player } from '../replay';
import { drawMove } from '../step';
import type { Breach, Law } from './breach';
import { checkDraws, checkEyes } from './eyes';
import { checkMoves, checkPlays } from './moves';
import { difference } from './same';

export interface Course {
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: number;
  /** Who chooses; without one, every legal move is as likely as any other. */
  readonly player?: Player;
  /** Hold every `every`th state against the dear laws; the cheap ones are held always. */
  readonly every?: number;
  readonly bound?: number;
  /** Told of every event of the game, for counts of what was seen. */
  readonly onEvent?: (event: GameEvent) => void;
}

const DEAR_MOVES = 8;

/** Plays one game and reports every breach of a law, at most one a law. */
export const conform = (game: AnyGame, course: Course): Breach[] => {
  const { seats, seed, every = 1, bound = 5_000 } = course;
  const options = course.options ?? game.defaults;
  const found = new Map<Law, Breach>();
  const state = game.clone(game.setup(options, seats));
  const log: string[] = [];
  const report = (law: Law, detail: string): void => {
    if (!found.has(law)) found.set(law, { law, seats, seed, ply: log.length, detail });
  };
  const sums = [...game.scores(state)];
  const hearSum = (event: GameEvent): void => {
    course.onEvent?.(event);
    if (event.points === undefined) return;
    if (event.seat === undefined)
      report('an event that scores explains its sum', `${event.kind} names no seat`);
    else sums[event.seat] += event.points;
    const sum = (event.parts ?? []).reduce((total, part) => total + part.count * part.each, 0);
    if (sum !== event.points) {
      report(
        'an event that scores explains its sum',
        `${event.kind}: parts sum to ${sum}, not ${event.points}`,
      );
    }
  };

  while (game.actor(state) !== OVER && found.size === 0) {
    if (log.length >= bound) {
      report('a game ends within its bound', `${bound} steps`);
      break;
    }
    const dear = log.length % every === 0;
    const legal = dear ? checkMoves(game, state, report) : game.legal(state);
    if (dear) {
      const some = sample(legal, randomAt(seed, log.length, 'table').int(Math.max(1, legal.length)));
      checkPlays(game, state, some, report);
      checkEyes(game, state, seats, { seed, ply: log.length }, report);
      if (game.actor(state) === CHANCE) checkDraws(game, state, some, seats, report);
    }
    for (const fault of game.audit(state)) report('nothing is lost: the audit finds no fault', fault);
    if (found.size > 0) break;
    const move = choose(game, state, legal, course, log.length);
    log.push(game.write(state, move));
    try {
      game.play(state, move, hearSum);
    } catch (error) {
      report('every legal move plays', `${log[log.length - 1]}: ${String(error)}`);
      break;
    }
    const off = difference(sums, [...game.scores(state)]);
    if (off) report('the events of a game sum to its scores', off);
  }
  if (found.size === 0) checkEnd(game, { state, options, seats, log }, report);
  return [...found.values()];
};

const checkEnd = (
  game: AnyGame,
  end: {
    readonly state: unknown;
    readonly options: unknown;
    readonly seats: number;
    readonly log: readonly string[];
  },
  report: (law: Law, detail: string) => void,
): void => {
  checkMoves(game, end.state, report);
  for (const fault of game.audit(end.state)) report('nothing is lost: the audit finds no fault', fault);
  const again = replay(game, end);
  if (again.broken) report('a replay of the log ends in the same state', JSON.stringify(again.broken));
  else {
    const off = difference(again.state, end.state);
    if (off) report('a replay of the log ends in the same state', off);
  }
};

const choose = (game: AnyGame, state: unknown, legal: readonly Move[], course: Course, ply: number): Move => {
  const actor = game.actor(state);
  if (actor === CHANCE) return drawMove(game, state, course.seed, ply);
  const random = randomAt(course.seed, ply, 'player');
  return course.player
    ? course.player(game.observe(state, actor), actor, random)
    : legal[random.int(legal.length)];
};

/** A few neighbours in the list of legal moves, from a place that varies. */
const sample = (legal: readonly Move[], from: number): Move[] => {
  const some: Move[] = [];
  for (let i = 0; i < Math.min(DEAR_MOVES, legal.length); i++) some.push(legal[(from + i) % legal.length]);
  return some;
};
