// @ts-check
/** Runs in the page: how much of an element can be seen, and whether a touch would reach it. */

/**
 * How much of the element can be seen, 0–100: what is off screen, clipped, transparent or painted over is not.
 * @param {Element} el
 */
function visibleShare(el) {
  const frame = el.getBoundingClientRect();
  if (frame.width === 0 || frame.height === 0 || opacityOf(el) < 0.02) return 0;
  const SIDE = 7;
  let seen = 0;
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const x = frame.x + (frame.width * (column + 0.5)) / SIDE;
      const y = frame.y + (frame.height * (row + 0.5)) / SIDE;
      if (isSeenAt(el, x, y)) seen++;
    }
  }
  return Math.round((100 * seen) / (SIDE * SIDE));
}

/**
 * @param {Element} el
 * @param {number} x
 * @param {number} y
 */
function isSeenAt(el, x, y) {
  for (const front of document.elementsFromPoint(x, y)) {
    if (el.contains(front)) return true;
    if (hidesWhatIsBehind(front)) return false;
  }
  return false;
}

/** @param {Element} el */
function hidesWhatIsBehind(el) {
  if (/^(canvas|img|video|iframe)$/i.test(el.tagName)) return opacityOf(el) >= 0.5;
  const style = getComputedStyle(el);
  if (el instanceof SVGGeometryElement) return style.fill !== 'none' && opacityOf(el) >= 0.5;
  if (style.backgroundImage !== 'none' || style.backdropFilter !== 'none') return opacityOf(el) >= 0.5;
  const [, alpha = '1'] = /(?:^rgba\(.*,|\/)\s*([\d.]+)\)$/.exec(style.backgroundColor) ?? [];
  return Number(alpha) * opacityOf(el) >= 0.5;
}

/** @param {Element} el */
function opacityOf(el) {
  let opacity = 1;
  for (let up = /** @type {Element | null} */ (el); up !== null; up = up.parentElement) {
    opacity *= Number(getComputedStyle(up).opacity);
  }
  return opacity;
}

/**
 * Whether a touch at this point is the element's own: it lets none through there, and nothing takes it before.
 * @param {Element} el
 * @param {import('../types').Point} point
 */
function takesTouchAt(el, { x, y }) {
  return el.contains(document.elementFromPoint(x, y));
}

/**
 * What keeps a touch at this point from the element; undefined if nothing does.
 * An element that lets touches through is reached when nothing in front of it takes them.
 * @param {Element} el
 * @param {import('../types').Point} point
 * @returns {import('../types').Obstacle}
 */
function obstacleAt(el, point) {
  const taker = document.elementFromPoint(point.x, point.y);
  if (taker === null) return 'it is off the screen there';
  if (el.contains(taker)) return undefined;
  const stack = withEverythingTouchable(() => document.elementsFromPoint(point.x, point.y));
  const depth = stack.findIndex((front) => el.contains(front));
  if (depth < 0) return 'it is clipped there';
  return stack.indexOf(taker) > depth ? undefined : `it is covered there by ${nameOf(taker)}`;
}

/**
 * Runs `look` while every element can be hit: the browser's hit test is then its order of painting.
 * A sheet beside the document leaves no trace that the app could observe.
 * @template T
 * @param {() => T} look
 */
function withEverythingTouchable(look) {
  const sheet = new CSSStyleSheet();
  // The ids only outrank the app's own `!important` rules.
  sheet.replaceSync(':is(*, #a#a#a) { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  try {
    return look();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
}

/**
 * A word for an element in messages.
 * @param {Element} el
 */
function nameOf(el) {
  const id = el.closest('[data-testid]')?.getAttribute('data-testid');
  return id === undefined ? `<${el.tagName.toLowerCase()}>` : `<${el.tagName.toLowerCase()}> of ${id}`;
}

module.exports = {
  visibleShare,
  isSeenAt,
  hidesWhatIsBehind,
  opacityOf,
  takesTouchAt,
  obstacleAt,
  withEverythingTouchable,
  nameOf,
};
