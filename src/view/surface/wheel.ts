/** What a wheel event says of itself (the browser's own names). */
export interface Wheel {
  readonly deltaX: number;
  readonly deltaY: number;
  /** 0 points, 1 lines, 2 pages. */
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
  readonly timeStamp: number;
}

/** A notched wheel zooms, a pinch on a trackpad zooms finely, two fingers on it push the board. */
export type WheelStep =
  | { readonly kind: 'notch'; readonly scale: number }
  | { readonly kind: 'pinch'; readonly scale: number }
  | { readonly kind: 'push'; readonly dx: number; readonly dy: number };

export const DEVICES = ['wheel', 'trackpad'] as const;
export type Device = (typeof DEVICES)[number];

/** Events closer together than this come from the same device. */
const BURST_MS = 250;
/** The first event of a trackpad is small; one notch of a wheel is not. */
const NOTCH_PT = 40;
const LINE_PT = 40;
const PER_POINT_OF_WHEEL = 0.0022;
const PER_POINT_OF_PINCH = 0.01;
/** A single event never zooms by more than this, as a natural logarithm. */
const MOST = 0.5;

export interface Burst {
  readonly device: Device;
  readonly last: number;
}

/** Which device an event comes from: browsers do not say, so the first event of a burst is judged by its size. */
export function readDevice(event: Wheel, before: Burst | undefined): Device {
  if (before !== undefined && event.timeStamp - before.last < BURST_MS) return before.device;
  if (event.deltaMode !== 0) return 'wheel';
  return event.deltaX === 0 && Math.abs(event.deltaY) >= NOTCH_PT ? 'wheel' : 'trackpad';
}

export function readWheel(event: Wheel, device: Device): WheelStep {
  const unit = event.deltaMode === 0 ? 1 : LINE_PT;
  if (event.ctrlKey) return { kind: 'pinch', scale: factor(event.deltaY * unit * PER_POINT_OF_PINCH) };
  switch (device) {
    case 'wheel':
      return { kind: 'notch', scale: factor(event.deltaY * unit * PER_POINT_OF_WHEEL) };
    case 'trackpad':
      return { kind: 'push', dx: -event.deltaX, dy: -event.deltaY };
  }
}

function factor(turn: number): number {
  return Math.exp(-Math.min(MOST, Math.max(-MOST, turn)));
}
