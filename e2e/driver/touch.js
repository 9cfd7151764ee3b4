// @ts-check
/** Fingers: real touch events through the browser's own input pipeline. */
const { sleep } = require('./poll');

/**
 * @typedef {import('./types').Point} Point
 * @typedef {import('./types').Speed} Speed
 * @typedef {import('playwright-core').CDPSession} CDPSession
 */

const FRAME = 16;
const BETWEEN_TAPS = 30;
/** @type {Record<Speed, number>} */
const STEPS = { fast: 12, slow: 36 };

const SCROLL_STEPS = 5;

/** Milliseconds after which the browser forgets how fast a finger was. */
const REST = 80;

/** How much of a finger's way the browser may swallow, in pixels. */
const LARGEST_SLOP = 40;

/** How far a finger moves with its first step, in pixels: further than what is still taken for a press. */
const SET_OUT = 16;

/** How far apart two fingers can be at the least, in pixels. */
const CLOSEST_FINGERS = 24;

class Touch {
  /** @param {CDPSession} cdp */
  constructor(cdp) {
    this.cdp = cdp;
  }

  /**
   * The finger leaves in the same breath: on a busy machine any rest in between may grow until it is a long press.
   * @param {Point} point
   * @param {number} [times]
   */
  async tap(point, times = 1) {
    // Nobody waits for an answer in between: on a slow machine two taps would become two single ones.
    const sent = [];
    for (let n = 0; n < times; n++) {
      if (n > 0) await sleep(BETWEEN_TAPS);
      sent.push(this.#send('touchStart', [point]), this.#send('touchEnd', []));
    }
    await Promise.all(sent);
  }

  /**
   * @param {Point} point
   * @param {number} ms
   */
  async press(point, ms) {
    await this.#send('touchStart', [point]);
    await sleep(ms);
    await this.#send('touchEnd', []);
  }

  /**
   * @param {Point} from
   * @param {Point} to
   * @param {{ speed: Speed, holdBefore?: number, holdAfter?: number }} manner
   */
  async drag(from, to, { speed, holdBefore = 0, holdAfter = 0 }) {
    // A finger that does not hold sets out at once, or on a busy machine it would have held.
    const first = holdBefore === 0 ? Math.min(1, SET_OUT / Math.hypot(to.x - from.x, to.y - from.y)) : 0;
    const sent = [this.#send('touchStart', [from])];
    if (first > 0) sent.push(this.#send('touchMove', [between(from, to, first)]));
    await sleep(holdBefore);
    sent.push(this.#move(STEPS[speed], (part) => [between(from, to, Math.max(first, part))]));
    await Promise.all(sent);
    await sleep(holdAfter);
    await this.#send('touchEnd', []);
  }

  /**
   * Two fingers on either side of a point, moved apart or together until their distance has changed by `scale`.
   * @param {Point} centre
   * @param {{ scale: number, reach: number, angle: number, speed: Speed }} manner `reach`: how far a finger may be
   *   from the centre
   */
  async pinch(centre, { scale, reach, angle, speed }) {
    const closest = CLOSEST_FINGERS / 2;
    const near = Math.max(closest, scale > 1 ? reach / scale : reach * scale);
    const [start, end] = scale > 1 ? [near, reach] : [reach, near];
    /** @param {number} distance */
    const fingers = (distance) => {
      const [dx, dy] = [distance * Math.cos(angle), distance * Math.sin(angle)];
      return [
        { x: centre.x - dx, y: centre.y - dy },
        { x: centre.x + dx, y: centre.y + dy },
      ];
    };
    await this.#send('touchStart', fingers(start));
    for (let step = 1; step <= STEPS[speed]; step++) {
      await sleep(FRAME);
      // Each step is waited for: of steps that reach a slow page at once only the last would count.
      await this.#send('touchMove', fingers(start + ((end - start) * step) / STEPS[speed]));
    }
    await this.#send('touchEnd', []);
  }

  /**
   * One finger that moves `travel` pixels, then on until the content has followed it so far: the browser takes the
   * first pixels of a finger for a tap. It rests before it leaves, so that nothing is flung.
   * @param {Point} from
   * @param {Point} way of the finger, one pixel long
   * @param {number} travel
   * @param {() => Promise<number>} measure how far the content has moved
   */
  async scroll(from, way, travel, measure) {
    /** @param {number} far */
    const along = (far) => ({ x: from.x + way.x * far, y: from.y + way.y * far });
    await this.#send('touchStart', [from]);
    await this.#move(SCROLL_STEPS, (part) => [along(travel * part)]);
    const missing = travel - (await measure());
    if (missing > 0 && missing <= LARGEST_SLOP) await this.#send('touchMove', [along(travel + missing)]);
    await sleep(REST);
    await this.#send('touchEnd', []);
    return measure();
  }

  /**
   * One finger goes on whether or not the page has answered: to a slow page one that waits would be a long press.
   * @param {number} steps
   * @param {(part: number) => Point[]} at
   */
  async #move(steps, at) {
    const sent = [];
    for (let step = 1; step <= steps; step++) {
      await sleep(FRAME);
      sent.push(this.#send('touchMove', at(step / steps)));
    }
    await Promise.all(sent);
  }

  /**
   * @param {'touchStart' | 'touchMove' | 'touchEnd'} type
   * @param {readonly Point[]} points
   */
  async #send(type, points) {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} part
 */
function between(from, to, part) {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

module.exports = { Touch };
