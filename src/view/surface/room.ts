import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { LayoutChangeEvent } from 'react-native';
import { scheduleOnUI } from 'react-native-worklets';

import type { Insets, Rect, Size } from '../camera/camera';
import type { Room } from '../camera/room';
import { follow, reshape } from './manners';
import type { Rig } from './rig';

/** Points that one cell's side takes at most when a board is fitted, and at the closest. */
const SNUG_CELL = 120;
const CLOSEST_CELL = 360;

export const UNSEEN: Size = { width: 0, height: 0 };
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export function makeRoom(bounds: Rect, insets: Insets, cell: number, viewport: Size): Room {
  return { bounds, insets, viewport, snug: SNUG_CELL / cell, closest: CLOSEST_CELL / cell };
}

/** Keeps a rig's room up to date with the surface's size and props. Returns the surface's `onLayout`. */
export function useRoom(rig: Rig, room: Room, focus: Rect | undefined) {
  const viewport = useRef(UNSEEN);
  const bounds = useSteadyRect(room.bounds);
  const shown = useSteadyRect(focus);
  const { snug, closest } = room;
  const { top, right, bottom, left } = room.insets;
  const insets = useMemo(() => ({ top, right, bottom, left }), [top, right, bottom, left]);
  const latest = useRef({ bounds, insets, snug, closest });

  useEffect(() => {
    const before = latest.current;
    latest.current = { bounds, insets, snug, closest };
    const next = { ...latest.current, viewport: viewport.current };
    if (before.insets === insets) scheduleOnUI(follow, rig, next, shown);
    else scheduleOnUI(reshape, rig, next);
  }, [rig, bounds, insets, snug, closest, shown]);

  return useCallback(
    (event: LayoutChangeEvent) => {
      const { width, height } = event.nativeEvent.layout;
      viewport.current = { width, height };
      scheduleOnUI(reshape, rig, { ...latest.current, viewport: viewport.current });
    },
    [rig],
  );
}

/** The same rect while its numbers are the same, so that a new object alone moves nothing. */
function useSteadyRect<T extends Rect | undefined>(rect: T): T {
  const { x, y, width, height } = rect ?? ({} as Partial<Rect>);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => rect, [x, y, width, height]);
}
