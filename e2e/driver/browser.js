// @ts-check
/** Finds Chromium on this machine and starts it. Knows nothing of Detox: other browser scripts use it too. */
const fs = require('node:fs');
const path = require('node:path');
const { chromium } = require('playwright-core');

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];

const USUAL_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

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

class NoBrowserError extends Error {}

/**
 * The path of a Chromium or Chrome: the one named by `CHROMIUM`, else the first of the search path.
 * @returns {string}
 */
function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (isFile(named)) return named;
    throw new NoBrowserError(`CHROMIUM names ${named}, but there is no such file.`);
  }
  /** @type {string[]} */
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const found = [...candidates, ...USUAL_PLACES].find(isFile);
  if (found !== undefined) return found;
  throw new NoBrowserError(
    'No Chromium or Chrome was found: install one (Debian: apt install chromium) or set CHROMIUM to its path.',
  );
}

/** @param {string} file */
function isFile(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

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

module.exports = { NoBrowserError, findBrowser, launchBrowser, launchProfile };
