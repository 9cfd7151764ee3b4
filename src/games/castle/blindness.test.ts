/** K14, over thousands of arrangements: what a seat sees and hears tells it nothing of stacks that it has not looked at. */
import { greedyPlayer } from '../../ai/greedy';
import { difference } from '../../core/conformance/same';
import { CHANCE, OVER, type Move } from '../../core/contract';
import { randomAt, type Random } from '../../core/random';
import { drawMove, step } from '../../core/step';
import type { CastleEvent } from './events';
import { castle } from './game';
import { judge } from './hints';
import { clone, countUnseen, type CastleState, type Phase } from './state';
import { WALL_KINDS, WALLS } from './walls';

const greedy = greedyPlayer(castle, judge);

/** Visits every state of a greedy game with the move that is made there. */
const walk = (
  seats: number,
  seed: number,
  visit: (state: CastleState, move: Move, ply: number) => void,
): void => {
  let state: CastleState = castle.setup({}, seats);
  // Ahead on the track, so that markers meet the corners early and often.
  state.scores.forEach((_, seat) => (state.scores[seat] = 10 + seat));
  for (let ply = 0; castle.actor(state) !== OVER; ply++) {
    const actor = castle.actor(state);
    const move =
      actor === CHANCE
        ? drawMove(castle, state, seed, ply)
        : greedy(castle.observe(state, actor), actor, randomAt(seed, ply, 'player'));
    visit(state, move, ply);
    state = step(castle, state, move);
  }
};

/** Corners whose stacks others have looked at and this seat has not, each as often as it has tiles that were dealt. */
const hiddenSlots = (state: CastleState, seat: number): number[] => {
  const slots: number[] = [];
  for (let corner = 0; corner < state.heights.length; corner++) {
    const looked = state.looked[corner];
    if (looked === 0 || (looked >> seat) & 1) continue;
    const dealt = state.heights[corner] - (corner === state.corner ? state.toLook : 0);
    for (let tile = 0; tile < dealt; tile++) slots.push(corner);
  }
  return slots;
};

/** Arrangements of the stacks that a seat has not looked at, that it cannot tell from the given one. */
const arrangements = (state: CastleState, seat: number, most: number): CastleState[] => {
  const bare = clone(state);
  const slots = hiddenSlots(state, seat);
  for (const corner of slots) bare.stacks.fill(0, corner * WALL_KINDS, (corner + 1) * WALL_KINDS);
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
    if (found.length > most) found = found.filter((_, at) => at % Math.ceil(found.length / most) === 0);
  }
  // Tiles all alike are taken without asking, so whoever picks has a choice.
  return found.filter((so) => so.phase !== 'pick' || castle.legal(so).length > 1);
};

/** What an eye hears of a move, and sees after it. */
const witness = (state: CastleState, move: Move, eye: number) => {
  const heard: (CastleEvent | undefined)[] = [];
  const after = step(castle, state, move, (event) => heard.push(castle.hear(event, eye)));
  return { heard, seen: castle.observe(after, eye) };
};

/** A move that for this eye is the same in another world: what another seat looks at may be any wall tile there. */
const counterpart = (
  state: CastleState,
  other: CastleState,
  move: Move,
  eye: number,
  random: Random,
): Move | undefined => {
  const moves = castle.legal(other);
  if (state.phase !== 'look' || state.taker === eye) return moves.find((one) => one === move);
  return moves[random.int(moves.length)];
};

/** Whether a hidden stack was opened to this eye: by its own look, or because a tile of it was taken. */
const opens = ({ heard }: ReturnType<typeof witness>): boolean =>
  heard.some((event) => event?.kind === 'took' || (event?.kind === 'looked' && event.wall !== undefined));

test.each([3, 4, 5, 6])(
  'a seat of %i sees and hears the same whatever lies where it has not looked',
  (seats) => {
    const compared: { [phase in Phase]?: number } = {};
    let apart = 0;
    walk(seats, 1, (state, move, ply) => {
      const secret = state.looked.some((eyes) => eyes > 0);
      const near = state.phase === 'look' || state.phase === 'pick';
      if (!secret || (ply % 5 !== 0 && !near)) return;
      const random = randomAt(1, ply, 'imagine');
      for (let eye = 0; eye < seats; eye++) {
        const seen = castle.observe(state, eye);
        const here = witness(state, move, eye);
        for (const other of arrangements(state, eye, near ? 12 : 4)) {
          expect(difference(castle.observe(other, eye), seen)).toBeUndefined();
          expect(castle.private?.(other, eye)).toBe(castle.private?.(state, eye));
          if (castle.actor(state) === eye) expect(castle.legal(other)).toEqual(castle.legal(state));
          const same = counterpart(state, other, move, eye, random);
          if (same === undefined) continue;
          const there = witness(other, same, eye);
          if (opens(here) || opens(there)) continue;
          expect(difference(there, here)).toBeUndefined();
          compared[state.phase] = (compared[state.phase] ?? 0) + 1;
          if (same !== move) apart++;
        }
      }
    });
    expect(Object.values(compared).reduce((all, count) => all + count, 0)).toBeGreaterThan(200);
    expect(compared.place ?? 0).toBeGreaterThan(20);
    // A stack that is looked at, by others than this eye, with other tiles than the true ones.
    expect(compared.look ?? 0).toBeGreaterThan(10);
    expect(apart).toBeGreaterThan(5);
  },
);

test('imagine makes only arrangements that can be, and brings every unseen wall tile to every hidden stack', () => {
  const DEALS = 300;
  let positions = 0;
  walk(4, 2, (state, _move, ply) => {
    if (ply % 13 !== 0 && state.phase !== 'pick') return;
    for (let seat = 0; seat < 4; seat++) {
      const slots = hiddenSlots(state, seat);
      if (slots.length === 0) continue;
      positions++;
      const seen = castle.observe(state, seat);
      const bare = clone(seen);
      for (const corner of slots) bare.stacks.fill(0, corner * WALL_KINDS, (corner + 1) * WALL_KINDS);
      const unseen = countUnseen(bare);
      const found = new Float64Array(seen.stacks.length);
      const random = randomAt(2, ply, 'imagine');
      for (let deal = 0; deal < DEALS; deal++) {
        const other = castle.imagine!(seen, seat, random);
        if (deal < 5) expect(castle.audit(other)).toEqual([]);
        if (deal < 5) expect(difference(castle.observe(other, seat), seen)).toBeUndefined();
        for (const corner of new Set(slots)) {
          WALLS.forEach(
            (_, wall) => (found[corner * WALL_KINDS + wall] += other.stacks[corner * WALL_KINDS + wall]),
          );
        }
      }
      for (const corner of new Set(slots)) {
        const missing = WALLS.filter(
          (_, wall) => unseen[wall] > 0 && found[corner * WALL_KINDS + wall] === 0,
        );
        const invented = WALLS.filter(
          (_, wall) => unseen[wall] === 0 && found[corner * WALL_KINDS + wall] > 0,
        );
        expect([corner, missing, invented]).toEqual([corner, [], []]);
      }
    }
  });
  expect(positions).toBeGreaterThan(20);
});
