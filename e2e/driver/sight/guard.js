// @ts-check
/** Runs in the page: a touch meant for one element never acts on another that moved under the finger meanwhile. */
const { pick } = require('./describe');
const { obstacleAt, takesTouchAt } = require('./visibility');

/**
 * Watches the next touch. If it would not reach its element it is swallowed whole, before the app sees it. A button acts
 * at the click only: if it has moved from under the finger by then, the click is swallowed too.
 * @param {{ predicate: import('../types').Predicate, index: number, point: import('../types').Point, held: boolean }} query
 *   `held`: the finger stays, so the app may answer before it leaves
 */
function guardTouch(query) {
  const el = pick(query);
  const names = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup', 'click'];
  // What lets touches through leaves them to something that acts when the finger leaves, and may move the element then.
  const judged = !query.held && takesTouchAt(el, query.point) ? ['mousedown', 'mouseup', 'click'] : [];
  /** @type {import('../types').Obstacle} */
  let why;
  let [begun, done] = [false, false];
  /** @param {Event} event */
  const judge = (event) => {
    if (why === undefined && (!begun || (!done && judged.includes(event.type)))) {
      why = el.isConnected ? obstacleAt(el, query.point) : 'it was replaced under the finger';
    }
    begun = true;
    // Of several taps the first is judged: the app may answer to it.
    done ||= event.type === 'click';
    if (why === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of names) addEventListener(name, judge, { capture: true, passive: false });
  Reflect.set(window, Symbol.for('touch guard'), () => {
    for (const name of names) removeEventListener(name, judge, { capture: true });
    return why;
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
