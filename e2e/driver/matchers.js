// @ts-check
/** Detox's matchers, as data that the page can read. */

/**
 * @typedef {import('./types').Predicate} Predicate
 * @typedef {import('./types').Pattern} Pattern
 */

class Matcher {
  /**
   * @param {Predicate} predicate
   * @param {string} name for messages
   */
  constructor(predicate, name) {
    this.predicate = predicate;
    this.name = name;
  }

  /** @param {Matcher} other */
  and(other) {
    return this.#with(other.predicate, `and ${other.name}`);
  }

  /** @param {Matcher} other */
  withAncestor(other) {
    return this.#with({ kind: 'ancestor', of: other.predicate }, `inside ${other.name}`);
  }

  /** @param {Matcher} other */
  withDescendant(other) {
    return this.#with({ kind: 'descendant', of: other.predicate }, `around ${other.name}`);
  }

  /**
   * @param {Predicate} predicate
   * @param {string} name
   */
  #with(predicate, name) {
    return new Matcher({ kind: 'all', of: [this.predicate, predicate] }, `${this.name} ${name}`);
  }
}

/**
 * @param {string | RegExp} text
 * @returns {Pattern}
 */
function toPattern(text) {
  if (typeof text === 'string') return { equals: text };
  // An expression made inside jest's realm is no instance of this realm's RegExp.
  if (Object.prototype.toString.call(text) === '[object RegExp]')
    return { source: text.source, flags: text.flags };
  throw new Error(`a matcher takes a string or a regular expression, not ${typeof text}`);
}

/** @param {'id' | 'text' | 'label' | 'value'} kind */
function byPattern(kind) {
  /** @param {string | RegExp} text */
  return (text) => new Matcher({ kind, pattern: toPattern(text) }, `${kind} ${text}`);
}

const by = {
  id: byPattern('id'),
  text: byPattern('text'),
  label: byPattern('label'),
  value: byPattern('value'),
  /** @param {string} type a semantic type of Detox, a role or a tag */
  type: (type) => new Matcher({ kind: 'type', type }, `type ${type}`),
  /** @param {string[]} traits */
  traits: (traits) => new Matcher({ kind: 'traits', traits }, `traits ${traits.join(', ')}`),
};

module.exports = { Matcher, by, toPattern };
