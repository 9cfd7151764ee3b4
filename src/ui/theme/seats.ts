/** The six seats: a colour-blind-safe colour, the emblem that says the same without it, and the ink legible on it. */
export const SEAT_LOOKS = [
  { name: 'vermilion', colour: '#D55E00', emblem: 'fleur-de-lis', on: '#1F140D' },
  { name: 'blue', colour: '#0072B2', emblem: 'tower', on: '#FFFFFF' },
  { name: 'green', colour: '#009E73', emblem: 'oak-leaf', on: '#1F140D' },
  { name: 'yellow', colour: '#F0E442', emblem: 'sun', on: '#1F140D' },
  { name: 'mauve', colour: '#CC79A7', emblem: 'rose', on: '#1F140D' },
  { name: 'charcoal', colour: '#3A3A3A', emblem: 'key', on: '#FFFFFF' },
] as const;

export type SeatLook = (typeof SEAT_LOOKS)[number];

/** How the seat of this colour looks. */
export const lookOfSeat = (colour: SeatLook['name']): SeatLook =>
  SEAT_LOOKS.find(({ name }) => name === colour) ?? SEAT_LOOKS[0];
