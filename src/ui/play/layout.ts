/** How the parts of the play screen lie, by the room there is and never by the device. */
import { LARGE_TEXT, space } from '../theme/measures';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How wide ✓ is, at the end of the tray. */
export const CONFIRM_WIDTH = 72;

/** From here on a panel beside the board leaves enough of it. */
const SIDE_FROM = 700;
const WIDE_PANEL_FROM = 900;
const PANEL = 320;
const NARROW_PANEL = 280;
/** From this height on a panel has room between its head and its foot, with text of the usual size. */
const TALL = 520;
/** Large text needs more of it; the board keeps the larger half. */
const LARGE_PANEL = 1.2;
const MOST_PANEL = 0.48;

export interface PlayLayout {
  readonly shape: 'stacked' | 'beside';
  /** The panel's width, beside the board. */
  readonly panel: number;
  /** A panel without room for more than its tray: points in one line, and a paper takes all of it. */
  readonly low: boolean;
  /** How high what lies below the board, or at the panel's end, may be: the board, or the points, keep the rest. */
  readonly foot: number;
}

/** Shares of the height: a panel holds only points besides, an upright phone the whole board. */
const FOOT = { stacked: 0.46, beside: 0.7 } as const;

/**
 * Tray below on an upright phone; tray and scores at the side where there is more room across than down. `scale` is that
 * of the text, `aside` what the device's edge takes from a panel.
 */
export const layoutFor = (
  { width, height }: Room,
  { scale, aside }: { readonly scale: number; readonly aside: number },
): PlayLayout => {
  const beside = width >= SIDE_FROM || width > height;
  const shape = beside ? 'beside' : 'stacked';
  const own = (width < WIDE_PANEL_FROM ? NARROW_PANEL : PANEL) * (scale > LARGE_TEXT ? LARGE_PANEL : 1);
  return {
    shape,
    panel: Math.min(own + aside, width * MOST_PANEL),
    low: beside && height < TALL,
    foot: height * FOOT[shape],
  };
};

/** Whether a seat's person sits at the far side of a device that lies on the table: the second half of them does. */
export const sitsAcross = (
  seats: readonly { readonly by: 'person' | 'computer' }[],
  seat: number | undefined,
): boolean => {
  const persons = [...seats.keys()].filter((at) => seats[at].by === 'person');
  return seat !== undefined && persons.indexOf(seat) >= Math.max(1, Math.ceil(persons.length / 2));
};

/** Little room: a paper takes the whole panel, and the points above the tray are scrolled. */
export const paperFills = ({ shape, low }: PlayLayout, scale: number): boolean =>
  shape === 'beside' && (low || scale > LARGE_TEXT);

export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * The device's edges as they touch what lies round the board: a panel has none towards the board, and one that is turned
 * to somebody at the far side of the table has them the other way round.
 */
export const chromeEdges = (
  { shape }: Pick<PlayLayout, 'shape'>,
  safe: Edges,
  leftHand: boolean,
  turned: boolean,
): Edges => {
  if (shape === 'stacked') return safe;
  const { top, right, bottom, left } = leftHand ? { ...safe, right: 0 } : { ...safe, left: 0 };
  return turned ? { top: bottom, right: left, bottom: top, left: right } : { top, right, bottom, left };
};

/** Room that chrome takes from the board at each edge. */
export const boardInsets = (
  { shape, panel }: Pick<PlayLayout, 'shape' | 'panel'>,
  safe: Edges,
  chrome: { readonly strip: number; readonly tray: number },
  leftHand: boolean,
): Edges => {
  const margin = space.s;
  if (shape === 'stacked') {
    return {
      top: chrome.strip + margin,
      right: safe.right + margin,
      bottom: chrome.tray + margin,
      left: safe.left + margin,
    };
  }
  return {
    top: safe.top + margin,
    right: (leftHand ? safe.right : panel) + margin,
    bottom: safe.bottom + margin,
    left: (leftHand ? panel : safe.left) + margin,
  };
};
