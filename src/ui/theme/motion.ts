/** Durations in milliseconds. Motion says something or is not there. */
export interface Motion {
  readonly reduced: boolean;
  /** A control answers a touch. */
  readonly quick: number;
  /** A thing settles in its place; a screen comes in. */
  readonly settle: number;
}

const full: Motion = { reduced: false, quick: 90, settle: 260 };
const still: Motion = { reduced: true, quick: 0, settle: 0 };

/** The durations for someone who asked the system for less motion, or did not. */
export const motionFor = (reduced: boolean): Motion => (reduced ? still : full);
