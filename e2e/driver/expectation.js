// @ts-check
/** Detox's expectations and waitFor: each is a question about sightings, asked again until its time is up. */
const { WebElement } = require('./element');
const { toPattern } = require('./matchers');
const { poll } = require('./poll');
const { fits } = require('./sight/find');

/**
 * @typedef {import('./types').Sighting} Sighting
 * @typedef {import('./types').Direction} Direction
 * @typedef {{ holds: boolean, got: string } | { why: string }} Finding `why`: the question cannot be asked
 * @typedef {(element: WebElement) => Promise<Finding>} Question
 * @typedef {{ words: string, ask: Question }} Claim
 */

const DEFAULT_SHARE = 75;

/**
 * A question about the one element meant. Without it neither the claim nor its opposite holds.
 * @param {string} words
 * @param {(sighting: Sighting) => boolean} test
 * @param {(sighting: Sighting) => unknown} show
 * @returns {Claim}
 */
function aboutOne(words, test, show) {
  return {
    words,
    ask: async (element) => {
      const found = await element.sight();
      if ('why' in found) return found;
      return { holds: test(found.value), got: JSON.stringify(show(found.value)) ?? 'none' };
    },
  };
}

/** Every claim that can be made about an element. */
const claims = {
  /** @param {number} [share] */
  toBeVisible: (share = DEFAULT_SHARE) => {
    if (!Number.isSafeInteger(share) || share < 1 || share > 100) {
      throw new Error(`toBeVisible takes a whole number from 1 to 100, not ${share}`);
    }
    /** @type {Question} */
    const ask = async (element) => {
      const found = await element.sight();
      if ('value' in found)
        return { holds: found.value.visible >= share, got: `${found.value.visible}% of it` };
      return found.why.includes('atIndex') ? found : { holds: false, got: found.why };
    };
    return { words: `to be visible by ${share}%`, ask };
  },

  /** In the document, shown or not. */
  toExist: () => {
    /** @type {Question} */
    const ask = async (element) => {
      const count = (await element.sightings()).length;
      return { holds: count > (element.index ?? 0), got: `${count} of it` };
    };
    return { words: 'to exist', ask };
  },

  toBeFocused: () =>
    aboutOne(
      'to be focused',
      (one) => one.focused,
      (one) => one.focused,
    ),

  /** @param {string | RegExp} text */
  toHaveText: (text) =>
    aboutOne(
      `to have the text ${text}`,
      (one) => fits(toPattern(text), one.text),
      (one) => one.text,
    ),

  /** @param {string | RegExp} label */
  toHaveLabel: (label) =>
    aboutOne(
      `to have the label ${label}`,
      (one) => fits(toPattern(label), one.label),
      (one) => one.label,
    ),

  /** @param {string} id */
  toHaveId: (id) =>
    aboutOne(
      `to have the id ${id}`,
      (one) => one.identifier === id,
      (one) => one.identifier,
    ),

  /** @param {unknown} value */
  toHaveValue: (value) =>
    aboutOne(
      `to have the value ${value}`,
      (one) => one.value === String(value),
      (one) => one.value,
    ),

  /** @param {boolean} on */
  toHaveToggleValue: (on) =>
    aboutOne(
      `to be ${on ? 'on' : 'off'}`,
      (one) => one.toggled === on,
      (one) => one.toggled,
    ),
};

/**
 * Asks until the claim, or its opposite, holds.
 * @param {WebElement} element
 * @param {Claim} claim
 * @param {boolean} negated
 * @param {number} patience milliseconds
 */
async function insist(element, claim, negated, patience) {
  const words = `expected ${element.name} ${negated ? 'not ' : ''}${claim.words}`;
  try {
    await poll(patience, async () => {
      const finding = await claim.ask(element);
      if ('why' in finding) return { why: `${words}, but ${finding.why}` };
      return finding.holds !== negated ? { value: true } : { why: `${words}, but got ${finding.got}` };
    });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Error([message, ...element.device.diary.errors].join('\n'));
  }
}

/**
 * The claims as methods, `not`, and Detox's older names for some opposites.
 * @template T
 * @param {(claim: Claim, negated: boolean) => T} state
 * @param {boolean} [negated]
 */
function claimsAbout(state, negated = false) {
  return {
    /** @returns {ReturnType<typeof claimsAbout<T>>} */
    get not() {
      return claimsAbout(state, !negated);
    },
    /** @param {number} [share] */
    toBeVisible: (share) => state(claims.toBeVisible(share), negated),
    toBeNotVisible: () => state(claims.toBeVisible(1), !negated),
    toExist: () => state(claims.toExist(), negated),
    toNotExist: () => state(claims.toExist(), !negated),
    toBeFocused: () => state(claims.toBeFocused(), negated),
    toBeNotFocused: () => state(claims.toBeFocused(), !negated),
    /** @param {string | RegExp} text */
    toHaveText: (text) => state(claims.toHaveText(text), negated),
    /** @param {string | RegExp} label */
    toHaveLabel: (label) => state(claims.toHaveLabel(label), negated),
    /** @param {string} id */
    toHaveId: (id) => state(claims.toHaveId(id), negated),
    /** @param {unknown} value */
    toHaveValue: (value) => state(claims.toHaveValue(value), negated),
    /** @param {boolean} on */
    toHaveToggleValue: (on) => state(claims.toHaveToggleValue(on), negated),
  };
}

/** @param {unknown} element */
function assertElement(element) {
  if (element instanceof WebElement) return element;
  throw new Error('expect() and waitFor() take an element, as in expect(element(by.id("…"))).');
}

/** @param {WebElement} element */
function expect(element) {
  const one = assertElement(element);
  return claimsAbout((claim, negated) => insist(one, claim, negated, one.device.patience.expectation));
}

/** @param {WebElement} element */
function waitFor(element) {
  const one = assertElement(element);
  return claimsAbout((claim, negated) => ({
    /** @param {number} ms */
    withTimeout: (ms) => insist(one, claim, negated, ms),
    /** @param {import('./matchers').Matcher} matcher */
    whileElement: (matcher) => ({
      /**
       * Scrolls until the claim holds; the end of the scroller ends the search.
       * @param {number} pixels
       * @param {Direction} [direction]
       * @param {number} [startX]
       * @param {number} [startY]
       */
      scroll: async (pixels, direction, startX, startY) => {
        const scroller = new WebElement(one.device, matcher);
        for (;;) {
          const finding = await claim.ask(one);
          if ('holds' in finding && finding.holds !== negated) return;
          try {
            await scroller.scroll(pixels, direction, startX, startY);
          } catch (error) {
            const words = `expected ${one.name} ${negated ? 'not ' : ''}${claim.words}`;
            throw new Error(`${words} while scrolling, but ${/** @type {Error} */ (error).message}`);
          }
        }
      },
    }),
  }));
}

module.exports = { expect, waitFor };
