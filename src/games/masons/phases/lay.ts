/**
 * Towers at the ends of the new wall (M7) and houses on its sides (M8): the same choice with other pieces.
 *
 * There are one or two slots and two dice; a die is a colour or wild ("?", a colour out of stock, or the tower that
 * goes with the rolled one). The seat picks which die goes where and colours for wild ones; a second colour comes from
 * what is left after the first. Two slots are asked for one after another, the lower first; only if there is but one
 * piece left in all does the seat pick the slot. What leaves no choice is laid at once.
 */
import type { Draft, Tell } from '../../../core/contract';
import { BOARD } from '../board';
import type { MasonsEvent } from '../events';
import { ANY, COLOUR_KINDS, COLOURS, NONE, TOWER_COLOURS } from '../pieces';
import { sum, type MasonsState, type Phase } from '../state';
import { noteLast } from './end';
import { isEmptyEnd, isFreeSide } from './roll';

export type Laying = 'tower' | 'house';

/** The stock as it would be after one piece of a colour was taken. */
const left = (stock: Int8Array, colour: number, taken: number): number =>
  stock[colour] - (colour === taken ? 1 : 0);

/** The colours, one bit each, that a die allows after a piece of colour `taken` (or NONE) has left the stock. */
const reach = (stock: Int8Array, die: number, taken: number): number => {
  if (die >= 0 && die < stock.length && left(stock, die, taken) > 0) return 1 << die;
  let mask = 0;
  for (let colour = 0; colour < stock.length; colour++) {
    if (left(stock, colour, taken) > 0) mask |= 1 << colour;
  }
  return mask;
};

const has = (mask: number, colour: number): boolean => ((mask >> colour) & 1) === 1;

/** Whether `a` by one die and `b` by the other can be laid, in one order or the other. */
const canLay = (stock: Int8Array, a: number, dieA: number, b: number, dieB: number): boolean =>
  (has(reach(stock, dieA, NONE), a) && has(reach(stock, dieB, a), b)) ||
  (has(reach(stock, dieB, NONE), b) && has(reach(stock, dieA, b), a));

/** Whether two slots may get colours `a` and `b`, whichever die goes where. */
const canLayBoth = (stock: Int8Array, a: number, b: number, first: number, second: number): boolean =>
  canLay(stock, a, first, b, second) || (first !== second && canLay(stock, a, second, b, first));

const stockOf = (state: MasonsState, laying: Laying): Int8Array =>
  laying === 'tower' ? state.towerStock : state.houseStock;

const scratch = { tower: new Int8Array(TOWER_COLOURS.length), house: new Int8Array(COLOUR_KINDS) };

/** The colours, one bit each, that may be laid on a slot now. */
export const choicesFor = (state: MasonsState, laying: Laying, slot: number): number => {
  const { firstSlot, secondSlot, laid } = state;
  const stock = stockOf(state, laying);
  // M7: the second tower is of any colour.
  const first = laying === 'tower' ? state.towerDie : state.firstDie;
  const second = laying === 'house' ? state.secondDie : secondSlot === NONE ? first : ANY;
  if (slot === NONE) return 0;
  if (secondSlot === NONE) {
    return slot === firstSlot ? reach(stock, first, NONE) | reach(stock, second, NONE) : 0;
  }
  if (laid === NONE && sum(stock) === 1) {
    return slot === firstSlot || slot === secondSlot ? reach(stock, ANY, NONE) : 0;
  }
  if (slot !== (laid === NONE ? firstSlot : secondSlot)) return 0;
  const before = scratch[laying];
  before.set(stock);
  if (laid !== NONE) before[laid]++;
  let mask = 0;
  for (let a = 0; a < stock.length; a++) {
    if (laid !== NONE && a !== laid) continue;
    for (let b = 0; b < stock.length; b++) {
      if (canLayBoth(before, a, b, first, second)) mask |= 1 << (laid === NONE ? a : b);
    }
  }
  return mask;
};

/** Finds the slots of the new wall, then lays what leaves no choice. */
export const enterLaying = (
  state: Draft<MasonsState>,
  laying: Laying,
  tell?: Tell<MasonsEvent>,
): Phase | undefined => {
  const table = laying === 'tower' ? BOARD.linePoints : BOARD.lineTriangles;
  const isFree = laying === 'tower' ? isEmptyEnd : isFreeSide;
  const [low, high] = [table[2 * state.line], table[2 * state.line + 1]];
  state.laid = NONE;
  state.firstSlot = isFree(state, low) ? low : isFree(state, high) ? high : NONE;
  state.secondSlot = state.firstSlot === low && isFree(state, high) ? high : NONE;
  return goOnLaying(state, laying, tell);
};

const after = (laying: Laying): Phase => (laying === 'tower' ? 'house' : 'complete');

/** Lays what leaves no choice; waits where there is one. */
const goOnLaying = (
  state: Draft<MasonsState>,
  laying: Laying,
  tell?: Tell<MasonsEvent>,
): Phase | undefined => {
  const here = choicesFor(state, laying, state.firstSlot);
  const there = choicesFor(state, laying, state.secondSlot);
  if (here === 0 && there === 0) {
    state.firstSlot = NONE;
    state.secondSlot = NONE;
    state.laid = NONE;
    return after(laying);
  }
  // One bit in both together is one choice.
  if (here === 0 && (there & (there - 1)) === 0) {
    return lay(state, laying, 31 - Math.clz32(there), state.secondSlot, tell);
  }
  if (there === 0 && (here & (here - 1)) === 0) {
    return lay(state, laying, 31 - Math.clz32(here), state.firstSlot, tell);
  }
  state.phase = laying;
  return undefined;
};

/** Lays a piece on a slot. */
export const lay = (
  state: Draft<MasonsState>,
  laying: Laying,
  colour: number,
  slot: number,
  tell?: Tell<MasonsEvent>,
): Phase | undefined => {
  const stock = stockOf(state, laying);
  stock[colour]--;
  if (laying === 'tower') {
    state.towers[slot] = colour + 1;
    tell?.({ kind: 'tower', seat: state.seat, colour: TOWER_COLOURS[colour], point: slot });
  } else {
    state.houses[slot * COLOUR_KINDS + colour]++;
    tell?.({ kind: 'house', seat: state.seat, colour: COLOURS[colour], triangle: slot });
  }
  if (sum(stock) === 0) noteLast(state, laying, tell);
  if (state.secondSlot !== NONE && state.laid === NONE && sum(stock) > 0) {
    state.laid = colour;
  } else {
    state.firstSlot = NONE;
    state.secondSlot = NONE;
  }
  return goOnLaying(state, laying, tell);
};
