let region: HTMLElement | undefined;

const liveRegion = (): HTMLElement => {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.dataset.testid = 'announcements';
  region.style.cssText =
    'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(region);
  return region;
};

/** Has a screen reader, if one is on, say this: a polite live region, since react-native-web has none. */
export const announce = (sentence: string): void => {
  const line = document.createElement('p');
  line.textContent = sentence;
  // Only the newest line stays: what was said need not be found again by browsing.
  liveRegion().replaceChildren(line);
};

/** Says what a live region has come to say: browsers read them by themselves. */
export const announceChange = (_sentence: string): void => undefined;

/** Takes back what was said last: it would stay in the page, for whoever looks there next. */
export const hush = (): void => region?.replaceChildren();
