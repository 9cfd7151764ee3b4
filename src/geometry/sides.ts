/**
 * Sides, slots and turns of a square tile.
 *
 * Sides and quarter turns share the numbers 0–3 and the letters n, e, s, w, clockwise. A side has three slots, so a
 * tile has twelve, numbered clockwise from the left slot of the north side; a clockwise quarter turn adds three.
 * North is y − 1.
 */
export const SIDES = ['n', 'e', 's', 'w'] as const;

export const SLOTS = 12;
export const SLOTS_A_SIDE = 3;

/** The step to the neighbour across a side. */
export const DX = [0, 1, 0, -1] as const;
export const DY = [-1, 0, 1, 0] as const;

/** The slot of the neighbouring tile that faces a slot: left meets right across a side. */
export const FACING: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => {
  const side = Math.floor(slot / SLOTS_A_SIDE);
  const place = slot % SLOTS_A_SIDE;
  return ((side + 2) % 4) * SLOTS_A_SIDE + (SLOTS_A_SIDE - 1 - place);
});

/** Where an upright slot lies after clockwise quarter turns. */
export const turnSlot = (slot: number, turn: number): number => (slot + SLOTS_A_SIDE * turn) % SLOTS;

/** A side or turn by its letter. */
export const parseSide = (letter: string): number | undefined => {
  const side = (SIDES as readonly string[]).indexOf(letter);
  return side < 0 ? undefined : side;
};

/** A slot as a word: `n1 n2 n3 e1 … w3`. */
export const writeSlot = (slot: number): string =>
  `${SIDES[Math.floor(slot / SLOTS_A_SIDE)]}${(slot % SLOTS_A_SIDE) + 1}`;

export const parseSlot = (word: string): number | undefined => {
  const match = /^([nesw])([123])$/.exec(word);
  const side = match ? parseSide(match[1]) : undefined;
  return match && side !== undefined ? side * SLOTS_A_SIDE + Number(match[2]) - 1 : undefined;
};
