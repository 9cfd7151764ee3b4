// @ts-check
/** Detox's element and its actions. An action waits until its element is there, at rest and within reach. */
const { LONG_PRESS } = require('./device');
const { clamp, intersect, partOf, placeAt } = require('./place');
const { poll } = require('./poll');
const { Target } = require('./target');

/**
 * @typedef {import('./types').Direction} Direction
 * @typedef {import('./types').Edge} Edge
 * @typedef {import('./types').Point} Point
 * @typedef {import('./types').Sighting} Sighting
 * @typedef {import('./types').Speed} Speed
 */

/** @type {Record<Direction, Point>} */
const WAYS = { up: { x: 0, y: -1 }, down: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } };
/** @type {Record<Edge, Direction>} */
const TOWARDS = { top: 'up', bottom: 'down', left: 'left', right: 'right' };
const LONGEST_SCROLL = 200;
const FINGER_MARGIN = 44;

class WebElement extends Target {
  /** @param {number} index */
  atIndex(index) {
    return new WebElement(this.device, this.matcher, index);
  }

  /** @param {Point} [point] in the element's own coordinates */
  tap(point) {
    return this.act('tap', () => this.touch(placeAt(point), (touch, at) => touch.tap(at)));
  }

  /** @param {Point} point */
  tapAtPoint(point) {
    return this.tap(point);
  }

  /** @param {number} times */
  multiTap(times) {
    return this.act('multiTap', () => this.touch(placeAt(), (touch, at) => touch.tap(at, times)));
  }

  /**
   * @param {Point | number} [pointOrDuration]
   * @param {number} [duration]
   */
  longPress(pointOrDuration, duration) {
    const point = typeof pointOrDuration === 'number' ? undefined : pointOrDuration;
    const ms = (typeof pointOrDuration === 'number' ? pointOrDuration : duration) ?? LONG_PRESS;
    return this.act('longPress', () => this.touch(placeAt(point), (touch, at) => touch.press(at, ms), true));
  }

  /**
   * @param {number} duration
   * @param {number} x 0–1 across the element
   * @param {number} y
   * @param {WebElement} target
   * @param {number} [targetX] 0–1 across the target
   * @param {number} [targetY]
   * @param {Speed} [speed]
   * @param {number} [holdDuration]
   */
  longPressAndDrag(duration, x, y, target, targetX, targetY, speed = 'fast', holdDuration = 1000) {
    return this.act('longPressAndDrag', async () => {
      const end = (await target.settle()).frame;
      const { point } = await this.reach((frame) => partOf(frame, x, y));
      const manner = { speed, holdBefore: duration, holdAfter: holdDuration };
      await this.tab.touch.drag(point, partOf(end, targetX, targetY), manner);
    });
  }

  /**
   * @param {Direction} direction
   * @param {Speed} [speed]
   * @param {number} [offset] 0–1 of the screen
   * @param {number} [startX] 0–1 across the element; by default where the way is longest
   * @param {number} [startY]
   */
  swipe(direction, speed = 'fast', offset = NaN, startX = NaN, startY = NaN) {
    return this.act('swipe', async () => {
      const way = WAYS[direction];
      const screen = this.tab.viewport;
      const length = (Number.isNaN(offset) ? 0.75 : offset) * (way.x === 0 ? screen.height : screen.width);
      const { frame, point } = await this.reach((frame) => {
        const middle = partOf(frame, startX, startY);
        const back = { x: middle.x - (way.x * length) / 2, y: middle.y - (way.y * length) / 2 };
        return clamp(
          { x: Number.isNaN(startX) ? back.x : middle.x, y: Number.isNaN(startY) ? back.y : middle.y },
          frame,
          screen,
        );
      });
      const end = { x: point.x + way.x * length, y: point.y + way.y * length };
      await this.tab.touch.drag(point, clamp(end, { x: 0, y: 0, ...screen }, screen), { speed });
      return frame;
    });
  }

  /**
   * Two fingers about the element's centre. More than 1 spreads them: the content grows.
   * @param {number} scale
   * @param {Speed} [speed]
   * @param {number} [angle] in radians
   */
  pinch(scale, speed = 'fast', angle = 0) {
    return this.act('pinch', async () => {
      if (!(scale > 0 && Number.isFinite(scale))) throw new Error('the scale must be a number above zero');
      const { frame, point } = await this.reach(placeAt());
      const reach = Math.min(frame.width, frame.height) * 0.45;
      await this.tab.touch.pinch(point, { scale, reach, angle, speed });
    });
  }

  /**
   * @param {'outward' | 'inward'} direction
   * @param {Speed} [speed]
   * @param {number} [angle]
   */
  pinchWithAngle(direction, speed = 'slow', angle = 0) {
    return this.pinch(direction === 'outward' ? 2 : 0.5, speed, angle);
  }

