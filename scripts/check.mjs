/** `npm run check`: the inner loop. */
import { runLanes } from './run/lanes.mjs';
import { FORMAT, IMPORTS, LINT, TESTS_QUICK, TYPES, TYPES_ENGINE, UNUSED } from './run/layers.mjs';
import { ensureNode } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { main } from './setup/say.mjs';

await main(async () => {
  ensureNode();
  await ensurePackages();
  const ok = await runLanes([[TYPES, TYPES_ENGINE, LINT, FORMAT, IMPORTS, UNUSED], [TESTS_QUICK]]);
  process.exit(ok ? 0 : 1);
});
