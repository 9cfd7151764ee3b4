/**
 * `node scripts/browser/session-kill.mjs [folder] [kills]`: plays in real Chromium and kills it by its process id in the
 * middle, again and again on one profile. After each restart the game must stand at the last confirmed step or the one
 * before it. With 30 kills or more it writes docs/measured/session-browser.md's part on kills.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommit } from '../measured.mjs';
import { installHand } from './board-hand.mjs';
import { boardGames, bringIn, installProbe } from './board-probe.mjs';
import { writePart } from './session-report.mjs';

const require = createRequire(import.meta.url);
const { launchProfile } = require('../../e2e/driver/browser.js');
const { serveFolder } = require('../../e2e/driver/server.js');

const [folder = 'dist/web', wanted = '30'] = process.argv.slice(2);
const KILLS = Number(wanted);
const recording = KILLS >= 30;
if (recording) readCommit();
const { games } = boardGames();
const server = await serveFolder(folder);
const profile = mkdtempSync(join(tmpdir(), 'bastide-kill-'));

/** Tells, from inside the page, how many steps each finished write holds. */
function tellWrites() {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (text, key) {
    const log = /"log":(\[[^\]]*\])/.exec(String(text));
    if (log)
      this.transaction.addEventListener('complete', () => window.tellStored(JSON.parse(log[1]).length));
    return put.call(this, text, key);
  };
}

const launch = async () => {
  const context = await launchProfile(profile, {
    viewport: { width: 390, height: 844 },
    args: ['--remote-debugging-port=0'],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await installProbe(page);
  await installHand(page);
  let confirmed = 0;
  await page.exposeFunction('tellStored', (steps) => {
    confirmed = Math.max(confirmed, steps);
  });
  await page.addInitScript(tellWrites);
  return { context, page, confirmed: () => confirmed };
};

/** The id of the process that is the browser itself. */
const processOf = async ({ context, page }) => {
  const session = (await context.browser()?.newBrowserCDPSession()) ?? (await context.newCDPSession(page));
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.find(({ type }) => type === 'browser').id;
};

const plyOf = async (page) => {
  await page.waitForFunction(() => window.__probe.session(), undefined, { timeout: 60_000 });
  return page.evaluate(() => window.__probe.session().getTable().ply);
};

const rounds = [];
let route;
let chromium = await launch();
try {
  for (let round = 0; round < KILLS; round += 1) {
    const { page } = chromium;
    if (route === undefined) route = await bringIn(page, server.origin, games.new);
    const from = await plyOf(page);
    const pid = await processOf(chromium);
    const closed = new Promise((done) => chromium.context.once('close', done));
    page.evaluate(() => window.__hand.play(1000)).catch(() => undefined);
    await page.waitForFunction((ply) => window.__probe.session().getTable().ply > ply + 1, from, {
      timeout: 60_000,
    });
    await new Promise((done) => setTimeout(done, (round * 137) % 700));
    process.kill(pid, 'SIGKILL');
    await closed;
    const confirmed = chromium.confirmed();
    rmSync(join(profile, 'SingletonLock'), { force: true });
    chromium = await launch();
    await chromium.page.goto(`${server.origin}${route}`);
    const found = await plyOf(chromium.page);
    rounds.push({ from, confirmed, found });
    console.log(`kill ${round + 1}: from step ${from}, confirmed ${confirmed}, found ${found}`);
    if (await chromium.page.evaluate(() => window.__probe.session().getTable().outcome)) route = undefined;
  }
} finally {
  await chromium.context.close().catch(() => undefined);
  await server.close();
  rmSync(profile, { recursive: true, force: true });
}

const lost = rounds.map(({ confirmed, found }) => Math.max(0, confirmed - found));
const idle = rounds.filter(({ from, confirmed }) => confirmed <= from).length;
const text = `${rounds.length} kills in the middle of play; ${lost.filter((steps) => steps > 0).length} lost confirmed steps, at most ${Math.max(...lost)}; ${rounds.reduce((sum, { from, confirmed }) => sum + confirmed - from, 0)} steps confirmed in all.`;
console.log(text);
if (recording) writePart('kills', `node scripts/browser/session-kill.mjs ${folder} ${KILLS}`, text);
const faults = [
  Math.max(...lost) > 1 && 'more than one confirmed step was lost',
  idle > 0 && `${idle} kills came before anything was stored`,
].filter(Boolean);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
