import { CHANCE, OVER } from '../../../core/contract';
import { randomAt } from '../../../core/random';
import { drawMove } from '../../../core/step';
import { castle } from '../game';
import { listPlaces } from './place';
import { lay, playWords, stage, whyNot, wordsOf } from '../testing/stage';
import { TILES } from '../tiles';

describe('K8: the place of a tile', () => {
  test('is beside a start space or a laid tile, by a full side', () => {
    const lane = stage(
      `
      +     +
       ccpcc
       ccpcc
       ccpCc
       ccpcc
       ccpcc
      +     +`,
      { at: [2, 0] },
    );
    const { state } = playWords(lane, 'draw:market');
    expect(whyNot(state, 'place:market@2,0/n')).toEqual({ rule: 'K8', why: 'taken' });
    expect(whyNot(state, 'place:market@3,1/n')).toEqual({ rule: 'K8', why: 'apart' });
    expect(whyNot(state, 'place:market@3,0/n')).toBeUndefined();
    expect(whyNot(state, 'place:market@0,3/n')).toBeUndefined();
  });

  test('first of all is beside a start space', () => {
    const { state } = playWords(castle.setup({}, 3), 'draw:split');
    expect(whyNot(state, 'place:split@4,4/n')).toEqual({ rule: 'K8', why: 'apart' });
    expect(new Set(wordsOf(state).map((word) => word.slice(0, -2)))).toEqual(
      new Set(['place:split@6,1', 'place:split@0,3', 'place:split@5,8', 'place:split@8,8']),
    );
  });

  test('has path meet path on every shared side', () => {
    const lane = stage(
      `
      +     +
       ccpcc
       ccpcc
       ccpCc
       ccpcc
       ccpcc
      +     +`,
      { at: [2, 0] },
    );
    const { state } = playWords(lane, 'draw:way-house');
    expect(whyNot(state, 'place:way-house@2,1/n')).toBeUndefined();
    expect(whyNot(state, 'place:way-house@2,1/e')).toEqual({ rule: 'K8', why: 'path cut', side: 'n' });
    expect(whyNot(state, 'place:way-house@3,0/e')).toEqual({ rule: 'K8', why: 'path ends', side: 'w' });
    expect(whyNot(state, 'place:way-house@3,0/n')).toBeUndefined();
  });

  test('has path meet path at start spaces too', () => {
    const { state } = playWords(castle.setup({}, 2), 'draw:square-cross-court');
    expect(wordsOf(state)).toEqual(['2,0', '9,4', '0,7'].map((cell) => `place:square-cross-court@${cell}/n`));
    expect(whyNot(state, 'place:square-cross-court@6,1/n')).toEqual({
      rule: 'K8',
      why: 'path ends',
      side: 'e',
    });
    expect(whyNot(playWords(castle.setup({}, 2), 'draw:market').state, 'place:market@2,0/n')).toEqual({
      rule: 'K8',
      why: 'path cut',
      side: 'n',
    });
  });

  test('lets anything face the bare wall, and grounds differ', () => {
    const corner = stage(
      `
      +     +
       ccccc
       ccccc
       ccCcc
       ccccc
       ccccc
      +     +`,
      { at: [0, 3] },
    );
    const { state } = playWords(corner, 'draw:way-house');
    // West of 0,2 is the wall: a path may end there.
    expect(whyNot(state, 'place:way-house@0,2/e')).toBeUndefined();
    expect(whyNot(playWords(corner, 'draw:house-band').state, 'place:house-band@0,2/n')).toBeUndefined();
  });

  test('is named by the smallest turn that gives the same picture', () => {
    const { state } = playWords(castle.setup({}, 2), 'draw:way-houses');
    expect(whyNot(state, 'place:way-houses@2,0/s')).toEqual({ rule: 'K8', why: 'twin', turn: 'n' });
    expect(whyNot(state, 'place:way-houses@2,0/n')).toBeUndefined();
    expect(whyNot(state, 'place:way-house@2,0/n')).toEqual({
      rule: 'K8',
      why: 'not in hand',
      tile: 'way-house',
    });
  });
});

/** The state before the first draw of a random game that fits nowhere. */
const findMisfit = () => {
  for (let seed = 1; ; seed++) {
    const state = castle.clone(castle.setup({}, 2));
    for (let ply = 0; castle.actor(state) !== OVER; ply++) {
      const moves = castle.legal(state);
      const chance = castle.actor(state) === CHANCE;
      const move = chance
        ? drawMove(castle, state, seed, ply)
        : moves[randomAt(seed, ply, 'player').int(moves.length)];
      const before = castle.clone(state);
      const kinds: string[] = [];
      castle.play(state, move, (event) => kinds.push(event.kind));
      if (kinds.includes('set-aside')) return { before, word: castle.write(before, move) };
    }
  }
};

describe('K9: a tile without a place', () => {
  const { before, word } = findMisfit();
  const kind = TILES.findIndex(({ name }) => word === `draw:${name}`);

  test('is shown and set aside, and the same seat draws again', () => {
    const { state, events } = playWords(before, word);
    expect(events.map((event) => event.kind).slice(0, 2)).toEqual(['drew', 'set-aside']);
    expect(listPlaces({ ...state, hand: kind })).toEqual([]);
    expect([state.turn, state.phase, state.bag]).toEqual([before.turn, 'draw', before.bag - 1]);
    expect(castle.audit(state)).toEqual([]);
  });

  test('ends the game at once with the last tile of the bag', () => {
    const last = castle.clone(before);
    last.left.forEach((count, at) => {
      last.aside[at] += count;
      last.left[at] = 0;
    });
    last.aside[kind]--;
    last.left[kind] = 1;
    last.bag = 1;
    const { state, events } = playWords(last, word);
    expect(castle.actor(state)).toBe(OVER);
    expect(events.slice(0, 3).map((event) => event.kind)).toEqual(['drew', 'set-aside', 'ended']);
  });

  test('a tile that is not in the bag is not drawn', () => {
    const { state } = playWords(castle.setup({}, 2), ...lay('market@0,3/n'), 'skip');
    expect(whyNot(state, 'draw:market')).toEqual({ rule: 'K9', why: 'none left', tile: 'market' });
    expect(whyNot(state, 'place:market@0,3/n')).toEqual({ rule: 'K9', why: 'step', step: 'draw' });
  });
});
