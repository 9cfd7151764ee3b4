/**
 * `npm run test:long [part …]`: the full figures that issues ask for, one part after the other, written to docs/measured/.
 * Takes hours on two cores; each part can be run alone.
 */
import { exportPlatform } from './export.mjs';
import { readCommit } from './measured.mjs';
import { run } from './setup/command.mjs';
import { ensureNode } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { bad, good, main, say, step, Trouble } from './setup/say.mjs';

const tsx = (...args) => ['node', ['node_modules/tsx/dist/cli.mjs', ...args]];

const bundled = (...args) => ['node', ['scripts/run/bundled.mjs', ...args]];

const games = (game) => bundled('scripts/long-games.ts', game);

const onBoard = (check) => ['node', [`scripts/browser/board-${check}.mjs`, '--record']];

const PARTS = {
  city: games('city'),
  castle: games('castle'),
  masons: games('masons'),
  kill: bundled('scripts/long/kill.ts'),
  fuzz: bundled('scripts/long/fuzz.ts'),
  'kill-browser-storage': tsx('scripts/long/kill-browser-storage.ts'),
  'session-kill': ['node', ['scripts/browser/session-kill.mjs']],
  'session-five': ['node', ['scripts/browser/session-five.mjs']],
  bench: ['node', ['scripts/bench.mjs', '--record']],
  board: ['node', ['scripts/bench/board.mjs', '--record']],
  'board-motion': onBoard('motion'),
  'board-phases': onBoard('phases'),
  'board-laying': onBoard('laying'),
  'board-picks': tsx('scripts/browser/board-picks.ts', '--record'),
  sweep: ['node', ['scripts/browser/sweep.mjs', '--record']],
  breakages: ['node', ['scripts/breakages.mjs']],
  bare: ['node', ['scripts/bare-app/measure.mjs']],
};

/** Parts that look at the app as a browser gets it. */
const ON_EXPORT = ['session-kill', 'session-five', 'board-motion', 'board-phases', 'board-laying', 'sweep'];

await main(async () => {
  ensureNode();
  await ensurePackages();
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((part) => !(part in PARTS));
  if (unknown) throw new Trouble(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}.`);
  readCommit();
  const parts = Object.entries(PARTS).filter(([part]) => wanted.length === 0 || wanted.includes(part));
  if (parts.some(([part]) => ON_EXPORT.includes(part))) {
    step('export for web');
    await exportPlatform('web');
  }
  let failed = 0;
  for (const [part, [program, args]] of parts) {
    step(part);
    const { code, seconds } = await run(program, args, { show: true });
    if (code !== 0) failed++;
    say(`${code === 0 ? good('✓') : bad('✗')} ${part} ${Math.round(seconds)} s\n`);
  }
  process.exit(failed ? 1 : 0);
});
