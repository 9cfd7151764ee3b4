// @ts-check
/** What a matcher means on the screen right now, and waiting until it can be acted on. */
const { Matcher } = require('./matchers');
const { isSameFrame } = require('./place');
const { poll, sleep } = require('./poll');

/**
 * @typedef {import('./device').BrowserDevice} BrowserDevice
 * @typedef {import('./types').Frame} Frame
 * @typedef {import('./types').Point} Point
 * @typedef {import('./types').Sighting} Sighting
 * @typedef {import('./touch').Touch} Touch
 */

const STILL = 32;

class Target {
  /**
   * @param {BrowserDevice} device
   * @param {Matcher} matcher
   * @param {number} [index]
   */
  constructor(device, matcher, index) {
    if (!(matcher instanceof Matcher))
      throw new Error('element() takes a matcher, as in element(by.id("…")).');
    this.device = device;
    this.matcher = matcher;
    this.index = index;
    this.name = index === undefined ? matcher.name : `${matcher.name} at index ${index}`;
  }

  get tab() {
    return this.device.tab;
  }

  get which() {
    return { predicate: this.matcher.predicate, index: this.index ?? 0 };
  }

  /** Every match in the document, rendered or not. */
  async sightings() {
    return this.tab.look(this.matcher.predicate);
  }

  /**
   * The one rendered element meant, or why there is not one.
   * @returns {Promise<{ value: Sighting } | { why: string }>}
   */
  async sight() {
    const all = await this.sightings();
    const rendered = all.filter((sighting) => sighting.rendered);
    const value = rendered[this.index ?? 0];
    if (value === undefined) {
      return { why: all.length === 0 ? 'nothing matches' : `of ${all.length} matches too few are shown` };
    }
    if (this.index === undefined && rendered.length > 1) {
      return { why: `${rendered.length} elements match: say which with atIndex` };
    }
    return { value };
  }

  /**
   * Waits for the element to be there and at rest.
   * @param {(sighting: Sighting) => Promise<string | undefined>} [refuse] what else to wait for
   */
  async settle(refuse = async () => undefined) {
    return poll(this.device.patience.action, async () => {
      const before = await this.sight();
      if ('why' in before) return before;
      await sleep(STILL);
      const after = await this.sight();
      if ('why' in after) return after;
      if (!isSameFrame(before.value.frame, after.value.frame)) return { why: 'it does not come to rest' };
      const why = await refuse(after.value);
      return why === undefined ? after : { why };
    });
  }

  /**
   * Runs an action, waits until the page has answered it, and says, if it fails, what was tried on what.
   * @template T
   * @param {string} verb
   * @param {() => Promise<T>} action
   */
  act(verb, action) {
    return this.ask(verb, async () => {
      const result = await action();
      await this.tab.nextFrame();
      return result;
    });
  }

  /**
   * Asks something that changes nothing and says, if it fails, what was asked of what, what was there instead and
   * what the page complained of.
   * @template T
   * @param {string} verb
   * @param {() => Promise<T>} question
   */
  async ask(verb, question) {
    try {
      return await question();
    } catch (error) {
      const reason =
        error instanceof Error ? error.message.replace(/^page\.evaluate: (Error: )?/, '') : String(error);
      const lines = [`${verb} on ${this.name}: ${reason}`, await this.#surroundings()];
      throw new Error([...lines, ...this.device.diary.errors].join('\n'));
    }
  }

  /** What was there instead. */
  async #surroundings() {
    try {
      const all = await this.tab.look({ kind: 'id', pattern: { source: '.', flags: '' } });
      return `On the screen: ${all.flatMap(({ rendered, identifier }) => (rendered ? [identifier] : [])).join(' ')}`;
    } catch (error) {
      return `What is on the screen cannot be told: ${String(error)}`;
    }
  }

  /**
   * Waits until a finger at this point of the element would touch it, and gives the point on the screen.
   * @param {(frame: Frame) => Point} at
   */
  async reach(at) {
    const { frame } = await this.settle((sighting) => this.tab.obstacle(this.which, at(sighting.frame)));
    return { frame, point: at(frame) };
  }

  /**
   * Touches the element at a point. If it moves away from under the finger the touch is taken back and tried again.
   * @param {(frame: Frame) => Point} at
   * @param {(touch: Touch, point: Point) => Promise<void>} gesture
   * @param {boolean} [held] whether the finger stays longer than a tap
   */
  async touch(at, gesture, held = false) {
    await poll(this.device.patience.action, async () => {
      const { point } = await this.reach(at);
      const why = await this.tab.touchOnly(this.which, point, (touch) => gesture(touch, point), held);
      return why === undefined ? { value: true } : { why };
    });
  }
}

module.exports = { Target };
