const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');

const PURE = ['src/{geometry,core,games,ai,saves}/**/*.ts'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** What a phone's Hermes lacks; jest removes the same from the app's globals (scripts/testing/hermes-globals.cjs). */
const NOT_ON_HERMES = [
  'structuredClone',
  'crypto',
  'BroadcastChannel',
  'MessageChannel',
  'SharedArrayBuffer',
].map((name) => ({ name, message: 'Hermes on a phone has no such global.' }));
const NOT_ON_HERMES_INTL = [
  'ListFormat',
  'RelativeTimeFormat',
  'Segmenter',
  'DisplayNames',
  'DurationFormat',
].map((property) => ({ object: 'Intl', property, message: 'Hermes on a phone has no such Intl object.' }));

const IMPURE_GLOBALS = [
  'console',
  'setTimeout',
  'setInterval',
  'performance',
  'window',
  'document',
  'process',
].map((name) => ({ name, message: 'The pure part knows no clock, no console and no platform.' }));
const IMPURE_PROPERTIES = [
  {
    object: 'Math',
    property: 'random',
    message: 'Random is a function of (seed, ply): see src/core/random.ts.',
  },
  { object: 'Date', property: 'now', message: 'The pure part knows no clock: take the time as an argument.' },
];

const NO_ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'A const array that derives a union, not an enum.',
};

/** A test that does not run says nothing; one that runs alone silences the others. */
const NO_SKIPPED = [
  'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|failing)$/]',
  // By its name too: a camera may fit a board.
  'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/][arguments.0.type=/^(Literal|TemplateLiteral)$/]',
].map((selector) => ({ selector, message: 'Every test runs, or there is none.' }));

module.exports = defineConfig([
  expo,
  {
    ignores: [
      'dist/**',
      'build/**',
      'android/**',
      'ios/**',
      '.expo/**',
      'artifacts/**',
      '.cache/**',
      'public/**',
      'node_modules/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', NO_ENUM, ...NO_SKIPPED],
      'no-restricted-globals': ['error', ...NOT_ON_HERMES],
      'no-restricted-properties': ['error', ...NOT_ON_HERMES_INTL],
      // The compiler knows what a module exports.
      'import/namespace': 'off',
      'import/no-named-as-default-member': 'off',
      eqeqeq: 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': ['error', ...NOT_ON_HERMES, ...IMPURE_GLOBALS],
      'no-restricted-properties': ['error', ...NOT_ON_HERMES_INTL, ...IMPURE_PROPERTIES],
      'no-restricted-syntax': [
        'error',
        NO_ENUM,
        ...NO_SKIPPED,
        { selector: "NewExpression[callee.name='Date']", message: 'The pure part knows no clock.' },
        { selector: 'ImportExpression', message: 'The pure part is loaded whole.' },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-globals': ['error', ...NOT_ON_HERMES],
    },
  },
  {
    files: ['scripts/**', 'e2e/**', '*.{js,cjs}', 'plugins/**'],
    languageOptions: { globals: { ...require('globals').node } },
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['e2e/specs/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!detox$|\\./)',
              message: "Specs use Detox's own API only, so that they run on devices too.",
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...['page', 'browser', 'window', 'document', 'require', 'process'].map((name) => ({
          name,
          message: "Specs use Detox's own API only, so that they run on devices too.",
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['page', 'ctx', 'cdp', 'deviceDriver'].map((property) => ({
          property,
          message: "Specs use Detox's own API only: no reaching into the driver.",
        })),
      ],
    },
  },
]);
