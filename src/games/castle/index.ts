/** The door of The Castle. */
export { castle } from './game';
