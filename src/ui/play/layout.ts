/** How the parts of the play screen lie, by the room there is and never by the device. */
import { space } from '../theme/measures';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** From here on a panel beside the board leaves enough of it. */
const SIDE_FROM = 700;
const WIDE_PANEL_FROM = 900;
const PANEL = 320;
const NARROW_PANEL = 280;

export interface PlayLayout {
  readonly shape: 'stacked' | 'beside';
  /** The panel's width, beside the board. */
  readonly panel: number;
}

/** Tray below on an upright phone; tray and scores at the side where there is more room across than down. */
export const layoutFor = ({ width, height }: Room): PlayLayout => {
  const beside = width >= SIDE_FROM || width > height;
  return { shape: beside ? 'beside' : 'stacked', panel: width < WIDE_PANEL_FROM ? NARROW_PANEL : PANEL };
};

/** Whether a seat's person sits at the far side of a device that lies on the table: the second half of them does. */
export const sitsAcross = (
  seats: readonly { readonly by: 'person' | 'computer' }[],
  seat: number | undefined,
): boolean => {
  const persons = [...seats.keys()].filter((at) => seats[at].by === 'person');
  return seat !== undefined && persons.indexOf(seat) >= Math.max(1, Math.ceil(persons.length / 2));
};

export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Room that chrome takes from the board at each edge. */
export const boardInsets = (
  { shape, panel }: PlayLayout,
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
