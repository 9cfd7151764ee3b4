/** Distances in points; every margin and gap is one of these. */
export const space = { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, huge: 48 } as const;

export const radius = { s: 4, m: 8, l: 14, round: 999 } as const;

/** The least side of anything that can be pressed. */
export const HIT = 44;

/** From this size of text on, lines for short words hold them no more. */
export const LARGE_TEXT = 1.3;

/** Widths at which a layout changes its mind; never the name of a device. */
export const width = {
  /** A column of text and controls reads well up to here. */
  column: 560,
  /** Two columns side by side. */
  pair: 920,
  /** From here on there is room for two columns. */
  wide: 680,
} as const;

export interface Elevation {
  readonly boxShadow: string;
}

/** Shadows fall to the south-east, as on the board. */
export const elevationOf = (shadow: string) =>
  ({
    low: { boxShadow: `1px 1px 3px ${shadow}` },
    high: { boxShadow: `2px 4px 12px ${shadow}` },
  }) satisfies Record<string, Elevation>;
