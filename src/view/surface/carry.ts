import { useEffect, useMemo } from 'react';
import { ReduceMotion, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';

import type { Point, Rect } from '../camera/camera';
import { useToHost } from './to-host';

/** A piece that a finger can pick up. A drag that begins on it moves it instead of the board. */
export interface Carry {
  /** Where the piece lies, in board units; undefined while there is nothing to pick up. */
  readonly piece: SharedValue<Rect | undefined>;
  /** How far the piece is from where it lies, in board units: draw it under a Group moved by this. */
  readonly shift: SharedValue<Point>;
  readonly lift: () => void;
  /** Without a place: the drag was cut off. */
  readonly drop: (middle: Point | undefined, zoom: number) => void;
}

export interface CarryOptions {
  readonly piece: Rect | undefined;
  readonly onLift?: (() => void) | undefined;
  /** The piece was let go with its middle here. Return true if `piece` now lies elsewhere; otherwise it goes back. */
  readonly onDrop: (middle: Point, zoom: number) => boolean;
}

const NOWHERE: Point = { x: 0, y: 0 };
const BACK = { duration: 180, reduceMotion: ReduceMotion.System };

/** Makes a piece that can be dragged over the board. */
export function useCarry(options: CarryOptions): Carry {
  const piece = useSharedValue(options.piece);
  const shift = useSharedValue(NOWHERE);

  const { x, y, width, height } = options.piece ?? {};
  useEffect(() => {
    const known = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
    piece.set(known ? { x, y, width, height } : undefined);
    shift.set(NOWHERE);
  }, [piece, shift, x, y, width, height]);

  const lift = useToHost(() => options.onLift?.());
  const drop = useToHost((middle: Point | undefined, zoom: number) => {
    const moved = middle !== undefined && options.onDrop(middle, zoom);
    if (!moved) shift.set(withTiming({ x: 0, y: 0 }, BACK));
  });
  return useMemo(() => ({ piece, shift, lift, drop }), [piece, shift, lift, drop]);
}
