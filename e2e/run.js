// @ts-check
/**
 * Runs the specs on an existing web export:
 *   node e2e/run.js [--config web.phone,web.tablet] [spec…]
 */
const fs = require('node:fs');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { NoBrowserError, findBrowser } = require('./driver/find-browser');
const { ROOT, listSpecs, matchSpecs, runDetox } = require('./detox-run');
const { apps, configurations: known } = require('../.detoxrc.js');

/** Why the specs cannot run here, in a sentence; undefined if they can. */
function findObstacle() {
  const folder = apps.web.binaryPath;
  if (!fs.existsSync(path.join(ROOT, folder, 'index.html'))) {
    return `There is no web export in ${folder}: run \`npm run export -- web\` first.`;
  }
  try {
    findBrowser();
    return undefined;
  } catch (error) {
    if (error instanceof NoBrowserError) return error.message;
    throw error;
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { config: { type: 'string', default: 'web.phone,web.tablet' } },
    allowPositionals: true,
  });
  const configurations = values.config.split(',');
  const unknown = configurations.filter((name) => !(name in known));
  // Jest would run the others and say nothing.
  const lost = positionals.filter((word) => matchSpecs(word).length === 0);
  const obstacle =
    unknown.length > 0
      ? `There is no configuration ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}.`
      : lost.length > 0
        ? `There is no spec ${lost.join(', ')}; there are ${listSpecs().join(', ')}.`
        : configurations.some((name) => name.startsWith('web.'))
          ? findObstacle()
          : undefined;
  if (obstacle !== undefined) {
    console.error(obstacle);
    return 1;
  }

  const summary = [];
  let failed = false;
  for (const configuration of configurations) {
    console.log(`\n${configuration}`);
    const { tests, crashed, seconds } = await runDetox({ configuration, specs: positionals });
    const failures = tests.filter((test) => !test.passed);
    failed ||= failures.length > 0 || crashed.length > 0 || tests.length === 0;
    const counts = `${tests.length - failures.length} of ${tests.length} passed in ${seconds.toFixed(0)} s`;
    summary.push(`${configuration.padEnd(16)} ${counts}`, ...failures.map((test) => `  ✗ ${test.name}`));
    summary.push(...crashed.map((why) => `  ✗ ${why.split('\n')[0]}`));
  }
  console.log(`\n${summary.join('\n')}`);
  if (failed) console.log('Pictures and console of what failed: artifacts/e2e');
  return failed ? 1 : 0;
}

main().then((code) => (process.exitCode = code));
