// @ts-check
/** Runs in the page: what the driver asks of it. Everything of one answer is seen in one moment. */
const { find, isEnabled, labelOf, textOf, toggleOf, valueOf } = require('./find');
const { nameOf, obstacleAt, visibleShare, withEverythingTouchable } = require('./visibility');

/**
 * @typedef {import('../types').Predicate} Predicate
 * @typedef {import('../types').Point} Point
 * @typedef {import('../types').Sighting} Sighting
 */

/**
 * Describes every element the predicate means.
 * @param {{ predicate: Predicate }} query
 */
function look({ predicate }) {
  return withEverythingTouchable(() => find(predicate).map(describe));
}

/**
 * @param {Element} el
 * @returns {Sighting}
 */
function describe(el) {
  const { x, y, width, height } = el.getBoundingClientRect();
  const rendered = isRendered(el);
  return {
    name: nameOf(el),
    identifier: el.getAttribute('data-testid') ?? '',
    text: textOf(el),
    label: labelOf(el),
    value: valueOf(el),
    placeholder: el.getAttribute('placeholder') ?? undefined,
    toggled: toggleOf(el),
    enabled: isEnabled(el),
    focused: el === document.activeElement,
    rendered,
    frame: { x, y, width, height },
    visible: rendered ? visibleShare(el) : 0,
  };
}

/** @param {Element} el */
function isRendered(el) {
  return el.checkVisibility({ visibilityProperty: true });
}

/**
 * The nth rendered element the predicate means.
 * @param {{ predicate: Predicate, index: number }} which
 */
function pick({ predicate, index }) {
  const el = find(predicate).filter(isRendered)[index];
  if (el === undefined) throw new Error('it is no longer there');
  return el;
}

/** @param {{ predicate: Predicate, index: number, point: Point }} query */
function obstacle(query) {
  return obstacleAt(pick(query), query.point);
}

/**
 * Focuses a field and selects all of its text, or puts the caret behind it.
 * @param {{ predicate: Predicate, index: number, caret: 'all' | 'end' }} query
 */
function focusField(query) {
  const el = pick(query);
  const holds = el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement;
  const field = holds ? el : el.querySelector('input, textarea');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    throw new Error('it takes no text');
  }
  field.focus();
  field.setSelectionRange(query.caret === 'all' ? 0 : field.value.length, field.value.length);
}

/**
 * Activates an element as a screen reader does: without a touch.
 * @param {{ predicate: Predicate, index: number }} query
 */
function activate(query) {
  const el = pick(query);
  if (!(el instanceof HTMLElement)) throw new Error('it cannot be activated');
  el.focus();
  el.click();
}

/**
 * How far the nearest scroller has been scrolled: the element itself, else one inside it, else one around it.
 * @param {{ predicate: Predicate, index: number, axis: 'x' | 'y' }} query
 * @returns {import('../types').ScrollOffset}
 */
function scrollOffset(query) {
  const el = pick(query);
  /** @param {Element} one */
  const scrolls = (one) => {
    const style = getComputedStyle(one);
    const overflow = query.axis === 'x' ? style.overflowX : style.overflowY;
    const room = query.axis === 'x' ? one.scrollWidth - one.clientWidth : one.scrollHeight - one.clientHeight;
    return room > 0 && (one === document.scrollingElement || /auto|scroll/.test(overflow));
  };
  const around = [];
  for (let up = el.parentElement; up !== null; up = up.parentElement) around.push(up);
  const scroller = [el, ...el.querySelectorAll('*'), ...around].find(scrolls);
  return { x: scroller?.scrollLeft ?? 0, y: scroller?.scrollTop ?? 0, moves: scroller !== undefined };
}

module.exports = { look, describe, isRendered, pick, obstacle, focusField, activate, scrollOffset };
