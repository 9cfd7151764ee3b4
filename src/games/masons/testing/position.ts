/** Positions for tests, drawn as pictures, and words played on them. */
import { linesBetween, parseLetters } from '../../../geometry/triangles-picture';
import { BOARD } from '../board';
import { CARD_COUNT, CARDS } from '../cards';
import type { MasonsEvent } from '../events';
import { masons } from '../game';
import type { HouseRule } from '../options';
import { COLOUR_KINDS, COLOURS, TOWER_COLOURS } from '../pieces';
import { clone, setup, type MasonsState } from '../state';

const OPEN = '.';

export interface Sketch {
  readonly seats?: number;
  readonly rules?: readonly HouseRule[];
  /** One letter a completed city, '.' for open ground. */
  readonly cities?: string;
  /** Walls around each letter of this picture, without any city being completed. */
  readonly walls?: string;
  /** Lines of that outline that have no wall. */
  readonly gaps?: readonly number[];
  readonly lines?: readonly number[];
  /** First letters of the colours, small for a house and great for a palace. */
  readonly buildings?: string;
  /** `white@3 grey@12`. */
  readonly towers?: string;
  /** Names of cards, a hand a seat. */
  readonly hands?: readonly string[];
  /** Played cards in the discards, and discarded ones. */
  readonly open?: string;
  readonly buried?: string;
  /** What is left in the pile; the rest lies in the box of the test. */
  readonly pile?: string;
  readonly scores?: readonly number[];
  readonly turn?: number;
}

const names = (list: string): string[] => list.split(/\s+/).filter((name) => name !== '');

const cardNamed = (name: string): number => {
  const card = CARDS.findIndex((each) => each.name === name);
  if (card < 0) throw new Error(`no card ${name}`);
  return card;
};

/** The state at the beginning of a turn that a sketch shows; stocks follow from it. */
export const position = (sketch: Sketch): MasonsState => {
  const state = clone(setup({ rules: sketch.rules ?? [] }, sketch.seats ?? 2));
  const build = (line: number): void => {
    if (state.walls[line] === 0) state.wallStock--;
    state.walls[line] = 1;
  };
  if (sketch.cities) {
    const letters = parseLetters(BOARD, sketch.cities);
    linesBetween(BOARD, letters, OPEN).forEach(build);
    letters.forEach((letter, triangle) => {
      if (letter !== OPEN) state.cities[triangle] = letters.indexOf(letter);
    });
  }
  if (sketch.walls) {
    linesBetween(BOARD, parseLetters(BOARD, sketch.walls), OPEN)
      .filter((line) => !sketch.gaps?.includes(line))
      .forEach(build);
  }
  sketch.lines?.forEach(build);
  if (sketch.buildings) {
    parseLetters(BOARD, sketch.buildings).forEach((letter, triangle) => {
      const colour = COLOURS.findIndex((name) => name[0] === letter.toLowerCase());
      if (colour < 0) return;
      const grand = letter !== letter.toLowerCase();
      (grand ? state.palaces : state.houses)[triangle * COLOUR_KINDS + colour]++;
      (grand ? state.palaceStock : state.houseStock)[colour]--;
    });
  }
  for (const tower of names(sketch.towers ?? '')) {
    const [name, point] = tower.split('@');
    const colour = (TOWER_COLOURS as readonly string[]).indexOf(name);
    state.towers[Number(point)] = colour + 1;
    state.towerStock[colour]--;
  }
  state.held.fill(0);
  const take = (counts: Int8Array, from: number, list: string): number => {
    for (const name of names(list)) {
      counts[from + cardNamed(name)]++;
      state.pile[cardNamed(name)]--;
      state.pileCount--;
    }
    return names(list).length;
  };
  sketch.hands?.forEach((hand, seat) => {
    state.held[seat] = take(state.hands, seat * CARD_COUNT, hand);
  });
  take(state.open, 0, sketch.open ?? '');
  state.buriedCount = take(state.buried, 0, sketch.buried ?? '');
  if (sketch.pile !== undefined) {
    state.pile.fill(0);
    state.pileCount = names(sketch.pile).length;
    for (const name of names(sketch.pile)) state.pile[cardNamed(name)]++;
  }
  if (sketch.scores) state.scores.set(sketch.scores);
  return Object.assign(state, {
    phase: 'wall',
    draws: 0,
    turns: 1,
    turn: sketch.turn ?? 0,
    seat: sketch.turn ?? 0,
  });
};

/** The state and events after some words; throws at one that is not legal. */
export const run = (
  from: MasonsState,
  words: string,
): { readonly state: MasonsState; readonly events: readonly MasonsEvent[] } => {
  const state = clone(from);
  const events: MasonsEvent[] = [];
  for (const word of names(words)) {
    const move = masons.read(state, word);
    if (move === undefined) throw new Error(`${word} is no word`);
    const reason = masons.refuse(state, masons.unpack(move));
    if (reason) throw new Error(`${word} is refused: ${JSON.stringify(reason)}`);
    masons.play(state, move, (event) => events.push(event));
  }
  return { state, events };
};

/** The words of the legal moves. */
export const legalWords = (state: MasonsState): string[] =>
  masons.legal(state).map((move) => masons.write(state, move));

/** Why a word is refused, as `M5 wall`; nothing if it is not. */
export const refusal = (state: MasonsState, word: string): string | undefined => {
  const move = masons.read(state, word);
  if (move === undefined) return 'unreadable';
  const reason = masons.refuse(state, masons.unpack(move));
  return reason && [reason.rule, reason['why']].filter(Boolean).join(' ');
};

/** Every event of a kind. */
export const ofKind = <K extends MasonsEvent['kind']>(
  events: readonly MasonsEvent[],
  kind: K,
): Extract<MasonsEvent, { kind: K }>[] =>
  events.filter((event): event is Extract<MasonsEvent, { kind: K }> => event.kind === kind);

/** Houses small, palaces great, one letter a triangle (the first building where they stack). */
export const buildingLetters = (state: MasonsState): string[] =>
  Array.from({ length: BOARD.triangles }, (_, triangle) => {
    for (let colour = 0; colour < COLOUR_KINDS; colour++) {
      const at = triangle * COLOUR_KINDS + colour;
      if (state.palaces[at] > 0) return COLOURS[colour][0].toUpperCase();
      if (state.houses[at] > 0) return COLOURS[colour][0];
    }
    return OPEN;
  });
