/**
 * `node scripts/browser/hands-free.mjs [folder]`: two whole turns of The City on the exported app, from New game on, once
 * with the keyboard alone and once from the accessibility tree alone: no coordinates, no test ids, only roles and names
 * as a screen reader gets them.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { launchBrowser } = require('../../e2e/driver/browser.js');
const { serveFolder } = require('../../e2e/driver/server.js');

const [folder = 'dist/web'] = process.argv.slice(2);
/** Stops of the Tab key before something counts as out of reach. */
const FAR = 60;
/** Only ends what hangs: a busy machine must not fail it. */
const PATIENCE = 60_000;

/** What a screen reader is told of a page: roles, names, and what has the focus. */
const readTree = async (cdp) => {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [], backendDOMNodeId }) => {
      const holds = (property) => properties.find((each) => each.name === property)?.value.value === true;
      return {
        role: role?.value,
        name: name?.value ?? '',
        focused: holds('focused'),
        disabled: holds('disabled'),
        node: backendDOMNodeId,
      };
    });
};

/** Waits for something of this role and name that can be used. */
const find = async (cdp, role, name) => {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const found = (await readTree(cdp)).find(
      (each) => each.role === role && name.test(each.name) && !each.disabled,
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const heard = (await readTree(cdp)).filter((each) => each.role === 'StaticText').map((each) => each.name);
  throw new Error(`there is no ${role} called ${name}; there is ${heard.join(' · ')}`);
};

/** Goes there by Tab, and presses Enter. */
const byKeys = (page, cdp) => async (role, name) => {
  await find(cdp, role, name);
  for (let stop = 0; stop < FAR; stop++) {
    const here = (await readTree(cdp)).find(
      (each) => each.focused && each.role === role && name.test(each.name),
    );
    if (here) return page.keyboard.press(role === 'radio' ? 'Space' : 'Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`${FAR} stops do not reach the ${role} called ${name}`);
};

/** Does what a screen reader does when its user activates something: its default action, without a pointer. */
const byTree = (_page, cdp) => async (role, name) => {
  const { node } = await find(cdp, role, name);
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: node });
  await cdp.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: 'function () { this.click(); }',
  });
};

/** From the table of a new game through both persons' first turns. */
const playTurns = async (cdp, act) => {
  const hears = (name) => find(cdp, 'StaticText', name);
  await act('button', /^Start the game$/);
  await act('button', /^I am Player \d$/);
  await hears(/^Press ✓ to lay the first tile\.$/);
  await act('button', /^Confirm$/);
  await hears(/^Send a follower/);
  await act('radio', /^No follower$/);
  await act('button', /^Confirm$/);
  await act('button', /^I am Player \d$/);
  await hears(/^Tap a cell/);
  await act('button', /^Cell .* of the first tile/);
  await find(cdp, 'button', /, chosen$/);
  await hears(/✓ to lay it\.$/);
  await act('button', /^Confirm$/);
  await hears(/^Send a follower/);
  await act('button', /^Place a /);
  await hears(/^Press ✓ to send the follower\.$/);
  await act('button', /^Confirm$/);
  await hears(/^Player \d is next$/);
  const said = (await readTree(cdp)).filter(({ role }) => role === 'StaticText').map(({ name }) => name);
  const refusal = said.find((name) => /must|not allowed|do not meet/.test(name));
  if (refusal) throw new Error(`a refusal was shown although nothing was refused: ${refusal}`);
  await find(cdp, 'button', /^(citizen|seller|steward) of Player \d/);
};

/** A paper opened by keys has the focus, and gives it back when it goes. */
const openPaper = async (page, cdp) => {
  const focused = async () => (await readTree(cdp)).findLast((each) => each.focused)?.name;
  await byKeys(page, cdp)('button', /^What happened$/);
  await page.waitForFunction(() => document.activeElement?.textContent === 'What happened', null, {
    timeout: PATIENCE,
  });
  await page.keyboard.press('Tab');
  if ((await focused()) !== 'Close') throw new Error(`in a paper the first stop is ${await focused()}`);
  await page.keyboard.press('Escape');
  const until = Date.now() + PATIENCE;
  while ((await focused()) !== 'What happened') {
    if (Date.now() > until) throw new Error(`after a paper the focus is on ${await focused()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const server = await serveFolder(folder);
const browser = await launchBrowser();
let failed = 0;
try {
  for (const [name, hands] of Object.entries({ 'by keys': byKeys, 'from the accessibility tree': byTree })) {
    const context = await browser.newContext({
      viewport: { width: 1180, height: 820 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    try {
      await cdp.send('Accessibility.enable');
      await page.goto(`${server.origin}/new?lot=5`);
      await playTurns(cdp, hands(page, cdp));
      if (hands === byKeys) await openPaper(page, cdp);
      console.log(`✓ two turns ${name}`);
    } catch (error) {
      failed += 1;
      console.error(`✗ two turns ${name}: ${error.message}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = failed > 0 ? 1 : 0;
