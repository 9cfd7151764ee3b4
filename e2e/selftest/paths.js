/** Artifacts straight under the name of their test, so that the runner finds them. */
const path = require('node:path');

module.exports = ({ rootDir }) => ({
  rootDir,
  buildPathForTestArtifact: (name, summary) =>
    path.join(rootDir, (summary?.title ?? 'session').replace(/[^\w]+/g, '-'), name),
});
