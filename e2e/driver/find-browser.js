// @ts-check
/** Finds Chromium on this machine. Needs no package: the set-up asks before any is there. */
const fs = require('node:fs');
const path = require('node:path');

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

module.exports = { NoBrowserError, findBrowser };
