/** A tile of a tower pays 2. */
export const TOWER_EACH = 2;
