/** Runs on the Hermes VM what phones must be able to run: a game of each, and the catalogues with their plurals. */
import { bundle } from './bundle.mjs';
import { runOn } from './vm.mjs';
import { main, say } from '../setup/say.mjs';

const ENTRIES = ['scripts/hermes/games.ts', 'scripts/hermes/catalogues.ts'];

await main(async () => {
  for (const entry of ENTRIES) {
    const [node, hermes] = await Promise.all(
      ['node', 'hermes'].map(async (engine) => runOn(engine, await bundle(entry, engine))),
    );
    if (node !== hermes) {
      say(`Node printed:\n${node}\nHermes printed:\n${hermes}`);
      process.exit(1);
    }
    say(`» ${entry}: Node and Hermes agree on ${node.trim().split('\n').length} lines`);
  }
});
