const COLUMNS = 'ABCDE';
const MIDDLE = 2;

/** A plot as on a street map: columns by letter from the west, rows by number from the north. */
export const nameOfPlot = (column: number, row: number): string =>
  `${COLUMNS[column + MIDDLE]}${row + MIDDLE + 1}`;
