// @ts-check
/** Waits for something to come true. In a browser this stands in for Detox's wait until the app is idle. */

const PAUSE = 40;

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tries until an attempt does not answer with a reason against it; then throws the last reason.
 * @template T
 * @param {number} patience milliseconds
 * @param {() => Promise<{ value: T } | { why: string }>} attempt
 * @returns {Promise<T>}
 */
async function poll(patience, attempt) {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await attempt();
    if ('value' in answer) return answer.value;
    if (Date.now() >= end) throw new Error(answer.why);
    await sleep(PAUSE);
  }
}

module.exports = { poll, sleep };
