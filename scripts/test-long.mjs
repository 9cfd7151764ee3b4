/**
 * `npm run test:long [part …]`: the full figures that issues ask for, one part after the other, written to docs/measured/.
 * Takes hours on two cores; each part can be run alone.
 */
import { run } from './setup/command.mjs';
import { ensureNode } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { bad, good, main, say, step, Trouble } from './setup/say.mjs';

const tsx = (...args) => ['node', ['node_modules/tsx/dist/cli.mjs', ...args]];

const PARTS = {
  city: tsx('scripts/long-games.ts', 'city'),
  castle: tsx('scripts/long-games.ts', 'castle'),
  masons: tsx('scripts/long-games.ts', 'masons'),
  kill: tsx('scripts/long/kill.ts'),
  fuzz: tsx('scripts/long/fuzz.ts'),
  'kill-browser-storage': tsx('scripts/long/kill-browser-storage.ts'),
  bench: ['node', ['scripts/bench.mjs']],
  bare: ['node', ['scripts/bare-app/measure.mjs']],
};

await main(async () => {
  ensureNode();
  await ensurePackages();
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((part) => !(part in PARTS));
  if (unknown) throw new Trouble(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}.`);
  let failed = 0;
  for (const [part, [program, args]] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue;
    step(part);
    const { code, seconds } = await run(program, args, { show: true });
    if (code !== 0) failed++;
    say(`${code === 0 ? good('✓') : bad('✗')} ${part} ${Math.round(seconds)} s\n`);
  }
  process.exit(failed ? 1 : 0);
});
