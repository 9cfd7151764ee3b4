import { greedyPlayer } from '../../ai/greedy';
import { CHANCE, OVER, PUBLIC, type Eye, type Move } from '../../core/contract';
import { randomAt } from '../../core/random';
import { drawMove, step } from '../../core/step';
import type { CastleEvent } from './events';
import { castle } from './game';
import { judge } from './hints';
import { clone, countUnseen, type CastleState } from './state';
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

/** Every arrangement of the stacks that a seat has not looked at, that it cannot tell from the given one. */
const arrangements = (state: CastleState, seat: number): CastleState[] => {
  const bare = clone(state);
  const slots: number[] = [];
  for (let corner = 0; corner < state.heights.length; corner++) {
    const looked = state.looked[corner];
    if (looked === 0 || (looked >> seat) & 1) continue;
    bare.stacks.fill(0, corner * WALL_KINDS, (corner + 1) * WALL_KINDS);
    const dealt = state.heights[corner] - (corner === state.corner ? state.toLook : 0);
    for (let tile = 0; tile < dealt; tile++) slots.push(corner);
  }
  let found: CastleState[] = [bare];
  for (const corner of slots) {
    found = found.flatMap((so) =>
      countUnseen(so).flatMap((count, wall) => {
        if (count === 0) return [];
        const next = clone(so);
        next.stacks[corner * WALL_KINDS + wall]++;
        return [next];
      }),
    );
    // All of them would be millions: a fair part is as good a witness.
    if (found.length > 60) found = found.filter((_, at) => at % Math.ceil(found.length / 60) === 0);
  }
  return found;
};

/** Whether two states are the same: their arrays lie in one stretch of memory each. */
const isSame = (a: CastleState, b: CastleState): boolean => {
  const plain = (state: CastleState): string =>
    Object.values(state)
      .filter((value) => typeof value !== 'object')
      .join();
  return plain(a) === plain(b) && Buffer.from(a.scores.buffer).equals(Buffer.from(b.scores.buffer));
};

/** Holds every arrangement against the given one, as a seat sees and, if it moves, hears it; how many there were. */
const compare = (state: CastleState, seat: number, move: Move | undefined): number => {
  const seen = castle.observe(state, seat);
  const hear = (from: CastleState): (CastleEvent | undefined)[] => {
    const heard: (CastleEvent | undefined)[] = [];
    if (move !== undefined) step(castle, from, move, (event) => heard.push(castle.hear(event, seat)));
    return heard;
  };
  const heard = hear(state);
  // A move of one's own sounds the same, unless it opens a stack that was hidden.
  const opens = heard.some((event) => event?.kind === 'looked' || event?.kind === 'took');
  const others = arrangements(state, seat);
  for (const other of others) {
    if (!isSame(castle.observe(other, seat), seen)) expect(castle.observe(other, seat)).toEqual(seen);
    if (castle.private?.(other, seat) !== castle.private?.(state, seat)) throw new Error('a curtain tells');
    if (move !== undefined && !opens) expect(hear(other)).toEqual(heard);
  }
  return others.length;
};

test.each([3, 6])(
  'a seat of %i observes and hears the same whatever lies where it has not looked',
  (seats) => {
    const greedy = greedyPlayer(castle, judge);
    let compared = 0;
    let state: CastleState = castle.setup({}, seats);
    for (let ply = 0; castle.actor(state) !== OVER; ply++) {
      const actor = castle.actor(state);
      const move =
        actor === CHANCE
          ? drawMove(castle, state, 1, ply)
          : greedy(castle.observe(state, actor), actor, randomAt(1, ply, 'player'));
      if (state.looked.some((eyes) => eyes > 0) && (ply % 9 === 0 || state.phase === 'pick')) {
        for (let seat = 0; seat < seats; seat++) {
          compared += compare(state, seat, actor === seat ? move : undefined);
        }
      }
      state = step(castle, state, move);
    }
    expect(compared).toBeGreaterThan(500);
  },
);

test('names in the events are those of the wall tiles', () => {
  const { events } = playWords(atCorner(['another-turn', 'five-points'], [2]), ...CLOSE);
  const seen = events.flatMap((event) => (event.kind === 'looked' && event.wall ? [event.wall] : []));
  expect(seen.every((wall) => WALLS.includes(wall))).toBe(true);
  expect(seen).toEqual(['another-turn', 'five-points']);
});
