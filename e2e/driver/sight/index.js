// @ts-check
/** Carries the functions of this folder into the page. They are plain functions that call each other by name. */
const describe = require('./describe');
const find = require('./find');
const guard = require('./guard');
const visibility = require('./visibility');

const VERBS = { ...find, ...visibility, ...describe, ...guard };

const SOURCE = Object.values(VERBS).map(String).join('\n');

/**
 * Asks the page one thing.
 * @template {'look' | 'obstacle' | 'focusField' | 'activate' | 'scrollOffset' | 'guardTouch' | 'releaseTouch'} V
 * @param {import('playwright-core').Page} page
 * @param {V} verb
 * @param {Parameters<typeof VERBS[V]>[0]} query
 * @returns {Promise<ReturnType<typeof VERBS[V]>>}
 */
function ask(page, verb, query) {
  return page.evaluate(`(() => { ${SOURCE}\nreturn ${verb}(${JSON.stringify(query)}); })()`);
}

module.exports = { ask };
