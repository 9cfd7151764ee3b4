import { CHANCE, OVER, PUBLIC } from '../../core/contract';
import { randomAt } from '../../core/random';
import { drawMove } from '../../core/step';
import { CARD_COUNT, CARDS } from './cards';
import { masons } from './game';
import { clone, type MasonsState } from './state';
import { position, run } from './testing/position';

const cardNamed = (name: string): number => CARDS.findIndex((card) => card.name === name);
const handOf = (state: MasonsState, seat: number): number[] =>
  Array.from(state.hands.slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT));

/** Visits every state of some random games. */
const walk = (games: number, seats: number, visit: (state: MasonsState) => void): void => {
  for (let seed = 1; seed <= games; seed++) {
    const state = clone(masons.setup(masons.defaults, seats));
    for (let ply = 0; masons.actor(state) !== OVER; ply++) {
      visit(state);
      const moves = masons.legal(state);
      const chance = masons.actor(state) === CHANCE;
      masons.play(
        state,
        chance ? drawMove(masons, state, seed, ply) : moves[randomAt(seed, ply, 'player').int(moves.length)],
      );
    }
  }
};

describe('M13 what an eye sees', () => {
  const state = position({
    hands: ['city-size cities', 'palaces city-red'],
    open: 'city-blue',
    buried: 'city-pink',
  });

  test('is its own hand, the played cards and how many lie anywhere', () => {
    const seen = masons.observe(state, 0);
    expect(handOf(seen, 0)).toEqual(handOf(state, 0));
    expect(handOf(seen, 1).every((count) => count === -1)).toBe(true);
    expect([...seen.pile, ...seen.buried].every((count) => count === -1)).toBe(true);
    expect(seen.open[cardNamed('city-blue')]).toBe(1);
    expect([seen.pileCount, seen.buriedCount, ...seen.held]).toEqual([54, 1, 2, 2]);
  });

  test('is no hand at all for the public', () => {
    expect([...masons.observe(state, PUBLIC).hands].every((count) => count === -1)).toBe(true);
  });

  test('is the cards it puts down while it is swapping, and those of nobody else', () => {
    const swapping = Object.assign(clone(state), { phase: 'swap', round: 'swap', seat: 1, last: 2 });
    const one = run(swapping, 'swap:city-red').state;
    expect(masons.observe(one, 1).aside[cardNamed('city-red')]).toBe(1);
    expect(masons.observe(one, 0).aside[cardNamed('city-red')]).toBe(-1);
    expect(masons.observe(one, 0).asideCount).toBe(1);
    const done = run(one, 'done').state;
    expect(masons.observe(done, 1).buried[cardNamed('city-red')]).toBe(-1);
  });

  test('is nothing of the discards after a reshuffle', () => {
    const drawing = Object.assign(clone(state), { phase: 'score', round: 'score', pileCount: 0 });
    drawing.pile.fill(0);
    const after = run(drawing, 'discard:cities').state;
    expect([...after.open].every((count) => count === 0)).toBe(true);
    expect(after.pileCount).toBe(3);
  });
});

describe('M13 what an eye hears', () => {
  test('is what it drew, discarded or swapped itself, and only that others did', () => {
    for (const kind of ['drew', 'discarded', 'swapped'] as const) {
      const event = {
        kind,
        seat: 1,
        card: 'city-red',
        ...(kind === 'drew' ? { reveals: true } : {}),
      } as const;
      expect(masons.hear(event as never, 1)).toEqual(event);
      expect(masons.hear(event as never, 0)).not.toHaveProperty('card');
      expect(masons.hear(event as never, PUBLIC)).not.toHaveProperty('card');
      expect(masons.hear(event as never, 0)).toMatchObject({ kind, seat: 1 });
    }
  });

  test('is every card that is played', () => {
    const { events } = run(
      Object.assign(clone(position({ hands: ['cities', 'cities'] })), { phase: 'score', round: 'score' }),
      'play:cities',
    );
    expect(masons.hear(events[0], 1)).toMatchObject({ kind: 'played', card: 'cities' });
  });
});

describe('a curtain falls', () => {
  test('before decisions about cards and not while walls are built', () => {
    walk(2, 3, (state) => {
      const actor = masons.actor(state);
      if (actor < 0) return;
      const cards = ['score', 'swap', 'pick', 'final'].includes(state.phase);
      expect(masons.private!(state, actor)).toBe(cards);
    });
  });

  test('at a draw if the seat that decides after it decides about cards', () => {
    const drawing = position({ seats: 3, hands: ['cities', 'cities', 'cities'] });
    const at = (more: object, seat: number) =>
      masons.private!(Object.assign(clone(drawing), { phase: 'draw', ...more }), seat);
    expect(at({ round: 'deal', acted: 0, seat: 0 }, 0)).toBe(false);
    expect(at({ round: 'score', acted: 0, seat: 0 }, 1)).toBe(true);
    expect(at({ round: 'score', acted: 2, seat: 2, ending: 'wall' }, 0)).toBe(false);
    expect(at({ round: 'swap', acted: 0, seat: 0, last: 0b101 }, 2)).toBe(true);
    expect(at({ round: 'swap', acted: 2, seat: 2, last: 0b101 }, 1)).toBe(false);
  });
});
