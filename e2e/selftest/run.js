// @ts-check
/** Proves the driver: every verb works, and every wrong expectation fails for the reason in its name. */
const fs = require('node:fs');
const path = require('node:path');
const { NoBrowserError, findBrowser } = require('../driver/find-browser');
const { ROOT, runDetox } = require('../detox-run');

const ARTIFACTS = path.join(ROOT, 'artifacts/selftest');
const VERBS = 'e2e/selftest/verbs.spec.ts';
const MUST_FAIL = 'e2e/selftest/must-fail.spec.ts';

/**
 * What is wrong with the result of a test that had to fail; undefined if it failed as it should.
 * @param {import('../detox-run').TestResult} test
 */
function judgeFailure(test) {
  const reason = test.title.split(' ⇒ ')[1] ?? '';
  if (test.passed) return 'passed, but had to fail';
  if (!test.messages.join('\n').includes(reason))
    return `failed for another reason: ${test.messages.join('\n')}`;
  const folder = path.join(ARTIFACTS, test.title.replace(/[^\w]+/g, '-'));
  const pictures = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => name.endsWith('.png'))
    : [];
  return pictures.length > 0 || reason === 'not running'
    ? undefined
    : 'failed, but left no picture of the screen';
}

async function main() {
  try {
    findBrowser();
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    console.error(error.message);
    return 1;
  }
  fs.rmSync(ARTIFACTS, { recursive: true, force: true });
  const configPath = './e2e/selftest/detoxrc.js';
  const verbs = await runDetox({ configuration: 'page', configPath, specs: [VERBS], quiet: true });
  const wrongs = await runDetox({ configuration: 'page.hasty', configPath, specs: [MUST_FAIL], quiet: true });
  const complaints = [...verbs.crashed, ...wrongs.crashed];
  for (const test of verbs.tests)
    if (!test.passed) complaints.push(`✗ ${test.name}\n  ${test.messages.join('\n')}`);
  for (const test of wrongs.tests) {
    const complaint = judgeFailure(test);
    if (complaint !== undefined) complaints.push(`✗ ${test.name}\n  ${complaint}`);
  }
  if (verbs.tests.length === 0 || wrongs.tests.length === 0) complaints.push('✗ a file of specs did not run');
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return 1;
  }
  fs.rmSync(ARTIFACTS, { recursive: true, force: true });
  const seconds = (verbs.seconds + wrongs.seconds).toFixed(0);
  console.log(
    `driver: ${verbs.tests.length} tests pass, ${wrongs.tests.length} fail as they must, in ${seconds} s`,
  );
  return 0;
}

main().then((code) => (process.exitCode = code));
