import { CHANCE, PUBLIC, type AnyGame, type Draft, type GameEvent, type Move } from '../contract';
import { toy, type ToyAction, type ToyEvent, type ToyState } from '../testing/toy';
import type { Law } from './breach';
import { conform } from './conform';

/** The laws that the first of some games breaks. */
const broken = (game: AnyGame): Law[] => {
  for (let seed = 0; seed < 20; seed++) {
    const breaches = conform(game, { seats: 3, seed });
    if (breaches.length > 0) return breaches.map((breach) => breach.law);
  }
  return [];
};

test('a sound game keeps every law, at every number of seats', () => {
  for (const seats of [2, 3, 4]) {
    for (let seed = 0; seed < 20; seed++) expect(conform(toy, { seats, seed })).toEqual([]);
  }
});

describe('a broken game is caught:', () => {
  test('a legal move that does not play', () => {
    const game: AnyGame = {
      ...toy,
      play: (state: Draft<ToyState>, move: Move, tell) => {
        if (toy.unpack(move).do === 'keep') throw new Error('no hand to keep it in');
        toy.play(state, move, tell);
      },
    };
    expect(broken(game)).toContain('every legal move plays');
  });

  test('a clone that shares', () => {
    const game = { ...toy, clone: (state: ToyState) => ({ ...toy.clone(state), hands: state.hands }) };
    expect(broken(game as AnyGame)).toContain('a clone shares nothing with its original');
  });

  test('a clone that shares memory through another view', () => {
    const clone = (state: ToyState) => ({ ...toy.clone(state), bag: new Int8Array(state.bag.buffer) });
    expect(broken({ ...toy, clone } as AnyGame)).toContain('a clone shares nothing with its original');
  });

  test('a word that does not round-trip', () => {
    const read = (state: ToyState, word: string) => toy.read(state, word === 'keep' ? 'show' : word);
    expect(broken({ ...toy, read })).toContain('a word names one move, and a move one word');
  });

  test('an action that does not pack to its move', () => {
    const unpack = (move: Move): ToyAction => (move === 3 ? { do: 'draw', worth: 2 } : toy.unpack(move));
    expect(broken({ ...toy, unpack } as AnyGame)).toContain('an action packs and unpacks to itself');
  });

  test('an event sum that is off', () => {
    const play: typeof toy.play = (state, move, tell) =>
      toy.play(state, move, (event) => tell?.(event.kind === 'hoard' ? double(event) : event));
    const double = (event: ToyEvent): ToyEvent => ({
      ...event,
      points: 2 * (event.points ?? 0),
      parts: (event.parts ?? []).map((part) => ({ ...part, each: 2 * part.each })),
    });
    expect(broken({ ...toy, play })).toContain('the events of a game sum to its scores');
  });

  test('an event whose parts do not explain its points', () => {
    const play: typeof toy.play = (state, move, tell) =>
      toy.play(state, move, (event) => tell?.(event.points === undefined ? event : { ...event, parts: [] }));
    expect(broken({ ...toy, play })).toContain('an event that scores explains its sum');
  });

  test('a refusal of what is legal', () => {
    const refuse: typeof toy.refuse = (state, action) =>
      action.do === 'keep' ? { rule: 'T9' } : toy.refuse(state, action);
    expect(broken({ ...toy, refuse })).toContain('legal is what refuse lets pass');
  });

  test('a legal list that forgets what nothing refuses', () => {
    const legal = (state: ToyState) => toy.legal(state).slice(0, 1);
    expect(broken({ ...toy, legal })).toContain('legal is what refuse lets pass');
  });

  test('a legal list out of order', () => {
    const legal = (state: ToyState) => toy.legal(state).reverse();
    expect(broken({ ...toy, legal })).toContain('legal moves ascend and none stands twice');
  });

  test('odds that are not whole', () => {
    const weight = (state: ToyState, move: Move) => toy.weight(state, move) / 2;
    expect(broken({ ...toy, weight })).toContain('the odds of chance are whole and positive');
  });

  test('a piece that gets lost', () => {
    const play: typeof toy.play = (state, move, tell) => {
      toy.play(state, move, tell);
      if (state.left === 5) state.shown[0] = 0;
    };
    expect(broken({ ...toy, play })).toContain('nothing is lost: the audit finds no fault');
  });

  test('a state that leaks a secret', () => {
    const observe: typeof toy.observe = (state, eye) => {
      const seen = toy.observe(state, eye) as Draft<ToyState>;
      if (seen.stone < -1) seen.stone = state.stone;
      return seen;
    };
    expect(broken({ ...toy, observe })).toContain(
      'what a seat observes does not depend on what it cannot know',
    );
  });

  test('an event that tells a secret', () => {
    const hear = (event: ToyEvent) => event;
    expect(broken({ ...toy, hear })).toContain('what a seat hears does not depend on what it cannot know');
  });

  test('a public eye that sees more than a seat', () => {
    const observe: typeof toy.observe = (state, eye) => (eye === PUBLIC ? state : toy.observe(state, eye));
    expect(broken({ ...toy, observe })).toContain('what the public sees, every seat sees');
  });

  test('an imagination that peeks', () => {
    const imagine = (seen: ToyState) => seen;
    expect(broken({ ...toy, imagine })).toContain(
      'what a seat observes does not depend on what it cannot know',
    );
  });

  test('a seat that cannot see the scores', () => {
    const observe: typeof toy.observe = (state, eye) => ({
      ...toy.observe(state, eye),
      scores: new Int16Array(3),
    });
    expect(broken({ ...toy, observe })).toContain(
      'the seat to act sees its own legal moves and everybody the actor and the scores',
    );
  });

  test('a game that does not end', () => {
    const play: typeof toy.play = (state, move, tell) => {
      toy.play(state, move, tell);
      if (toy.actor(state) === CHANCE && state.left === 3) state.turn = 0;
    };
    expect(conform({ ...toy, play } as AnyGame, { seats: 2, seed: 1, bound: 10 })[0].law).toBe(
      'a game ends within its bound',
    );
  });

  test('a replay that goes another way', () => {
    let games = 0;
    const setup: typeof toy.setup = (options, seats) => ({
      ...toy.setup(options, seats),
      last: games++ % 2 ? 0 : -1,
    });
    expect(broken({ ...toy, setup })).toContain('a replay of the log ends in the same state');
  });
});

test('every event of a course is told', () => {
  const kinds = new Set<string>();
  conform(toy, { seats: 2, seed: 3, onEvent: (event: GameEvent) => kinds.add(event.kind) });
  expect([...kinds].sort()).toEqual(['drew', 'hoard', 'kept', 'showed']);
});
