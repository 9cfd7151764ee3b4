// @ts-check
/** The device: a browser whose context is an installation and whose page is the running app. */
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const DeviceDriverBase = require('detox/src/devices/runtime/drivers/DeviceDriverBase');
const { rememberDevice } = require('./artifacts');
const { launchBrowser } = require('./browser');
const { background, emulate, foreground } = require('./emulation');
const { poll } = require('./poll');
const { serveFolder } = require('./server');
const { Diary, Tab } = require('./tab');

/**
 * @typedef {import('./types').DeviceConfig} DeviceConfig
 * @typedef {import('./types').Point} Point
 * @typedef {import('./emulation').LaunchArguments} LaunchArguments
 * @typedef {{ id: string, name: string }} Cookie
 * @typedef {ConstructorParameters<typeof DeviceDriverBase>[0] & { deviceConfig: DeviceConfig }} Deps
 */

const LONG_PRESS = 700;
/** A file takes so much longer to come than a touch to be answered. */
const SHARING = 6;
let pictures = 0;

class BrowserAllocationDriver {
  #count = 0;

  /** @param {DeviceConfig} config */
  async allocate(config) {
    const { width, height } = config.device;
    return { id: `chromium-${process.pid}-${++this.#count}`, name: `Chromium ${width}×${height}` };
  }

  async free() {}
}

class BrowserDevice extends DeviceDriverBase {
  /** @type {import('playwright-core').Browser | undefined} */
  #browser;
  /** @type {import('playwright-core').BrowserContext | undefined} */
  #installation;
  /** @type {Awaited<ReturnType<typeof serveFolder>> | undefined} */
  #server;
  /** @type {Tab | undefined} */
  #tab;

  /**
   * @param {Deps} deps
   * @param {Cookie} cookie
   */
  constructor(deps, cookie) {
    super(deps);
    this.config = deps.deviceConfig;
    this.cookie = cookie;
    this.diary = new Diary();
    this.patience = { expectation: 2000, action: 5000, ...deps.deviceConfig.patience };
    rememberDevice(deps.client, this);
  }

  getExternalId() {
    return this.cookie.id;
  }

  getDeviceName() {
    return this.cookie.name;
  }

  getPlatform() {
    return 'web';
  }

  /** @param {string} binaryPath */
  getBundleIdFromBinary(binaryPath) {
    return binaryPath;
  }

  /** The running app. */
  get tab() {
    if (this.#tab === undefined) throw new Error('The app is not running: call device.launchApp() first.');
    return this.#tab;
  }

  get isRunning() {
    return this.#tab !== undefined;
  }

  /** @param {string} binaryPath the folder of the web export */
  async installApp(binaryPath) {
    this.#server ??= await serveFolder(binaryPath);
  }

  async uninstallApp() {
    await this.emitter.emit('beforeUninstallApp', { deviceId: this.cookie.id, bundleId: '' });
    await this.resetAppState();
  }

  async resetAppState() {
    await this.terminate();
    await this.#installation?.close();
    this.#installation = undefined;
  }

  /**
   * @param {string} bundleId
   * @param {LaunchArguments & { detoxURLOverride?: string }} args
   * @param {{ language?: string, locale?: string }} [language]
   */
  async launchApp(bundleId, args, language) {
    const event = { deviceId: this.cookie.id, bundleId, launchArgs: args, pid: process.pid };
    await this.emitter.emit('beforeLaunchApp', event);
    const resumed = this.#tab;
    const tab = resumed ?? (await this.#openTab());
    const lang = args.lang ?? language?.language;
    await emulate(tab.page, tab.cdp, lang === undefined ? args : { ...args, lang });
    if (resumed !== undefined) await foreground(resumed.page);
    if (resumed === undefined || args.detoxURLOverride !== undefined) await tab.goTo(args.detoxURLOverride);
    await this.emitter.emit('launchApp', event);
    return process.pid;
  }

  async #openTab() {
    if (this.#server === undefined)
      throw new Error('The app is not installed: call device.installApp() first.');
    const { width, height, scale = 1 } = this.config.device;
    this.#browser ??= await launchBrowser();
    this.#installation ??= await this.#browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: true,
      isMobile: true,
    });
    this.#tab = await Tab.open(this.#installation, this.#server.origin, this.diary);
    return this.#tab;
  }

