import { CHANCE } from '../../../core/contract';
import { castle } from '../game';
import { lay, playWords, stage, whyNot, wordsOf, type Stage } from '../testing/stage';

/** A tower beside 3,3 that a tile laid there closes: 2 points. */
const tower = (about: Stage) =>
  stage(
    `
      +     +
       ccccc
       tcccc
       ttccc
       tcccc
       ccccc
      +     +`,
    { at: [4, 3], claims: { '4,3:w1': 0 }, ...about },
  );
const CLOSE = [...lay('market@3,3/n'), 'skip'] as const;

describe('K12: a marker that stops on a corner', () => {
  test('takes its wall tile, on either space', () => {
    for (const score of [10, 11]) {
      const { state, events } = playWords(tower({ scores: [score, 0] }), ...CLOSE, 'look:five-points');
      expect(events).toContainEqual({
        kind: 'took',
        seat: 0,
        corner: 12,
        wall: 'five-points',
        left: 0,
        reveals: true,
      });
      expect([state.walls[8], state.heights[1]]).toEqual([1, 0]);
    }
  });

  test('takes nothing beside it, nor where nothing lies any more', () => {
    expect(playWords(tower({ scores: [12, 0] }), ...CLOSE).state.phase).toBe('draw');
    expect(
      playWords(tower({ scores: [10, 0], stacks: { 12: { walls: [], looked: [] } } }), ...CLOSE).state.phase,
    ).toBe('draw');
  });

  test('takes on another’s turn too', () => {
    const { state } = playWords(
      tower({ claims: { '4,3:w1': 1 }, scores: [0, 30] }),
      ...CLOSE,
      'look:another-turn',
    );
    expect([state.walls[9], state.turn]).toEqual([1, 1]);
    // It was taken before the owner's turn began, so it may be used in it.
    expect(playWords(state, ...lay('split@5,8/n'), 'skip').state.phase).toBe('again');
  });

  test('takes again when it moves from one space of a corner to the other', () => {
    const both = stage(
      `
      +     +     +     +
       ccccc       ccccc
       cccck       tcccc
       ccCkk       ttccc
       cccck       tcccc
       ccccc       ccccc
      +     +     +     +`,
      { at: [2, 3], seats: 3, claims: { '2,3:e1': 0, '4,3:w1': 0 }, scores: [10, 0, 0] },
    );
    const { state, events } = playWords(
      both,
      ...CLOSE,
      'score:4,3/w1',
      'look:five-points',
      'look:greater-keep',
      'pick:greater-keep',
    );
    // 12, then 13: the one left is taken without a choice.
    expect(events.filter(({ kind }) => kind === 'took')).toHaveLength(2);
    expect([state.scores[0], state.walls[7], state.walls[8], state.heights[1]]).toEqual([13, 1, 1, 0]);
  });
});

describe('K14: a stack', () => {
  const three: Stage = { seats: 3, scores: [10, 0, 0] };

  test('is dealt by chance when somebody first looks, and the taker picks one', () => {
    const { state } = playWords(tower(three), ...CLOSE);
    expect([castle.actor(state), state.toLook]).toEqual([CHANCE, 2]);
    const looked = playWords(state, 'look:five-points', 'look:double-house').state;
    expect(castle.actor(looked)).toBe(0);
    expect(wordsOf(looked)).toEqual(['pick:double-house', 'pick:five-points']);
    expect(whyNot(looked, 'pick:another-turn')).toEqual({
      rule: 'K14',
      why: 'not there',
      wall: 'another-turn',
    });
    const picked = playWords(looked, 'pick:five-points').state;
    expect([picked.heights[1], picked.walls[8], picked.looked[1]]).toEqual([1, 1, 1]);
    expect([picked.turn, picked.phase]).toEqual([1, 'draw']);
  });

  test('asks no choice if all are alike', () => {
    const { state } = playWords(tower(three), ...CLOSE, 'look:five-points', 'look:five-points');
    expect([state.phase, state.walls[8], state.heights[1]]).toEqual(['draw', 1, 1]);
  });

  test('has at most two of a kind', () => {
    const four = tower({ seats: 4, scores: [10, 0, 0, 0] });
    const { state } = playWords(four, ...CLOSE, 'look:five-points', 'look:five-points');
    expect(whyNot(state, 'look:five-points')).toEqual({ rule: 'K4', why: 'none left', wall: 'five-points' });
  });

  test('that somebody has looked at is not dealt again', () => {
    const seen = tower({
      ...three,
      stacks: { 12: { walls: ['another-turn', 'greater-keep'], looked: [2] } },
    });
    const { state, events } = playWords(seen, ...CLOSE);
    expect(castle.actor(state)).toBe(0);
    expect(wordsOf(state)).toEqual(['pick:another-turn', 'pick:greater-keep']);
    expect(events.filter(({ kind }) => kind === 'looked')).toHaveLength(2);
    expect(playWords(state, 'pick:another-turn').state.looked[1]).toBe(0b101);
  });

  test('is picked from by a seat that is not active, too', () => {
    const { state } = playWords(
      tower({ ...three, claims: { '4,3:w1': 2 }, scores: [0, 0, 10] }),
      ...CLOSE,
      'look:five-points',
      'look:double-house',
    );
    expect(castle.actor(state)).toBe(2);
  });

  test('is private to the taker while it looks and picks', () => {
    const { state } = playWords(tower(three), ...CLOSE);
    expect([0, 1, 2].map((seat) => castle.private?.(state, seat))).toEqual([true, false, false]);
    const two = playWords(tower({ scores: [10, 0] }), ...CLOSE).state;
    expect([0, 1].map((seat) => castle.private?.(two, seat))).toEqual([false, false]);
  });
});

describe('K14: another turn', () => {
  const QUIET = [...lay('market@0,3/n'), 'skip'] as const;

  test('is offered after scoring, spent, and the same seat draws again', () => {
    const { state } = playWords(stage('', { walls: [['another-turn']] }), ...QUIET);
    expect(wordsOf(state)).toEqual(['again', 'skip']);
    const again = playWords(state, 'again').state;
    expect([again.turn, again.phase, again.walls[0], again.spent[0]]).toEqual([0, 'draw', 0, 1]);
    expect(playWords(state, 'skip').state.turn).toBe(1);
  });

  test('may follow another turn', () => {
    const { state } = playWords(
      stage('', { walls: [['another-turn', 'another-turn']] }),
      ...QUIET,
      'again',
      ...lay('split@5,8/n'),
      'skip',
    );
    expect(wordsOf(state)).toEqual(['again', 'skip']);
  });

  test('is not for the turn in which it was taken, but for the extra turn, which counts as the next', () => {
    const { state } = playWords(tower({ scores: [10, 0] }), ...CLOSE, 'look:another-turn');
    expect([state.phase, state.turn]).toEqual(['draw', 1]);
    const owner = tower({ scores: [10, 0], walls: [['another-turn']] });
    const extra = playWords(
      owner,
      ...CLOSE,
      'look:another-turn',
      'again',
      ...lay('split@5,8/n'),
      'skip',
    ).state;
    expect(wordsOf(extra)).toEqual(['again', 'skip']);
  });

  test('is not offered with an empty bag', () => {
    const last = stage('', { walls: [['another-turn']], bag: ['market'] });
    expect(playWords(last, ...QUIET).state.phase).toBe('over');
  });
});
