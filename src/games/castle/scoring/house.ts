/** A tile of a house pays 1. */
export const HOUSE_EACH = 1;