  async waitUntilReady() {
    await this.tab.waitUntilReady();
  }

  async terminate() {
    const tab = this.#tab;
    if (tab === undefined) return;
    const event = { deviceId: this.cookie.id, bundleId: '' };
    await this.emitter.emit('beforeTerminateApp', event);
    this.#tab = undefined;
    await tab.page.close();
    await this.emitter.emit('terminateApp', event);
  }

  /** @param {{ url?: string, delayPayload?: boolean }} payload */
  async deliverPayload({ url, delayPayload = false }) {
    if (url === undefined) throw new Error('A browser takes a url, but no notification and no activity.');
    if (delayPayload) return;
    await this.tab.goTo(url);
    await this.waitUntilReady();
  }

  async reloadReactNative() {
    await this.tab.page.reload({ waitUntil: 'load' });
    await this.waitUntilReady();
  }

  async sendToHome() {
    await background(this.tab.page);
  }

  /** As on Android: at the first screen back leaves the app. */
  async pressBack() {
    if (!(await this.tab.goBack())) await this.sendToHome();
  }

  /** @param {'portrait' | 'landscape'} orientation */
  async setOrientation(orientation) {
    const { width, height } = this.tab.viewport;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    const landscape = orientation === 'landscape';
    await this.tab.page.setViewportSize({
      width: landscape ? long : short,
      height: landscape ? short : long,
    });
  }

  /** @param {Point} [point] */
  async tap(point = { x: 100, y: 100 }) {
    await this.tab.touch.tap(point);
  }

  /**
   * @param {Point} [point]
   * @param {number} [duration]
   */
  async longPress(point = { x: 100, y: 100 }, duration = LONG_PRESS) {
    await this.tab.touch.press(point, duration);
  }

  /** @param {string} name */
  async takeScreenshot(name) {
    return this.keepPicture(name, await this.tab.page.screenshot());
  }

  /**
   * Hands a picture to the artifacts of the running test.
   * @param {string} artifactName
   * @param {Buffer} picture
   */
  async keepPicture(artifactName, picture) {
    const artifactPath = path.join(os.tmpdir(), `${this.cookie.id}-${++pictures}.png`);
    fs.writeFileSync(artifactPath, picture);
    await this.emitter.emit('createExternalArtifact', { pluginId: 'screenshot', artifactName, artifactPath });
    return artifactPath;
  }

  async generateViewHierarchyXml() {
    return this.tab.page.content();
  }

  /** Throws what went wrong in the page by itself, so that no test passes over it. */
  async assertNoTroubles() {
    await this.#tab?.nextFrame();
    const troubles = this.diary.takeTroubles();
    if (troubles.length > 0) throw new Error(troubles.join('\n'));
  }

  /**
   * The text of the file that the app handed out last, if it did; on a phone another app would have it now.
   * @param {boolean} patient whether there has to be one: then it is waited for
   */
  async takeSharedText(patient) {
    const file = await poll(patient ? SHARING * this.patience.action : 0, async () => {
      const value = this.diary.takeFile();
      return patient && value === undefined ? { why: 'a game is over, but nothing was shared' } : { value };
    });
    return file && fs.readFileSync(await file.path(), 'utf8');
  }

  /**
   * @override
   * @param {string} [bundleId]
   */
  async cleanup(bundleId) {
    await this.resetAppState();
    await this.#browser?.close();
    await this.#server?.close();
    await super.cleanup(bundleId);
  }
}

/** What a browser cannot do fails loudly; the base class would do nothing and say so to nobody. */
const NOT_IN_A_BROWSER = [
  'captureViewHierarchy',
  'clearKeychain',
  'getUiDevice',
  'matchFace',
  'matchFinger',
  'setBiometricEnrollment',
  'setLocation',
  'shake',
  'unmatchFace',
  'unmatchFinger',
];
for (const verb of NOT_IN_A_BROWSER) {
  Object.defineProperty(BrowserDevice.prototype, verb, {
    value: () => Promise.reject(new Error(`device.${verb} does not exist in a browser.`)),
  });
}

module.exports = { BrowserAllocationDriver, BrowserDevice, LONG_PRESS };
