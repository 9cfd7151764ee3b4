// @ts-check
/** What a failing test leaves behind: a picture of the screen and all that the page said. */
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const ScreenshotArtifactPlugin = require('detox/src/artifacts/screenshot/ScreenshotArtifactPlugin');
const FileArtifact = require('detox/src/artifacts/templates/artifact/FileArtifact');
const ArtifactPlugin = require('detox/src/artifacts/templates/plugin/ArtifactPlugin');

/**
 * @typedef {import('./device').BrowserDevice} BrowserDevice
 * @typedef {() => BrowserDevice | undefined} FindDevice
 * @typedef {ArtifactPlugin.ArtifactsApi} ArtifactsApi
 * @typedef {ArtifactPlugin.TestSummary} TestSummary
 */

/**
 * Detox makes plugins before the device; the client is what both are given.
 * @type {WeakMap<object, BrowserDevice>}
 */
const devices = new WeakMap();

/**
 * @param {object} client
 * @param {BrowserDevice} device
 */
function rememberDevice(client, device) {
  devices.set(client, device);
}

class ScreenshotPlugin extends ScreenshotArtifactPlugin {
  /** @param {{ api: ArtifactsApi, findDevice: FindDevice }} config */
  constructor({ api, findDevice }) {
    super({ api });
    this.findDevice = findDevice;
  }

  /** @override */
  createTestArtifact() {
    const device = this.findDevice();
    return new FileArtifact({
      name: 'BrowserScreenshot',
      async start() {
        if (device?.isRunning !== true)
          throw new Error('The app is not running, so there is no picture of it.');
        this.temporaryPath = path.join(os.tmpdir(), `${device.getExternalId()}-${Date.now()}.png`);
        await device.tab.page.screenshot({ path: this.temporaryPath });
      },
    });
  }
}

class ConsolePlugin extends ArtifactPlugin {
  /** @param {{ api: ArtifactsApi, findDevice: FindDevice }} config */
  constructor({ api, findDevice }) {
    super({ api });
    this.findDevice = findDevice;
  }

  /**
   * @override
   * @param {TestSummary} summary
   */
  async onTestStart(summary) {
    await super.onTestStart(summary);
    this.findDevice()?.diary.startTest();
  }

  /**
   * @override
   * @param {TestSummary} summary
   */
  async onTestDone(summary) {
    await super.onTestDone(summary);
    const lines = this.findDevice()?.diary.lines ?? [];
    if (lines.length === 0 || !this.shouldKeepArtifactOfTest(summary)) return;
    fs.writeFileSync(await this.api.preparePathForArtifact('console.txt', summary), `${lines.join('\n')}\n`);
  }
}

class ArtifactPluginsProvider {
  /** @param {{ client: object }} deps */
  declareArtifactPlugins({ client }) {
    const findDevice = () => devices.get(client);
    return {
      /** @param {ArtifactsApi} api */
      log: (api) => new ConsolePlugin({ api, findDevice }),
      /** @param {ArtifactsApi} api */
      screenshot: (api) => new ScreenshotPlugin({ api, findDevice }),
    };
  }
}

module.exports = { ArtifactPluginsProvider, rememberDevice };
