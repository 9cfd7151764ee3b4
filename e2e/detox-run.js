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
 * @typedef {{ tests: TestResult[], crashed: string[] }} Outcome `crashed`: what failed besides tests
 * @typedef {Outcome & { seconds: number }} RunResult
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
    const { code, printed } = await run(process.execPath, [cli, ...args], quiet);
    if (!fs.existsSync(report)) {
      return { tests: [], crashed: [printed.trim() || 'Detox ended without a report.'], seconds: 0 };
    }
    return {
      ...readReport(JSON.parse(fs.readFileSync(report, 'utf8')), code),
      seconds: (Date.now() - started) / 1000,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a command and gives its exit code (none if it was killed), and what it printed if that was kept back.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {boolean} quiet
 * @returns {Promise<{ code: number | null, printed: string }>}
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
    child.on('close', (code) => resolve({ code, printed }));
  });
}

/**
 * Every test that ran: a configuration may leave some out by their names. A file fails besides its tests by an error
 * that no test caught, or by what came after the last of them.
 * @param {JestReport} report
 * @param {number | null} code what Detox ended with
 * @returns {Outcome}
 */
function readReport({ testResults }, code) {
  const tests = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status !== 'pending')
      .map((test) => ({
        name: test.fullName,
        title: test.title,
        file: path.basename(file.name),
        passed: test.status === 'passed',
        messages: test.failureMessages ?? [],
      })),
  );
  const crashed = testResults
    .filter(({ status, assertionResults }) => {
      return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
    })
    .map(({ name, message }) => `${path.basename(name)}: ${message.trim()}`);
  if (code !== 0 && crashed.length === 0 && tests.every(({ passed }) => passed))
    crashed.push(`Detox ended with ${code ?? 'a signal'}, though no test failed.`);
  return { tests, crashed };
}

/**
 * The files of specs that a word on the command line stands for, as jest takes it.
 * @param {string} word
 */
function matchSpecs(word) {
  return listSpecs().filter((file) => new RegExp(word, 'i').test(path.join(ROOT, file)));
}

/** Every file of specs. */
function listSpecs() {
  return fs
    .readdirSync(path.join(ROOT, 'e2e/specs'), { recursive: true })
    .map((name) => path.posix.join('e2e/specs', String(name).replaceAll('\\', '/')))
    .filter((name) => name.endsWith('.spec.ts'));
}

module.exports = { ROOT, listSpecs, matchSpecs, readReport, runDetox };
