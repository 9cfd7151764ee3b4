/**
 * The layers of checks. Each is a name and a command, and the layer it comes `after` if it needs what that one makes;
 * `npm run check` runs those of the inner loop, `npm test` all. Commands go through Node and the installed packages, so
 * nothing global is needed.
 */
const bin = (path, ...args) => ['node', [`node_modules/${path}`, ...args]];

export const FORMAT = {
  name: 'format',
  command: bin('prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.'),
};
export const LINT = {
  name: 'lint',
  command: bin(
    'eslint/bin/eslint.js',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    '.cache/eslint',
    '.',
  ),
};
export const IMPORTS = {
  name: 'import rules',
  command: bin(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'app',
    'scripts',
    'e2e',
    'plugins',
  ),
};
export const TYPES = {
  name: 'types',
  command: bin(
    'typescript/bin/tsc',
    '-p',
    'tsconfig.json',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/app.tsbuildinfo',
  ),
};
export const TYPES_ENGINE = {
  name: 'types of the pure part',
  command: bin(
    'typescript/bin/tsc',
    '-p',
    'tsconfig.engine.json',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/engine.tsbuildinfo',
  ),
};
export const UNUSED = {
  name: 'unused code',
  command: bin('knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip'),
};
/** The limit only ends what hangs: a busy machine must not fail a test. */
const jest = (...args) => bin('jest/bin/jest.js', '--ci', '--testTimeout=120000', ...args);
export const ENGINE = { name: 'engine tests', command: jest('--selectProjects', 'engine', '--maxWorkers=2') };
export const APP = { name: 'app tests', command: jest('--selectProjects', 'app', '--maxWorkers=2') };
/** Without the longest suites, and with fewer games of each kind in the others; `npm test` leaves nothing out. */
export const TESTS_QUICK = {
  name: 'tests, the quick ones',
  command: jest('--maxWorkers=2'),
  env: { BASTIDE_TESTS: 'quick' },
};
export const HERMES = { name: 'on the Hermes VM', command: ['node', ['scripts/hermes/check.mjs']] };
export const NATIVE = {
  name: 'native readiness',
  command: bin('tsx/dist/cli.mjs', 'scripts/native/check.ts'),
};
export const EXPORT_WEB = { name: 'export for web', command: ['node', ['scripts/export.mjs', 'web']] };
export const EXPORT_NATIVE = {
  name: 'exports for Android and iOS',
  command: ['node', ['scripts/export.mjs', 'android', 'ios']],
};
export const DRIVER = { name: 'Detox driver', command: ['node', ['e2e/selftest/run.js']] };
export const DETOX_PHONE = {
  name: 'Detox in Chromium, phone',
  after: EXPORT_WEB,
  command: [
    'node',
    [
      'e2e/run.js',
      '--config',
      'web.phone',
      'specs/ground',
      'specs/first-tile',
      'specs/city-game',
      'specs/city-names',
    ],
  ],
};
/** A whole game is the same on both: the tablet is given its end. */
export const DETOX_TABLET = {
  name: 'Detox in Chromium, tablet',
  after: EXPORT_WEB,
  command: [
    'node',
    ['e2e/run.js', '--config', 'web.tablet', 'specs/ground', 'specs/city-end', 'specs/city-names'],
  ],
};
export const AT_REST = {
  name: 'at rest nothing is drawn',
  after: EXPORT_WEB,
  command: ['node', ['scripts/browser/board-phases.mjs']],
};
export const IN_MOTION = {
  name: 'board in motion',
  after: EXPORT_WEB,
  command: ['node', ['scripts/browser/board-motion.mjs']],
};
export const HANDS_FREE = {
  name: 'whole turns by keys and from the accessibility tree',
  after: EXPORT_WEB,
  command: ['node', ['scripts/browser/hands-free.mjs']],
};
export const SURFACE = {
  name: 'board by touch, wheel and keys',
  after: EXPORT_WEB,
  command: ['node', ['scripts/browser/surface.mjs']],
};
/** `npm run sweep` visits every state in every look: this is where words have the least room, and axe. */
export const TIGHTEST = {
  name: 'screens at their tightest',
  after: EXPORT_WEB,
  command: [
    'node',
    [
      'scripts/browser/sweep.mjs',
      '--screens',
      'home-first,new-game-full,over,claim,sheet-scores,settings',
      '--sizes',
      '360x640',
      '--looks',
      'en-dark-100,de-light-200',
    ],
  ],
};
