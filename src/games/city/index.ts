/** The door of The City. */
export { desk } from './desk/desk';
export { keepFigures } from './figures';
export { city } from './game';
export { judge } from './hints';
export { listPieces } from './piece-list';
export { print } from './print';
export type { CityState } from './state';
