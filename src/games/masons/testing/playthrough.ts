import { CHANCE, OVER, type Move } from '../../../core/contract';
import { randomAt } from '../../../core/random';
import { drawMove } from '../../../core/step';
import type { MasonsEvent } from '../events';
import { masons } from '../game';
import type { HouseRule } from '../options';
import { print, printBoard } from '../print';
import { clone } from '../state';

export interface Course {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly rules: readonly HouseRule[];
}

/** Whole games worth reading: for each number of seats and each house rule, with merges, palaces and reshuffles. */
export const COURSES: readonly Course[] = [
  { name: 'two-seats', seats: 2, seed: 148, rules: [] },
  { name: 'three-seats', seats: 3, seed: 128, rules: [] },
  { name: 'four-seats', seats: 4, seed: 144, rules: [] },
  { name: 'stacked-houses', seats: 2, seed: 137, rules: ['stacked houses'] },
  { name: 'city-palaces', seats: 3, seed: 77, rules: ['city palaces'] },
  { name: 'lean-guild', seats: 4, seed: 123, rules: ['lean guild'] },
];

const detail = (event: MasonsEvent): string => {
  const { kind, seat, reveals: _reveals, ...rest } = event;
  const values = Object.entries(rest).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return [`  ${kind}`, ...(seat === undefined ? [] : [`seat ${seat}`]), ...values].join('; ');
};

/** A random game as text: every word and what it caused, the board after each city, and the end. */
export const writePlaythrough = ({ seats, seed, rules }: Course): string => {
  const state = clone(masons.setup({ rules }, seats));
  const lines = [`masons, ${seats} seats, seed ${seed}, rules: ${rules.join(', ') || 'none'}`, ''];
  const choose = (moves: readonly Move[], ply: number): Move =>
    moves[randomAt(seed, ply, 'player').int(moves.length)];
  for (let ply = 0; masons.actor(state) !== OVER; ply++) {
    const actor = masons.actor(state);
    const move = actor === CHANCE ? drawMove(masons, state, seed, ply) : choose(masons.legal(state), ply);
    lines.push(`${ply} ${actor === CHANCE ? 'chance' : `seat ${actor}`} ${masons.write(state, move)}`);
    let closed = false;
    masons.play(state, move, (event) => {
      lines.push(detail(event));
      closed ||= event.kind === 'completed';
    });
    if (closed) lines.push(printBoard(state).replace(/^/gm, '      '));
  }
  lines.push('', print(state), `places: ${masons.outcome(state)?.places.join(' ') ?? ''}`, '');
  return lines.join('\n');
};
