/** Who may import whom (ARCHITECTURE.md). Imports go one way; a breach is an error. */

/** The folders of src from the ground up, and what each may import besides itself. */
const MAY_IMPORT = {
  geometry: [],
  core: [],
  games: ['geometry', 'core'],
  ai: ['core'],
  saves: ['core'],
  session: ['geometry', 'core', 'games', 'ai', 'saves'],
  platform: ['core', 'saves', 'session'],
  view: ['geometry', 'core', 'session'],
  ui: ['geometry', 'core', 'games', 'ai', 'saves', 'session', 'view', 'platform'],
};

/** The pure part: plain Node, a worker and bare Hermes run it, so it imports no package and nothing of Node. */
const PURE = '^src/(geometry|core|games|ai|saves)/';
const TESTS = '[.]test[.]tsx?$|/testing/';

const layer = ([folder, others]) => ({
  name: `${folder}-imports-only-what-lies-below`,
  comment: `src/${folder} may import ${[folder, ...others].join(', ')} of src, and nothing else of ours`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: TESTS },
  to: { path: '^(src|app|e2e|scripts|plugins)/', pathNot: `^src/(${[folder, ...others].join('|')})/` },
});

module.exports = {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(layer),
    {
      name: 'pure-part-imports-no-package',
      comment: 'no React, Expo, Skia, Node or any other package below session',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { dependencyTypesNot: ['local', 'type-only'], pathNot: '^src/' },
    },
    {
      name: 'a-game-imports-no-other',
      comment: 'what two games share moves down to geometry or core',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-have-one-door',
      comment: "from outside, a game is entered by its index, its texts' catalogues and its scene",
      severity: 'error',
      // A bench takes a game apart to tell what each part costs.
      from: {
        path: '^(src|app|scripts|e2e|plugins)/',
        pathNot: `^src/games/[^/]+/|^scripts/bench/|${TESTS}`,
      },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/[^/]+/(index|texts/|scene[.]ts)' },
    },
    {
      name: 'the-app-carries-only-what-it-plays',
      comment: 'the whole shelf is for tools and tests; screens take src/games/playable.ts',
      severity: 'error',
      from: { path: '^(app|src/(session|platform|view|ui))/', pathNot: TESTS },
      to: { path: '^src/games/index[.]ts' },
    },
    {
      name: 'skia-only-in-view',
      comment: 'view is the only Skia',
      severity: 'error',
      from: { path: '^(src|app)/', pathNot: `^src/view/|${TESTS}` },
      to: { path: 'node_modules/@shopify/react-native-skia' },
    },
    {
      name: 'nothing-imports-routes',
      severity: 'error',
      from: { pathNot: '^app/' },
      to: { path: '^app/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'every-import-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-test-code-in-the-app',
      severity: 'error',
      from: { path: '^(src|app)/', pathNot: TESTS },
      to: { path: TESTS },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|build|android|ios|[.]expo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.web.ts', '.web.tsx', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['main', 'module', 'types'],
    },
  },
};
