import { palette } from './palette';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/**
 * What a colour is for. Text is `ink`, `muted`, `accent` or `danger` and may stand on `page`, `card` or `table`;
 * `contrast.test.ts` proves every such pair.
 */
export interface Colours {
  /** The sheet itself. */
  readonly page: string;
  /** A slip laid on the sheet. */
  readonly card: string;
  /** What shows around the board. */
  readonly table: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly danger: string;
  readonly primary: string;
  readonly primaryPressed: string;
  readonly onPrimary: string;
  /** A wash under a quiet control while it is pressed or pointed at. */
  readonly wash: string;
  /** Edge of a control. */
  readonly edge: string;
  /** Ruled lines and frames: ornament, says nothing alone. */
  readonly rule: string;
  readonly gilt: string;
  readonly focus: string;
  readonly shadow: string;
}

const light: Colours = {
  page: palette.parchment,
  card: '#F8F1E0',
  table: palette.table,
  ink: palette.ink,
  muted: '#695141',
  accent: '#8F3B27',
  danger: '#8C1C28',
  primary: palette.terracotta[2],
  primaryPressed: '#883A27',
  onPrimary: '#FFF8EA',
  wash: 'rgba(59, 42, 32, 0.09)',
  edge: '#7B6650',
  rule: '#C3AC80',
  gilt: '#B98A22',
  focus: '#1F5C8F',
  shadow: 'rgba(59, 42, 32, 0.28)',
};

/** The same sheet by lamplight. */
const dark: Colours = {
  page: '#1E1813',
  card: '#2B231C',
  table: '#14100C',
  ink: '#F0E4CB',
  muted: '#C0AD8E',
  accent: '#EBA07C',
  danger: '#FF9A8F',
  primary: palette.terracotta[0],
  primaryPressed: '#E28F6D',
  onPrimary: '#24140C',
  wash: 'rgba(240, 228, 203, 0.10)',
  edge: '#957F65',
  rule: '#57483A',
  gilt: palette.grain,
  focus: '#8CC4E8',
  shadow: 'rgba(0, 0, 0, 0.5)',
};

export const colours: Readonly<Record<Scheme, Colours>> = { light, dark };
