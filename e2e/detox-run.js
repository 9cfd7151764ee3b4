// @ts-check
/** Runs Detox once and reads what came of every test. */
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/**
 * @typedef {{ fullName: string, title: string, status: string, failureMessages?: string[] }} JestTest
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: JestTest[] }[] }} JestReport
 * @typedef {{ name: string, title: string, file: string, passed: boolean, messages: string[] }} TestResult
 * @typedef {{ tests: TestResult[], crashed: string[], seconds: number }} RunResult `crashed`: why a file of specs
 *   could not be run at all
 */

const ROOT = path.resolve(__dirname, '..');

/**
 * @param {{ configuration: string, configPath?: string, specs?: readonly string[], quiet?: boolean }} options `quiet`:
 *   what Detox prints is kept back
 * @returns {Promise<RunResult>}
 */
async function runDetox({ configuration, configPath = './.detoxrc.js', specs = [], quiet = false }) {
  const started = Date.now();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'detox-run-'));
  const report = path.join(folder, 'report.json');
  const cli = require.resolve('detox/local-cli/cli.js');
  const args = ['test', '-C', configPath, '-c', configuration, '--json', '--outputFile', report, ...specs];
  try {
    const printed = await run(process.execPath, [cli, ...args], quiet);
    if (!fs.existsSync(report)) {
      return { tests: [], crashed: [printed.trim() || 'Detox ended without a report.'], seconds: 0 };
    }
    return {
      ...readReport(JSON.parse(fs.readFileSync(report, 'utf8'))),
      seconds: (Date.now() - started) / 1000,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a command and gives what it printed, if that was kept back.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {boolean} quiet
 * @returns {Promise<string>}
 */
function run(command, args, quiet) {
  return new Promise((resolve, reject) => {
    const bin = path.join(ROOT, 'node_modules', '.bin');
    const output = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: ROOT,
      // Detox looks for jest on the search path.
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
      stdio: ['ignore', output, output],
    });
    let printed = '';
    child.stdout?.on('data', (data) => (printed += data));
    child.stderr?.on('data', (data) => (printed += data));
    child.on('error', reject);
    child.on('close', () => resolve(printed));
  });
}

/** @param {JestReport} report */
function readReport(report) {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      name: test.fullName,
      title: test.title,
      file: path.basename(file.name),
      passed: test.status === 'passed',
      messages: test.failureMessages ?? [],
    })),
  );
  const crashed = report.testResults
    .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .map((file) => file.message);
  return { tests, crashed };
}

module.exports = { ROOT, runDetox };
