// @ts-check
/** Starts Chromium. Knows nothing of Detox: other browser scripts use it too. */
const { chromium } = require('playwright-core');
const { findBrowser } = require('./find-browser');

/** No traffic of the browser's own, and WebGL on machines without a graphics card. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/**
 * Starts a browser whose contexts forget everything when they close.
 * @param {import('playwright-core').LaunchOptions} [options]
 */
function launchBrowser(options = {}) {
  const args = [...FLAGS, ...(options.args ?? [])];
  return chromium.launch({ executablePath: findBrowser(), headless: true, ...options, args });
}

/**
 * Starts a browser that keeps its data in a folder, so that it outlives the process.
 * @param {string} folder
 * @param {Parameters<typeof chromium.launchPersistentContext>[1]} [options]
 */
function launchProfile(folder, options = {}) {
  const args = [...FLAGS, ...(options.args ?? [])];
  return chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    headless: true,
    ...options,
    args,
  });
}

module.exports = { launchBrowser, launchProfile };
