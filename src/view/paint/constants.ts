import type {
  BlurStyle,
  ClipOp,
  FilterMode,
  MipmapMode,
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  TileMode,
  BlendMode,
} from '@shopify/react-native-skia';

/** All of Skia as a value that is handed in. */
export type SkiaApi = typeof Skia;

/**
 * Skia's enumerations by value. Importing them would evaluate all of Skia, which on the web must wait for CanvasKit
 * and in a plain Node script has no platform to run on; types cost nothing.
 */
export const STYLE = { fill: 0 as PaintStyle.Fill, stroke: 1 as PaintStyle.Stroke } as const;
export const CAP = { butt: 0 as StrokeCap.Butt, round: 1 as StrokeCap.Round } as const;
export const JOIN = { round: 1 as StrokeJoin.Round } as const;
export const BLUR = { normal: 0 as BlurStyle.Normal } as const;
export const CLIP = { difference: 0 as ClipOp.Difference, intersect: 1 as ClipOp.Intersect } as const;
export const TILE_MODE = { clamp: 0 as TileMode.Clamp, repeat: 1 as TileMode.Repeat } as const;
export const FILTER = { linear: 1 as FilterMode.Linear } as const;
export const MIPMAP = { none: 0 as MipmapMode.None, linear: 2 as MipmapMode.Linear } as const;
export const BLEND = { srcOver: 3 as BlendMode.SrcOver, srcATop: 9 as BlendMode.SrcATop } as const;
