import { PUBLIC, type Eye } from '../../core/contract';
import { randomAt } from '../../core/random';
import type { CastleEvent } from './events';
import { castle } from './game';
import type { CastleState } from './state';
import { lay, playWords, stage } from './testing/stage';
import { WALL_KINDS, WALLS, type Wall } from './walls';

/** A tower that seat 0 scores by the next tile, to stop on the corner 12/13. */
const atCorner = (walls: readonly Wall[], looked: readonly number[]) =>
  stage(
    `
      +     +
       ccccc
       tcccc
       ttccc
       tcccc
       ccccc
      +     +`,
    { at: [4, 3], seats: 3, claims: { '4,3:w1': 0 }, scores: [10, 0, 0], stacks: { 12: { walls, looked } } },
  );
const CLOSE = [...lay('market@3,3/n'), 'skip'] as const;

const stackSeen = (state: CastleState, eye: Eye): number[] =>
  Array.from(castle.observe(state, eye).stacks.subarray(WALL_KINDS, 2 * WALL_KINDS));
const UNKNOWN = new Array<number>(WALL_KINDS).fill(-1);

describe('K14: who knows a stack', () => {
  test('only the taker looks, and remembers the rest; others never knew', () => {
    const { state } = playWords(atCorner(['another-turn', 'five-points'], [2]), ...CLOSE, 'pick:five-points');
    for (const eye of [0, 2]) expect(stackSeen(state, eye)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    for (const eye of [1, PUBLIC]) expect(stackSeen(state, eye)).toEqual(UNKNOWN);
  });

  test('a seat that has not looked sees who has, and how many are left', () => {
    const { state } = playWords(atCorner(['another-turn', 'five-points'], [2]), ...CLOSE);
    const seen = castle.observe(state, 1);
    expect([seen.heights[1], seen.looked[1]]).toEqual([2, 0b101]);
    expect(stackSeen(state, 1)).toEqual(UNKNOWN);
    expect(stackSeen(state, 0)).not.toEqual(UNKNOWN);
  });

  test('others hear that somebody looked, not at what', () => {
    const event: CastleEvent = { kind: 'looked', seat: 0, corner: 12, wall: 'five-points', reveals: true };
    expect(castle.hear(event, 0)).toEqual(event);
    for (const eye of [1, 2, PUBLIC]) {
      expect(castle.hear(event, eye)).toEqual({ kind: 'looked', seat: 0, corner: 12, reveals: true });
    }
  });

  test('what is taken lies open to all', () => {
    const { state, events } = playWords(
      atCorner(['another-turn', 'five-points'], [2]),
      ...CLOSE,
      'pick:five-points',
    );
    const took = events.find(({ kind }) => kind === 'took')!;
    expect(castle.hear(took, PUBLIC)).toEqual(took);
    expect(castle.observe(state, PUBLIC).walls[8]).toBe(1);
  });

  test('a seat that picks is imagined to have a choice', () => {
    const { state } = playWords(atCorner(['another-turn', 'five-points'], [2]), ...CLOSE);
    for (let seed = 0; seed < 200; seed++) {
      const other = castle.imagine!(state, 1, randomAt(seed, 0, 'imagine'));
      expect(castle.legal(other).length).toBeGreaterThan(1);
      expect(castle.audit(other)).toEqual([]);
    }
  });
});

test('names in the events are those of the wall tiles', () => {
  const { events } = playWords(atCorner(['another-turn', 'five-points'], [2]), ...CLOSE);
  const seen = events.flatMap((event) => (event.kind === 'looked' && event.wall ? [event.wall] : []));
  expect(seen.every((wall) => WALLS.includes(wall))).toBe(true);
  expect(seen).toEqual(['another-turn', 'five-points']);
});
