/** Small towns that many examples begin with. */

/** A dead end at a public building. */
export const COURT = `
  +     +
   rrrrr
   rrrrr
   rrBrr
   rrsrr
   rrsrr
  +     +`;

/** Nothing but residential ground. */
export const GREEN = `
  +     +
   rrrrr
   rrrrr
   rrBrr
   rrrrr
   rrrrr
  +     +`;

/** A street with a house. */
export const LANE = `
  +     +
   rrsrr
   rrsBr
   rrsrr
   rrsrr
   rrsrr
  +     +`;

/** A fish market at the end of a street. */
export const STALL = `
  +     +
   mmmmm
   rmFmr
   rrsrr
   rrsrr
   rrsrr
  +     +`;
