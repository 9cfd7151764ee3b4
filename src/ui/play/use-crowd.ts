import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useWindowDimensions } from 'react-native';

import type { AnyDesk, Choice } from '@/games/desk';
import type { DisplayList } from '@/geometry/display-list';
import type { BoardSurfaceHandle } from '@/view/board-surface';
import { hullOf, type Camera, type Insets, type Rect } from '@/view/camera/camera';

/** Points of one cell under which places within it cannot be told apart by a finger. */
const CROWDED_PT = 84;
/** Places that lie within so many cells can be looked at together from near by. */
const TOGETHER = 6;
/** Cells left free round them. */
const ROUND = 1;

interface Crowd {
  readonly desk: AnyDesk;
  readonly list: DisplayList;
  readonly insets: Insets;
}

/** Where places lie that are too small or too close together for fingers at this zoom; nothing if they are not. */
export const crowdAt = (choices: readonly Choice[], cell: number, zoom: number): Rect | undefined => {
  if (choices.length === 0 || cell * zoom >= CROWDED_PT) return undefined;
  const { box } = choices[0];
  if (box.width >= cell) return undefined;
  const { x, y, width, height } = hullOf(choices.map(({ box: each }) => each));
  if (Math.max(width, height) > TOGETHER * cell) return undefined;
  const round = ROUND * cell;
  return { x: x - round, y: y - round, width: width + 2 * round, height: height + 2 * round };
};

/**
 * Shows places to choose from: comes close when they are crowded and goes back to where the player looked from afterwards;
 * comes near when hardly any is in sight.
 */
export const useCrowd = (
  surface: RefObject<BoardSurfaceHandle | null>,
  choices: readonly Choice[],
  crowd: Crowd,
): ((camera: Camera) => void) => {
  const window = useWindowDimensions();
  const camera = useRef<Camera>(undefined);
  const before = useRef<{ readonly view: Rect; readonly all: boolean }>(undefined);
  const attend = useRef<(at: Camera) => void>(undefined);
  useEffect(() => {
    attend.current = (now) => {
      const { desk, list, insets } = crowd;
      const huddle = crowdAt(choices, desk.cell, now.zoom);
      if (huddle) {
        const view = viewOf(now, insets, window);
        before.current ??= { view, all: holds(view, list.box) };
        surface.current?.closeIn(huddle);
      } else if (before.current && (choices.length === 0 || choices[0].box.width >= desk.cell)) {
        if (before.current.all) surface.current?.fit();
        else surface.current?.reveal(before.current.view);
        before.current = undefined;
      } else {
        surface.current?.present(choices.map(({ box }) => box));
      }
    };
  });
  useEffect(() => {
    if (camera.current) attend.current?.(camera.current);
  }, [choices]);

  return useCallback((at: Camera) => {
    const first = camera.current === undefined;
    camera.current = at;
    // Whoever opens a game may find such places there.
    if (first) attend.current?.(at);
  }, []);
};

const viewOf = (
  { x, y, zoom }: Camera,
  { top, right, bottom, left }: Insets,
  { width, height }: { readonly width: number; readonly height: number },
): Rect => ({
  x: x + left / zoom,
  y: y + top / zoom,
  width: (width - left - right) / zoom,
  height: (height - top - bottom) / zoom,
});

const holds = (view: Rect, box: Rect): boolean =>
  view.x <= box.x &&
  view.y <= box.y &&
  view.x + view.width >= box.x + box.width &&
  view.y + view.height >= box.y + box.height;
