/**
 * Hoard: a small game with chance, secrets and several seats, to prove the contract and its suite on.
 *
 * T1  Seats draw a stone worth 1, 2 or 3 from a bag, unseen by the others, in turn.
 * T2  The stone is shown for its worth in points, unless the stone shown last was worth the same,
 * T3  or kept in the hand, unless the hand holds three already and the stone could be shown.
 * T4  When the bag is empty, hands are opened: 2 points for each different worth in the hand.
 */
import type { Draft, Eye, Game, GameEvent, Move, Reason, Seat, Tell } from '../contract';
import { CHANCE, OVER } from '../contract';
import type { Random } from '../random';

export interface ToyState {
  readonly hands: Int8Array;
  readonly held: Int8Array;
  readonly bag: Int8Array;
  readonly shown: Int8Array;
  readonly scores: Int16Array;
  turn: number;
  /** Worth − 1 of the stone just drawn, NONE, or UNKNOWN. */
  stone: number;
  last: number;
  left: number;
  readonly each: number;
}

export type ToyAction =
  { readonly do: 'draw'; readonly worth: number } | { readonly do: 'show' } | { readonly do: 'keep' };

export interface ToyEvent extends GameEvent {
  readonly kind: 'drew' | 'showed' | 'kept' | 'hoard';
  readonly worth?: number;
}

export interface ToyOptions {
  readonly each: number;
}

const WORTHS = 3;
const HAND = 3;
const NONE = -1;
const UNKNOWN = -2;
const SHOW = 10;
const KEEP = 11;

const play = (state: Draft<ToyState>, move: Move, tell?: Tell<ToyEvent>): void => {
  const action = toy.unpack(move);
  const seat = state.turn;
  if (action.do === 'draw') {
    state.bag[action.worth - 1]--;
    state.left--;
    state.stone = action.worth - 1;
    tell?.({ kind: 'drew', seat, worth: action.worth, reveals: true });
    return;
  }
  if (action.do === 'show') {
    const worth = state.stone + 1;
    state.shown[state.stone]++;
    state.last = state.stone;
    state.scores[seat] += worth;
    tell?.({ kind: 'showed', seat, worth, points: worth, parts: [{ count: 1, what: 'stone', each: worth }] });
  } else {
    state.hands[seat * WORTHS + state.stone]++;
    state.held[seat]++;
    tell?.({ kind: 'kept', seat });
  }
  state.stone = NONE;
  state.turn = (seat + 1) % state.held.length;
  if (state.left === 0) openHands(state, tell);
};

const openHands = (state: Draft<ToyState>, tell?: Tell<ToyEvent>): void => {
  for (let seat = 0; seat < state.held.length; seat++) {
    let count = 0;
    for (let worth = 0; worth < WORTHS; worth++) if (state.hands[seat * WORTHS + worth] > 0) count++;
    if (count === 0) continue;
    state.scores[seat] += 2 * count;
    const parts = [{ count, what: 'worth', each: 2 }];
    tell?.({ kind: 'hoard', seat, points: 2 * count, parts, reveals: true });
  }
};

const isOver = (state: ToyState): boolean => state.left === 0 && state.stone === NONE;

const refuse = (state: ToyState, action: ToyAction): Reason | undefined => {
  if (isOver(state)) return { rule: 'over' };
  if (action.do === 'draw') {
    if (state.stone !== NONE) return { rule: 'T1' };
    return state.bag[action.worth - 1] > 0 ? undefined : { rule: 'T1', worth: action.worth };
  }
  if (state.stone === NONE) return { rule: 'T1' };
  if (action.do === 'show')
    return state.stone === state.last ? { rule: 'T2', worth: state.last + 1 } : undefined;
  return state.held[state.turn] >= HAND && state.stone !== state.last ? { rule: 'T3' } : undefined;
};

const candidates = (state: ToyState): ToyAction[] => {
  if (isOver(state)) return [];
  return [...[1, 2, 3].map((worth): ToyAction => ({ do: 'draw', worth })), { do: 'show' }, { do: 'keep' }];
};

const observe = (state: ToyState, eye: Eye): ToyState => {
  if (isOver(state)) return state;
  const seen = toy.clone(state);
  seen.bag.fill(UNKNOWN);
  for (let seat = 0; seat < seen.held.length; seat++) {
    if (seat !== eye) seen.hands.fill(UNKNOWN, seat * WORTHS, (seat + 1) * WORTHS);
  }
  if (seen.stone !== NONE && eye !== seen.turn) seen.stone = UNKNOWN;
  // At chance everybody knows what may come only if the bag could not hold anything else; nobody is asked then.
  return seen;
};

