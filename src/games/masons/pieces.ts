/** The pieces of the set and their numbers (M1, M2). Names are save format: they never change. */
export const TOWER_COLOURS = ['white', 'grey', 'black'] as const;
export type TowerColour = (typeof TOWER_COLOURS)[number];

/** The colours of houses and palaces. */
export const COLOURS = ['yellow', 'green', 'blue', 'pink', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const KINGDOMS = ['west', 'centre', 'east'] as const;

export const TOWER_KINDS = TOWER_COLOURS.length;
export const COLOUR_KINDS = COLOURS.length;

/** The sixth face of a house die, "?". */
export const ANY = COLOURS.length;
/** No line, no colour, no city, no die. */
export const NONE = -1;

export const WALLS = 33;
/** Of each tower colour. */
export const TOWERS_EACH = 10;
/** Of each building colour. */
export const HOUSES_EACH = 12;
export const PALACES_EACH = 3;

/** Faces of the tower die that show a colour. */
export const TOWER_FACES = 2;
export const TOWER_DIE: readonly TowerColour[] = TOWER_COLOURS.flatMap((colour) =>
  new Array<TowerColour>(TOWER_FACES).fill(colour),
);
export const HOUSE_DIE = [...COLOURS, 'any'] as const;

export const FIRST_HAND = 6;
/** M4 */
export const FIRST_POINTS = 1;
export const MOST_SEATS = 4;
