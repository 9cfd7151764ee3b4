/** The door of Masons. */
export { masons } from './game';
export { listPieces } from './piece-list';
export { describeAction, describeCard, describeEvent, describePayment, describeReason } from './text';
export { explain } from './scoring/pay';
