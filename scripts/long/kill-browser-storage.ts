/**
 * `npx tsx scripts/long/kill-browser-storage.ts [kills]`: Chromium killed by its process id while a page stores one
 * text after the other, in the app's storage and in local storage; after each restart the texts found are held against
 * those confirmed. Writes docs/measured/kill-browser-storage.md.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../e2e/driver/find-browser';
import { randomAt } from '../../src/core/random';
import { provenance } from '../measured.mjs';

const KILLS = Number(process.argv[2] ?? 30);
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];
const STORES = ['indexed', 'local'] as const;
type Store = (typeof STORES)[number];

const PAGE = `
  import { deviceShelf } from './src/platform/storage.web';
  const text = (count) => count + ' ' + 'x'.repeat(10_000);
  const stores = {
    indexed: { put: (count) => deviceShelf.put('n', text(count)), get: async () => (await deviceShelf.get(['n']))[0] },
    local: { put: async (count) => localStorage.setItem('n', text(count)), get: async () => localStorage.getItem('n') },
  };
  window.found = async (store) => Number.parseInt((await stores[store].get()) ?? '0', 10);
  window.store = async (store, from) => {
    for (let count = from + 1; ; count++) {
      await stores[store].put(count);
      await fetch('/confirmed?' + count);
    }
  };`;

const script = buildSync({
  stdin: { contents: PAGE, resolveDir: process.cwd(), loader: 'js' },
  bundle: true,
  write: false,
}).outputFiles[0].text;

let confirmed = 0;
const serve = (): Server =>
  createServer((request, response) => {
    const count = /confirmed\?(\d+)/.exec(request.url ?? '')?.[1];
    if (count !== undefined) confirmed = Number(count);
    response.setHeader('content-type', 'text/html');
    response.end(count === undefined ? `<script>${script}</script>` : '');
  }).listen(0, '127.0.0.1');

/** A browser of our own on a profile, and its page. */
const launch = async (profile: string, address: string): Promise<{ child: ChildProcess; page: Page }> => {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const child = spawn(findBrowser(), [
    ...FLAGS,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  for (let tries = 0; ; tries++) {
    await wait(100);
    try {
      const port = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0];
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const page = await browser.contexts()[0].newPage();
      await page.goto(address);
      return { child, page };
    } catch (error) {
      if (tries > 150) throw error;
    }
  }
};

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const evaluate = (page: Page, expression: string): Promise<number> => page.evaluate<number>(expression);

/** Kills the browser again and again; gives how many confirmed texts were lost each time. */
const killAll = async (store: Store, address: string): Promise<readonly number[]> => {
  const profile = mkdtempSync(join(tmpdir(), 'bastide-kill-'));
  const lost: number[] = [];
  for (let round = 0; round < KILLS; round++) {
    const before = await launch(profile, address);
    confirmed = await evaluate(before.page, `found('${store}')`);
    const from = confirmed;
    evaluate(before.page, `void store('${store}', ${from})`).catch(() => undefined);
    await wait(200 + randomAt(7, round, 'table').int(1_500));
    await kill(before.child);
    const after = await launch(profile, address);
    lost.push(Math.max(0, confirmed - (await evaluate(after.page, `found('${store}')`))));
    await kill(after.child);
    if (confirmed === from) throw new Error('nothing was stored before the kill');
  }
  rmSync(profile, { recursive: true, force: true });
  return lost;
};

const main = async (): Promise<void> => {
  // At the start: commits may come while it runs.
  const source = provenance(`npx tsx scripts/long/kill-browser-storage.ts ${KILLS}`);
  const server = serve();
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const results: { [store in Store]?: readonly number[] } = {};
  for (const store of STORES) results[store] = await killAll(store, address);
  server.close();
  const row = (name: string, lost: readonly number[] = []): string =>
    `| ${name} | ${lost.length} | ${lost.filter((count) => count > 0).length} | ${Math.max(...lost)} |`;
  const table = [
    row('IndexedDB, as the app uses it', results.indexed),
    row('local storage', results.local),
  ].join('\n');
  writeFileSync(
    'docs/measured/kill-browser-storage.md',
    `# Browser storage and a killed browser

${source}

A page stores texts of 10 KB one after the other and says when each is confirmed; Chromium is killed by its process id
at a random instant; after a restart on the same profile the last text found is held against the last one confirmed.

| storage | kills | kills that lost confirmed texts | most texts lost |
|---|---|---|---|
${table}
`,
  );
  process.stdout.write(`${table}\n`);
  process.exit(results.indexed?.some((count) => count > 0) ? 1 : 0);
};

void main();
