/** M13, over thousands of positions: what a seat sees and hears tells it nothing of where the unknown cards lie. */
import { greedyPlayer } from '../../ai/greedy';
import { difference } from '../../core/conformance/same';
import { CHANCE, OVER, PUBLIC, type Eye, type Move } from '../../core/contract';
import { randomAt, type Random } from '../../core/random';
import { drawMove, step } from '../../core/step';
import { CARD_COUNT, CARDS, COPIES } from './cards';
import { masons } from './game';
import { judge } from './hints';
import type { MasonsOptions } from './options';
import { clone, sum, type MasonsState, type Phase } from './state';
import { position } from './testing/position';

const imagine = masons.imagine!;
const greedy = greedyPlayer(masons, judge);

interface Walk {
  readonly seats: number;
  readonly seed: number;
  readonly options?: MasonsOptions;
  readonly bold?: boolean;
}

/** Visits every state of a game with the move that is made there. */
const walk = (
  { seats, seed, options = masons.defaults, bold = false }: Walk,
  visit: (state: MasonsState, move: Move, ply: number) => void,
): void => {
  let state: MasonsState = masons.setup(options, seats);
  for (let ply = 0; masons.actor(state) !== OVER; ply++) {
    const actor = masons.actor(state);
    const moves = masons.legal(state);
    const random = randomAt(seed, ply, 'player');
    let move = moves[random.int(moves.length)];
    if (actor === CHANCE) move = drawMove(masons, state, seed, ply);
    else if (bold) move = greedy(masons.observe(state, actor), actor, random);
    visit(state, move, ply);
    state = step(masons, state, move);
  }
};

/** What an eye hears of a move, and sees after it. */
const witness = (state: MasonsState, move: Move, eye: Eye) => {
  const heard: unknown[] = [];
  const after = step(masons, state, move, (event) => heard.push(masons.hear(event, eye)));
  return { heard, seen: masons.observe(after, eye) };
};

/** A move that for this eye is the same in another world: of a card that it does not see, any card there. */
const counterpart = (
  state: MasonsState,
  other: MasonsState,
  move: Move,
  eye: Eye,
  random: Random,
): Move | undefined => {
  const verb = masons.unpack(move).do;
  const moves = masons.legal(other);
  if (state.seat === eye || !['draw', 'discard', 'swap'].includes(verb))
    return moves.find((one) => one === move);
  const alike = moves.filter((one) => masons.unpack(one).do === verb);
  return alike[random.int(alike.length)];
};

const WALKS: readonly Walk[] = [
  ...[2, 3, 4].flatMap((seats): Walk[] => [
    { seats, seed: 1 },
    { seats, seed: 3, bold: true },
  ]),
  { seats: 3, seed: 4, options: { rules: ['lean guild'] } },
];

test('a seat sees and hears the same for every deal that it cannot tell from the true one', () => {
  const compared: { [phase in Phase]?: number } = {};
  let apart = 0;
  for (const course of WALKS) {
    walk(course, (state, move, ply) => {
      const random = randomAt(course.seed, ply, 'imagine');
      for (let eye = 0; eye < course.seats; eye++) {
        const seen = masons.observe(state, eye);
        const other = imagine(seen, eye, random);
        expect(difference(masons.observe(other, eye), seen)).toBeUndefined();
        expect(masons.audit(other)).toEqual([]);
        expect(masons.private!(other, eye)).toBe(masons.private!(state, eye));
        if (masons.actor(state) === eye) expect(masons.legal(other)).toEqual(masons.legal(state));
        const same = counterpart(state, other, move, eye, random);
        if (same === undefined) continue;
        const [here, there] = [witness(state, move, eye), witness(other, same, eye)];
        expect(difference(there, here)).toBeUndefined();
        compared[state.phase] = (compared[state.phase] ?? 0) + 1;
        if (same !== move) apart++;
      }
    });
  }
  expect(Object.values(compared).reduce((all, count) => all + count, 0)).toBeGreaterThan(4000);
  for (const phase of ['draw', 'wall', 'roll', 'merge', 'score', 'swap', 'pick', 'final'] as const) {
    expect([phase, (compared[phase] ?? 0) > 20]).toEqual([phase, true]);
  }
  // Draws, discards and swaps of another card than the true one, which nobody else could tell.
  expect(apart).toBeGreaterThan(500);
});

test('nobody, the eye of all, sees and hears the same for every deal of all hands', () => {
  let compared = 0;
  walk({ seats: 3, seed: 5, bold: true }, (state, move, ply) => {
    const random = randomAt(5, ply, 'imagine');
    // Each hand in turn is made unknown and dealt anew, so that in the end all of them are.
    const other = [0, 1, 2].reduce((world, seat) => imagine(world, seat, random), state);
    const same = counterpart(state, other, move, PUBLIC, random);
    expect(difference(masons.observe(other, PUBLIC), masons.observe(state, PUBLIC))).toBeUndefined();
    if (same === undefined) return;
    expect(difference(witness(other, same, PUBLIC), witness(state, move, PUBLIC))).toBeUndefined();
    compared++;
  });
  expect(compared).toBeGreaterThan(300);
});

