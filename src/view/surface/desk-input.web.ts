import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

import { clearArea, middle } from '../camera/room';
import { readKey } from './keys';
import { drift, settle, showAll, step } from './manners';
import type { Rig } from './rig';
import { readDevice, readWheel, type Burst } from './wheel';

/** A trackpad that is quiet for so long has come to rest. */
const QUIET_MS = 160;

/** Wheel, trackpad and keys move the camera. In a browser there is one thread, so the rig is moved straight from here. */
export function useDeskInput(surface: RefObject<View | null>, rig: Rig): void {
  useEffect(() => {
    // React Native for the web hands out the element itself.
    const element = surface.current as unknown as HTMLElement | null;
    if (element === null) return undefined;
    // A focused view outside the surface must not scroll it: `hidden` could still be scrolled by focus, `clip` cannot.
    element.style.setProperty('overflow', 'clip');
    const listeners = new AbortController();
    listenToWheel(element, rig, listeners.signal);
    listenToKeys(element, rig, listeners.signal);
    return () => listeners.abort();
  }, [surface, rig]);
}

function listenToWheel(element: HTMLElement, rig: Rig, signal: AbortSignal) {
  let burst: Burst | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const device = readDevice(event, burst);
    burst = { device, last: event.timeStamp };
    const corner = element.getBoundingClientRect();
    const focal = { x: event.clientX - corner.left, y: event.clientY - corner.top };
    const read = readWheel(event, device);
    if (read.kind === 'notch') return step(rig, 0, 0, read.scale, focal);
    if (read.kind === 'pinch') drift(rig, 0, 0, read.scale, focal);
    else drift(rig, read.dx, read.dy, 1, focal);
    clearTimeout(quiet);
    quiet = setTimeout(() => settle(rig), QUIET_MS);
  };
  element.addEventListener('wheel', turn, { passive: false, signal });
  signal.addEventListener('abort', () => clearTimeout(quiet));
}

function listenToKeys(element: HTMLElement, rig: Rig, signal: AbortSignal) {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const read = readKey(event.key);
    if (read === undefined) return;
    event.preventDefault();
    const room = rig.room.value;
    const area = clearArea(room);
    if (read.kind === 'fit') showAll(rig);
    else if (read.kind === 'zoom') step(rig, 0, 0, read.scale, middle(room));
    else step(rig, read.across * area.width, read.down * area.height, 1, middle(room));
  };
  element.addEventListener('keydown', press, { signal });
}
