// @ts-check
/** The running app: one page, the fingers on it, and a record of what went wrong in it. */
const { sleep } = require('./poll');
const { ask } = require('./sight');
const { Touch } = require('./touch');

/**
 * @typedef {import('./types').Predicate} Predicate
 * @typedef {import('./types').Point} Point
 * @typedef {{ predicate: Predicate, index: number }} Which
 */

const LONGEST_FRAME = 5000;

class Tab {
  /**
   * @param {import('playwright-core').BrowserContext} context
   * @param {string} origin where the app is served; it may ask nothing of any other
   * @param {Diary} diary
   */
  static async open(context, origin, diary) {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await diary.follow(page, cdp, origin);
    return new Tab(page, cdp, origin);
  }

  /**
   * @private
   * @param {import('playwright-core').Page} page
   * @param {import('playwright-core').CDPSession} cdp
   * @param {string} origin
   */
  constructor(page, cdp, origin) {
    this.page = page;
    this.cdp = cdp;
    this.origin = origin;
    this.touch = new Touch(cdp);
  }

  /** @param {Predicate} predicate */
  async look(predicate) {
    try {
      return await ask(this.page, 'look', { predicate });
    } catch (error) {
      // The page was just left for another one: ask that one.
      if (!isLeft(error)) throw error;
      await this.page.waitForLoadState('load');
      return ask(this.page, 'look', { predicate });
    }
  }

  /**
   * @param {Which} which
   * @param {Point} point
   */
  obstacle(which, point) {
    return ask(this.page, 'obstacle', { ...which, point });
  }

  /**
   * Touches an element, or tells why the touch would have gone elsewhere: then nothing was touched.
   * @param {Which} which
   * @param {Point} point
   * @param {(touch: Touch) => Promise<void>} gesture
   * @param {boolean} held whether the finger stays longer than a tap
   */
  async touchOnly(which, point, gesture, held) {
    await ask(this.page, 'guardTouch', { ...which, point, held });
    await gesture(this.touch);
    try {
      return await ask(this.page, 'releaseTouch', undefined);
    } catch (error) {
      if (isLeft(error)) return undefined;
      throw error;
    }
  }

  /**
   * @param {Which} which
   * @param {'all' | 'end'} caret
   */
  focusField(which, caret) {
    return ask(this.page, 'focusField', { ...which, caret });
  }

  /** @param {Which} which */
  activate(which) {
    return ask(this.page, 'activate', which);
  }

  /**
   * @param {Which} which
   * @param {'x' | 'y'} axis
   */
  scrollOffset(which, axis) {
    return ask(this.page, 'scrollOffset', { ...which, axis });
  }

  get viewport() {
    const size = this.page.viewportSize();
    if (size === null) throw new Error('The page has no size.');
    return size;
  }

  /**
   * A deep link or a path of the app.
   * @param {string} [url]
   */
  async goTo(url = '/') {
    const path = url.replace(/^[a-z][\w+.-]*:\/\//i, '').replace(/^\/*/, '/');
    await this.page.goto(this.origin + path, { waitUntil: 'load' });
  }

  /** Waits until the app has drawn something and its fonts are there. */
  async waitUntilReady() {
    await this.page.waitForFunction(
      () => ((document.getElementById('root') ?? document.body).childElementCount ?? 0) > 0,
      undefined,
      { timeout: 60_000 },
    );
    await this.page.evaluate(async () => void (await document.fonts.ready));
  }

  /** Waits until the page has answered what happened last; a page that draws nothing more is not waited for. */
  async nextFrame() {
    const drawn = this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await Promise.race([drawn.catch(() => undefined), sleep(LONGEST_FRAME)]);
  }

  /** One step back in the app's history; false at its first screen. */
  async goBack() {
    const { currentIndex, entries } = await this.cdp.send('Page.getNavigationHistory');
    const before = entries[currentIndex - 1];
    if (before === undefined || !before.url.startsWith(this.origin)) return false;
    await this.page.evaluate(() => history.back());
    return true;
  }
}

/**
 * Whether the page was left for another one while it was asked.
 * @param {unknown} error
 */
function isLeft(error) {
  return /context was destroyed|navigation/.test(String(error));
}

/** What the pages of a device said and did wrong since the test began. */
class Diary {
  /** @type {string[]} */
  #console = [];
  /** @type {string[]} */
  #troubles = [];
  /** @type {import('playwright-core').Download[]} */
  #files = [];

  /**
   * @param {import('playwright-core').Page} page
   * @param {import('playwright-core').CDPSession} cdp
   * @param {string} origin
   */
  async follow(page, cdp, origin) {
    page.on('console', (message) => this.#console.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) =>
      this.#troubles.push(`uncaught in the page: ${error.stack ?? error.message}`),
    );
    page.on('download', (file) => this.#files.push(file));
    page.on('crash', () => this.#troubles.push('the page crashed'));
    const host = origin.replace(/^http/, '');
    /** @param {string} url */
    const hear = (url) => {
      const foreign = /^(https?|wss?):/.test(url) && !url.replace(/^(http|ws)/, '').startsWith(`${host}/`);
      if (foreign) this.#troubles.push(`the app asked the network for ${url}`);
    };
    page.on('request', (request) => hear(request.url()));
    // Playwright tells of a socket only once somebody has answered it.
    cdp.on('Network.webSocketCreated', ({ url }) => hear(url));
    await cdp.send('Network.enable');
  }

  /** Forgets the last test. What went wrong before this one began stays, so that somebody hears of it. */
  startTest() {
    this.#console = [];
  }

  /** Takes what must fail the test; it stays in the record. */
  takeTroubles() {
    const troubles = this.#troubles.splice(0);
    this.#console.push(...troubles);
    return troubles;
  }

  /** The file that the app handed out last, if it did. */
  takeFile() {
    return this.#files.splice(0).at(-1);
  }

  /** Errors, for the message of a failure. */
  get errors() {
    return [...this.#troubles, ...this.#console.filter((line) => line.startsWith('error:'))];
  }

  get lines() {
    return [...this.#console, ...this.#troubles];
  }
}

module.exports = { Tab, Diary };
