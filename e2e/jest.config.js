/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/specs/**/*.spec.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/testing/esbuild-transform.cjs' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  setupFilesAfterEnv: [require.resolve('./support/calm.ts'), require.resolve('./support/shared.ts')],
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  testEnvironment: 'detox/runners/jest/testEnvironment',
  reporters: ['detox/runners/jest/reporter'],
  testTimeout: 120_000,
  // One browser at a time: two would only slow each other down, and the touches of both.
  maxWorkers: 1,
  verbose: true,
};