/** Deals what the seat has not seen to the other hands, the stone in another's hand, and the bag. */
const imagine = (seen: ToyState, seat: Seat, random: Random): ToyState => {
  if (isOver(seen)) return seen;
  const state = toy.clone(seen);
  const unseen: number[] = [];
  for (let worth = 0; worth < WORTHS; worth++) {
    let count = state.each - state.shown[worth] - state.hands[seat * WORTHS + worth];
    if (state.turn === seat && state.stone === worth) count--;
    while (count-- > 0) unseen.push(worth);
  }
  const deal = (): number => unseen.splice(random.int(unseen.length), 1)[0];
  for (let other = 0; other < state.held.length; other++) {
    if (other === seat) continue;
    state.hands.fill(0, other * WORTHS, (other + 1) * WORTHS);
    for (let stone = 0; stone < state.held[other]; stone++) state.hands[other * WORTHS + deal()]++;
  }
  if (state.stone !== NONE && state.turn !== seat) state.stone = deal();
  state.bag.fill(0);
  for (const worth of unseen) state.bag[worth]++;
  return state;
};

const WORDS: { readonly [word: string]: ToyAction } = {
  'draw:1': { do: 'draw', worth: 1 },
  'draw:2': { do: 'draw', worth: 2 },
  'draw:3': { do: 'draw', worth: 3 },
  show: { do: 'show' },
  keep: { do: 'keep' },
};

export const toy: Game<ToyState, ToyAction, ToyEvent, ToyOptions> = {
  id: 'hoard',
  edition: 1,
  seats: { min: 2, max: 4 },
  defaults: { each: 6 },
  options: (data) => {
    const each = (data as Partial<ToyOptions> | undefined)?.each;
    return typeof each === 'number' && Number.isInteger(each) && each > 0 && each < 40
      ? { each }
      : { rule: 'options' };
  },
  setup: ({ each }, seats) => ({
    hands: new Int8Array(seats * WORTHS),
    held: new Int8Array(seats),
    bag: new Int8Array(WORTHS).fill(each),
    shown: new Int8Array(WORTHS),
    scores: new Int16Array(seats),
    turn: 0,
    stone: NONE,
    last: NONE,
    left: each * WORTHS,
    each,
  }),
  clone: (state) =>
    ({
      ...state,
      hands: state.hands.slice(),
      held: state.held.slice(),
      bag: state.bag.slice(),
      shown: state.shown.slice(),
      scores: state.scores.slice(),
    }) as Draft<ToyState>,
  actor: (state) => (isOver(state) ? OVER : state.stone === NONE ? CHANCE : state.turn),
  legal: (state) =>
    candidates(state)
      .filter((action) => !refuse(state, action))
      .map((action) => toy.pack(action)),
  candidates,
  refuse,
  weight: (state, move) => {
    const action = toy.unpack(move);
    return action.do === 'draw' ? state.bag[action.worth - 1] : 0;
  },
  play,
  scores: (state) => Array.from(state.scores),
  outcome: (state) => {
    if (!isOver(state)) return undefined;
    const scores = Array.from(state.scores);
    return { places: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
  },
  audit: (state) => {
    const faults: string[] = [];
    for (let worth = 0; worth < WORTHS; worth++) {
      let count = state.bag[worth] + state.shown[worth] + (state.stone === worth ? 1 : 0);
      for (let seat = 0; seat < state.held.length; seat++) count += state.hands[seat * WORTHS + worth];
      if (count !== state.each) faults.push(`${count} stones worth ${worth + 1} instead of ${state.each}`);
    }
    return faults;
  },
  observe,
  hear: (event, eye) => {
    if (event.kind !== 'drew' || event.seat === eye) return event;
    const { worth: _hidden, ...rest } = event;
    return rest;
  },
  imagine,
  private: (state) => !isOver(state),
  pack: (action) => (action.do === 'draw' ? action.worth : action.do === 'show' ? SHOW : KEEP) as Move,
  unpack: (move) =>
    move === SHOW ? { do: 'show' } : move === KEEP ? { do: 'keep' } : { do: 'draw', worth: move },
  write: (_state, move) => {
    const action = toy.unpack(move);
    return action.do === 'draw' ? `draw:${action.worth}` : action.do;
  },
  read: (_state, word) => (Object.hasOwn(WORDS, word) ? toy.pack(WORDS[word]) : undefined),
};
