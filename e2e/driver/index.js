// @ts-check
/** A Detox driver for Chromium: the same specs run in a browser as on a phone. */
const { ArtifactPluginsProvider } = require('./artifacts');
const { BrowserAllocationDriver, BrowserDevice } = require('./device');
const { WebElement } = require('./element');
const { expect, waitFor } = require('./expectation');
const { by } = require('./matchers');

class BrowserMatchers {
  /** @param {{ runtimeDevice: { deviceDriver: BrowserDevice } }} deps */
  constructor({ runtimeDevice }) {
    // Own properties: Detox copies them with Object.assign.
    this.by = by;
    this.expect = expect;
    this.waitFor = waitFor;
    /** @param {import('./matchers').Matcher} matcher */
    this.element = (matcher) => new WebElement(runtimeDevice.deviceDriver, matcher);
  }
}

module.exports = {
  ArtifactPluginsProviderClass: ArtifactPluginsProvider,
  DeviceAllocationDriverClass: BrowserAllocationDriver,
  ExpectClass: BrowserMatchers,
  RuntimeDriverClass: BrowserDevice,
};
