/** Luck that nothing in the app can foresee: seeds and names of new games. */
const throwLot = (): number => Math.floor(Math.random() * 0x100000000);

export const newSeed = throwLot;

/** A name for a save that no other will have. */
export const newId = (): string =>
  [throwLot(), throwLot()].map((lot) => lot.toString(36).padStart(7, '0')).join('');
