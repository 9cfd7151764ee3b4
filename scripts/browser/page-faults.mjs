/**
 * Looks at a page as a careful person would: what sticks out, is cut off, lies on something else, is too small or lies
 * where the device has its edges.
 */

/** Runs in the page. Gives what is wrong, in words. `edge`: what the device's edges take, in points. */
function look(edge) {
  const LEAST = 43.5;
  const CONTROLS = '[role=button],[role=radio],[role=switch],[role=link],input,textarea,a[href]';
  // What lies on the board is as large as the camera makes it; the surface finds the nearest spot by itself.
  const BOARD = '[data-testid="board-surface"],[data-testid="play-board"]';
  const faults = [];
  const name = (element) =>
    element.closest('[data-testid]')?.dataset.testid ?? element.textContent.trim().slice(0, 40);
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const clips = (element) => {
    const style = getComputedStyle(element);
    return /hidden|clip|auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
  };
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
  const ancestors = (element) => {
    const all = [];
    for (let each = element.parentElement; each; each = each.parentElement) all.push(each);
    return all;
  };
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const visiblePart = (element) =>
    ancestors(element).reduce(
      (part, each) => (clips(each) ? meet(part, each.getBoundingClientRect()) : part),
      meet(element.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }),
    );

  if (document.scrollingElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (
      node.data.trim() === '' ||
      !parent ||
      !isShown(parent) ||
      parent.closest('script,style,noscript,textarea')
    )
      continue;
    if (parent.closest(BOARD) || parent.closest('[data-testid="announcements"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    // A space at the end of a line hangs over it and is not seen; on a panel that is turned, that is on the left.
    const slack = 1.5 + (/\s/.test(node.data) ? 0.25 * parseFloat(getComputedStyle(parent).fontSize) : 0);
    let shortened = false;
    for (const each of [parent, ...ancestors(parent)]) {
      if (!clips(each)) continue;
      const frame = each.getBoundingClientRect();
      const aside = text.right > frame.right + slack || text.left < frame.left - slack;
      const below = text.bottom > frame.bottom + 3 || text.top < frame.top - 3;
      // A long name may end in an ellipsis if its control says it in full.
      const spoken = each.closest('[aria-label]')?.ariaLabel?.includes(node.data.trim());
      if ((aside || below) && spoken && getComputedStyle(each).textOverflow === 'ellipsis') {
        shortened = true;
        break;
      }
      if (aside || (below && !scrolls(each))) {
        faults.push(`"${node.data.slice(0, 40)}" of ${name(parent)} is cut off`);
        break;
      }
      if (scrolls(each)) break;
    }
    if (!shortened && (text.right > innerWidth + 1 || text.left < -1))
      faults.push(`"${node.data.slice(0, 40)}" of ${name(parent)} sticks out of the page`);
  }

  const holder = (control) => ancestors(control).find(scrolls);
  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (control) => isShown(control) && !control.closest(BOARD) && !control.closest('[aria-hidden=true]'),
  );
  for (const control of controls) {
    const { width, height, left, right } = control.getBoundingClientRect();
    if (width < LEAST || height < LEAST)
      faults.push(`${name(control)} is ${Math.round(width)} by ${Math.round(height)}`);
    if (left < -1 || right > innerWidth + 1) faults.push(`${name(control)} sticks out of the page`);
    const part = visiblePart(control);
    if (area(part) === 0) continue;
    const aside = part.left < edge.left - 1 || part.right > innerWidth - edge.right + 1;
    // What scrolls may pass under a bar.
    const under =
      !holder(control) && (part.top < edge.top - 1 || part.bottom > innerHeight - edge.bottom + 1);
    if (aside || under) faults.push(`${name(control)} lies under the device's edge`);
  }
  controls.forEach((one, at) => {
    for (const other of controls.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const together = holder(one) === holder(other);
      const [a, b] = together
        ? [one.getBoundingClientRect(), other.getBoundingClientRect()]
        : [visiblePart(one), visiblePart(other)];
      if (area(a) > 0 && area(b) > 0 && area(meet(a, b)) > 2)
        faults.push(`${name(one)} lies on ${name(other)}`);
    }
  });
  return [...new Set(faults)];
}

/** `insets`: top, right, bottom, left. */
export const faultsOf = (page, insets) => {
  const [top, right, bottom, left] = insets.split(',').map(Number);
  return page.evaluate(look, { top, right, bottom, left });
};
