/** Up to three tiles a street pays 1 each, a longer one 2. */
const SHORT = 3;

export const streetEach = (tiles: number): number => (tiles <= SHORT ? 1 : 2);
