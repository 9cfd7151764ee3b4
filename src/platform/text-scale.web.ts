import { useMemo, useSyncExternalStore } from 'react';

import type { TextScale } from './text-scale';

const USUAL = 16;

const read = (): number => {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / USUAL : 1;
};

/** Browsers tell nobody when the text size changes, but a box one rem wide changes with it. */
const watch = (changed: () => void): (() => void) => {
  const probe = document.createElement('div');
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:fixed;width:1rem;height:0;visibility:hidden;pointer-events:none';
  document.body.append(probe);
  const observer = new ResizeObserver(changed);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
};

/** In a browser the text size is that of the root element; react-native-web counts in pixels and ignores it. */
export const useTextScale = (): TextScale => {
  const scale = useSyncExternalStore(watch, read);
  return useMemo(() => ({ asked: scale, missing: scale }), [scale]);
};
