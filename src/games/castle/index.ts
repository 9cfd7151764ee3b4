/** The door of The Castle. */
export { keepFigures } from './figures';
export { castle } from './game';
export { judge } from './hints';
export { listPieces } from './piece-list';
export { print } from './print';