/** The places of unknown cards: their names, how many lie there, and the counts by card. */
const placesOf = (state: MasonsState, seat: number) => {
  const places = [
    { name: 'pile', size: state.pileCount, counts: state.pile },
    { name: 'buried', size: state.buriedCount, counts: state.buried },
  ];
  if (state.seat !== seat) places.push({ name: 'aside', size: state.asideCount, counts: state.aside });
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const counts = state.hands.subarray(other * CARD_COUNT, (other + 1) * CARD_COUNT);
    places.push({ name: `hand ${other}`, size: state.held[other], counts });
  }
  return places;
};

test('imagine makes only deals that can be, and brings every unknown card to every place as often as it should', () => {
  const DEALS = 300;
  const met = new Set<string>();
  let positions = 0;
  for (const seats of [2, 4]) {
    walk({ seats, seed: 6, bold: true }, (state, _move, ply) => {
      const seat = ply % seats;
      if (ply % 29 !== 0 && (state.asideCount === 0 || ply % 3 !== 0)) return;
      positions++;
      const seen = masons.observe(state, seat);
      const random = randomAt(6, ply, 'imagine');
      const sums = placesOf(seen, seat).map(() => new Float64Array(CARD_COUNT));
      for (let deal = 0; deal < DEALS; deal++) {
        const other = imagine(seen, seat, random);
        if (deal < 20) expect(masons.audit(other)).toEqual([]);
        placesOf(other, seat).forEach(({ counts }, at) =>
          counts.forEach((count, card) => (sums[at][card] += count)),
        );
      }
      const places = placesOf(seen, seat);
      const all = places.reduce((total, { size }) => total + size, 0);
      places.forEach(({ name, size }, at) => {
        if (size > 0) met.add(name.replace(/ \d/, ''));
        for (let card = 0; card < CARD_COUNT; card++) {
          let unknown = COPIES[card] - seen.open[card] - seen.hands[seat * CARD_COUNT + card];
          if (state.seat === seat && state.asideCount > 0) unknown -= seen.aside[card];
          // The mean of drawing `size` of `all` cards without putting any back, within six deviations.
          const mean = (DEALS * unknown * size) / all;
          const found = sums[at][card];
          if (Math.abs(found - mean) > 6 * Math.sqrt(mean) + 1) {
            expect([name, CARDS[card].name, found]).toEqual([name, CARDS[card].name, mean]);
          }
          if (mean > 30) expect(found).toBeGreaterThan(0);
        }
      });
    });
  }
  expect(positions).toBeGreaterThan(20);
  expect([...met].sort()).toEqual(['aside', 'buried', 'hand', 'pile']);
});

test('imagine makes all deals that can be, each as likely as any other', () => {
  const cardNamed = (name: string): number => CARDS.findIndex((card) => card.name === name);
  const handOf = (state: MasonsState, seat: number): number[] =>
    Array.from(state.hands.slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT));
  // Everything has been played but seven cards: three are known to seat 0, four of three kinds are not.
  const known = [cardNamed('cities'), cardNamed('palaces'), cardNamed('palaces')];
  const unknown = ['city-size', 'city-size', 'free-walls', 'city-red'].map(cardNamed);
  const state = clone(position({ seats: 3 }));
  state.pile.fill(0);
  state.open.set(COPIES);
  for (const card of [...known, ...unknown]) state.open[card]--;
  for (const card of known) state.hands[card]++;
  state.hands[CARD_COUNT + unknown[0]]++;
  state.hands[2 * CARD_COUNT + unknown[1]]++;
  state.buried[unknown[2]]++;
  state.pile[unknown[3]]++;
  state.held.set([3, 1, 1]);
  Object.assign(state, { pileCount: 1, buriedCount: 1 });
  expect(masons.audit(state)).toEqual([]);

  const deals = new Map<string, number>();
  const random = randomAt(7, 7, 'imagine');
  for (let round = 0; round < 6000; round++) {
    const deal = imagine(state, 0, random);
    expect(sum(deal.open)).toBe(60 - 7);
    const places = [handOf(deal, 1), handOf(deal, 2), [...deal.buried], [...deal.pile]];
    const key = places.map((counts) => CARDS[counts.indexOf(1)].name).join(' ');
    deals.set(key, (deals.get(key) ?? 0) + 1);
  }
  // Four places for two equal and two other cards: 4! / 2! deals, all alike likely.
  expect(deals.size).toBe(12);
  for (const count of deals.values()) expect(Math.abs(count - 500)).toBeLessThan(110);
});