  /**
   * @param {number} pixels
   * @param {Direction} [direction]
   * @param {number} [startX] 0–1 across the element
   * @param {number} [startY]
   */
  scroll(pixels, direction = 'down', startX = NaN, startY = NaN) {
    return this.act('scroll', async () => {
      if ((await this.#scrollBy(pixels, direction, startX, startY)) === 0)
        throw new Error(`it scrolls no further ${direction}`);
    });
  }

  /**
   * @param {Edge} edge
   * @param {number} [startX]
   * @param {number} [startY]
   */
  scrollTo(edge, startX = NaN, startY = NaN) {
    return this.act('scrollTo', async () => {
      for (let n = 0; n < LONGEST_SCROLL; n++) {
        const { width, height } = this.tab.viewport;
        const wanted = Math.max(width, height);
        if ((await this.#scrollBy(wanted, TOWARDS[edge], startX, startY)) < wanted) return;
      }
      throw new Error(`its ${edge} is not to be reached`);
    });
  }

  /**
   * Scrolls by as many drags as it takes, and tells how far it came.
   * @param {number} pixels
   * @param {Direction} direction
   * @param {number} startX
   * @param {number} startY
   */
  async #scrollBy(pixels, direction, startX, startY) {
    const way = WAYS[direction];
    const axis = way.x === 0 ? 'y' : 'x';
    const screen = this.tab.viewport;
    const read = async () => {
      await this.tab.nextFrame();
      return this.tab.scrollOffset(this.which, axis);
    };
    const offset = async () => {
      let [before, now] = [await read(), await read()];
      // The page hears of a scroll only some frames after it was seen.
      while (now[axis] !== before[axis]) [before, now] = [now, await read()];
      return now;
    };
    const first = await offset();
    if (!first.moves) throw new Error('it has nothing to scroll');
    let done = 0;
    while (done < pixels) {
      // The finger goes against the scroll, so it has the longest way from the far end of what is seen.
      const { point } = await this.reach((frame) => {
        const [x, y] = [axis === 'x' ? 0.5 + way.x * 0.4 : 0.5, axis === 'y' ? 0.5 + way.y * 0.4 : 0.5];
        const seen = intersect(frame, screen);
        return partOf(seen, Number.isNaN(startX) ? x : startX, Number.isNaN(startY) ? y : startY);
      });
      const room =
        axis === 'x'
          ? way.x > 0
            ? point.x
            : screen.width - point.x
          : way.y > 0
            ? point.y
            : screen.height - point.y;
      const before = done;
      const travel = Math.min(pixels - done, room - FINGER_MARGIN);
      const finger = { x: -way.x, y: -way.y };
      const gained = await this.tab.touch.scroll(point, finger, travel, async () => {
        return Math.abs((await offset())[axis] - first[axis]) - before;
      });
      if (gained < 1) break;
      done += gained;
    }
    return done;
  }

  /** @param {string} text */
  typeText(text) {
    return this.act('typeText', async () => {
      await this.#focus('end');
      await this.tab.page.keyboard.type(text);
    });
  }

  /** @param {string} text */
  replaceText(text) {
    return this.act('replaceText', async () => {
      await this.#focus('all');
      if (text === '') await this.tab.page.keyboard.press('Backspace');
      else await this.tab.page.keyboard.insertText(text);
    });
  }

  clearText() {
    return this.replaceText('');
  }

  tapReturnKey() {
    return this.act('tapReturnKey', () => this.#pressKey('Enter'));
  }

  tapBackspaceKey() {
    return this.act('tapBackspaceKey', () => this.#pressKey('Backspace'));
  }

  /** @param {string} key */
  async #pressKey(key) {
    const { focused } = await this.settle();
    if (!focused) await this.#focus('end');
    await this.tab.page.keyboard.press(key);
  }

  /**
   * Touches the field as a person would, then sets the caret.
   * @param {'all' | 'end'} caret
   */
  async #focus(caret) {
    await this.touch(placeAt(), (touch, at) => touch.tap(at));
    await this.tab.focusField(this.which, caret);
  }

  /** @param {string} action */
  performAccessibilityAction(action) {
    return this.act('performAccessibilityAction', async () => {
      if (action !== 'activate') throw new Error(`a browser knows the action "activate", not "${action}"`);
      await this.settle();
      await this.tab.activate(this.which);
    });
  }

  async getAttributes() {
    return this.ask('getAttributes', async () => {
      const shown = await poll(this.device.patience.action, async () => {
        const rendered = (await this.sightings()).filter((sighting) => sighting.rendered);
        return rendered.length > (this.index ?? 0) ? { value: rendered } : { why: 'nothing matches' };
      });
      const chosen = this.index === undefined ? shown : shown.slice(this.index, this.index + 1);
      const elements = chosen.map(toAttributes);
      return elements.length === 1 ? elements[0] : { elements };
    });
  }

  /** @param {string} name */
  takeScreenshot(name) {
    return this.act('takeScreenshot', async () => {
      const { frame } = await this.settle();
      return this.device.keepPicture(name, await this.tab.page.screenshot({ clip: frame }));
    });
  }
}

/** @param {Sighting} sighting */
function toAttributes({ identifier, text, label, value, placeholder, enabled, focused, frame, visible }) {
  const { width, height } = frame;
  return {
    identifier,
    text,
    label,
    value,
    placeholder,
    enabled,
    focused,
    frame,
    width,
    height,
    visible: visible > 0,
  };
}

module.exports = { WebElement };
