/** The door of The City. */
export { city } from './game';
