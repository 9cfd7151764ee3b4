// @ts-check
/** Runs in the page: a touch meant for one element never acts on another that moved under the finger meanwhile. */
const { pick } = require('./describe');
const { obstacleAt } = require('./visibility');

/**
 * Watches for the next touch. If it would not reach its element it is swallowed whole, before the app sees it.
 * @param {{ predicate: import('../types').Predicate, index: number, point: import('../types').Point }} query
 */
function guardTouch(query) {
  const el = pick(query);
  const names = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup', 'click'];
  /** @type {{ why: import('../types').Obstacle } | undefined} */
  let verdict;
  /** @param {Event} event */
  const judge = (event) => {
    verdict ??= { why: el.isConnected ? obstacleAt(el, query.point) : 'it was replaced under the finger' };
    if (verdict.why === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of names) addEventListener(name, judge, { capture: true, passive: false });
  Reflect.set(window, Symbol.for('touch guard'), () => {
    for (const name of names) removeEventListener(name, judge, { capture: true });
    return verdict?.why;
  });
}

/**
 * Ends the watch and tells why the touch was swallowed, if it was. A page that the touch has left has no watch.
 * @returns {import('../types').Obstacle}
 */
function releaseTouch() {
  return Reflect.get(window, Symbol.for('touch guard'))?.();
}

module.exports = { guardTouch, releaseTouch };
