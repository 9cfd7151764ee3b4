const project = require('../jest.config.js');

/** @type {import('jest').Config} */
module.exports = {
  ...project,
  rootDir: '../..',
  testMatch: ['<rootDir>/e2e/selftest/*.spec.ts'],
  testTimeout: 60_000,
};
