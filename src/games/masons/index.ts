/** The door of Masons. */
export { keepFigures } from './figures';
export { masons } from './game';
export { judge } from './hints';
export { listPieces } from './piece-list';
export { print } from './print';
export { explain } from './scoring/pay';
export {
  describeAction,
  describeCard,
  describeEvent,
  describePart,
  describePayment,
  describeReason,
  type Message,
} from './text';
