/** Two projects: `engine` runs the pure part in plain Node, `app` the rest in jest-expo. */
const PURE = ['geometry', 'core', 'games', 'ai', 'saves', 'session'];
const APP = ['view', 'ui', 'platform'];

/** Packages that ship untranspiled sources and must go through Babel. */
const SOURCES = [
  'react-native',
  '@react-native',
  'expo',
  '@expo',
  '@expo-google-fonts',
  '@shopify/react-native-skia',
  'standard-navigation',
  'make-plural',
].join('|');

/** Suites that draw pixels, drive whole screens or play many whole games: all but the inner loop run them. */
const LONG = [
  '/view/paint/',
  '/view/camera/pixels',
  '/view/board-surface',
  '/ui/shell/app',
  '/ui/play/(obeys|secrets|play-screen)',
  '/games/city/(art/|scene)',
  '/games/[a-z]+/(blindness|figures|pieces)',
  '/session/(games|secrets)',
];
const skipped = ['/node_modules/', ...(process.env.BASTIDE_TESTS === 'quick' ? LONG : [])];

// expo-font wants expo's own expo-asset, which npm may nest inside expo.
const asset = require.resolve('expo-asset', { paths: [require.resolve('expo/package.json')] });

const alias = { '^@/(.*)$': '<rootDir>/src/$1' };

module.exports = {
  projects: [
    {
      displayName: 'engine',
      testPathIgnorePatterns: skipped,
      testEnvironment: 'node',
      roots: [...PURE.map((folder) => `<rootDir>/src/${folder}`), '<rootDir>/scripts'],
      testMatch: ['**/*.test.ts'],
      moduleNameMapper: alias,
      transform: { '\\.ts$': '<rootDir>/scripts/testing/esbuild-transform.cjs' },
    },
    {
      displayName: 'app',
      testPathIgnorePatterns: skipped,
      preset: 'jest-expo',
      resolver: '<rootDir>/scripts/testing/jest-resolver.cjs',
      roots: [...APP.map((folder) => `<rootDir>/src/${folder}`), '<rootDir>/app'],
      testMatch: ['**/*.test.ts?(x)'],
      moduleNameMapper: { ...alias, '^expo-asset$': asset },
      testEnvironment: '@shopify/react-native-skia/jestEnv.js',
      setupFiles: ['@shopify/react-native-skia/jestSetup.js', '<rootDir>/scripts/testing/app-setup.cjs'],
      setupFilesAfterEnv: ['<rootDir>/scripts/testing/hermes-globals.cjs'],
      transformIgnorePatterns: [
        `/node_modules/(?!(${SOURCES}))`,
        '/node_modules/react-native-reanimated/plugin/',
      ],
    },
  ],
};
