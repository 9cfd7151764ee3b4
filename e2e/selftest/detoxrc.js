/** The driver on a page of its own. */
const project = require('../../.detoxrc.js');

const screen = { width: 390, height: 844 };

/** @type {Detox.DetoxConfig} */
module.exports = {
  ...project,
  testRunner: {
    args: { $0: 'jest', config: 'e2e/selftest/jest.config.js' },
    jest: { setupTimeout: 60_000 },
  },
  artifacts: { ...project.artifacts, rootDir: 'artifacts/selftest/', pathBuilder: './e2e/selftest/paths.js' },
  apps: { page: { type: 'web', binaryPath: 'e2e/selftest/page' } },
  devices: {
    page: { type: './e2e/driver/index.js', device: screen },
    'page.hasty': {
      type: './e2e/driver/index.js',
      device: screen,
      patience: { expectation: 120, action: 120 },
    },
  },
  configurations: {
    page: { device: 'page', app: 'page' },
    // For what must fail, and need not be waited for.
    'page.hasty': { device: 'page.hasty', app: 'page' },
  },
};
