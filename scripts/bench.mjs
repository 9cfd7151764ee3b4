/** `npm run bench`: the engines on Node and on a Hermes VM, side by side in one run. `--record` keeps the figures in docs/measured. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { bundle } from './hermes/bundle.mjs';
import { runOn } from './hermes/vm.mjs';
import { provenance } from './measured.mjs';
import { main, say } from './setup/say.mjs';

const recording = process.argv.includes('--record');
const ENTRY = 'scripts/bench/engine.ts';

const row = (engine, { game, perSecond, steps, clone, legal, play }) =>
  `| ${game} | ${engine} | ${Math.round(perSecond)} | ${Math.round(steps)} | ${clone.toFixed(2)} | ${legal.toFixed(2)} | ${play.toFixed(2)} |`;

await main(async () => {
  const source = recording ? provenance('npm run bench -- --record') : 'Not recorded.';
  const rows = [];
  const results = {};
  for (const engine of ['node', 'hermes']) {
    results[engine] = JSON.parse(await runOn(engine, await bundle(ENTRY, engine)));
    for (const result of results[engine]) rows.push(row(engine, result));
  }
  const ratios = results.node.map((node, i) => {
    const ratio = node.perSecond / results.hermes[i].perSecond;
    return `- ${node.game}: Node runs ${ratio.toFixed(1)} times as many games as the Hermes VM.`;
  });
  const text = [
    '# Engine benchmark',
    '',
    source,
    '',
    'Random games of two seats on one core; the verbs in microseconds a call, over the states of such games.',
    '',
    '| game | VM | games a second | steps a game | clone | legal | play |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    ...ratios,
    '',
  ].join('\n');
  if (recording) {
    mkdirSync('docs/measured', { recursive: true });
    writeFileSync('docs/measured/bench.md', text);
  }
  say(text);
});
