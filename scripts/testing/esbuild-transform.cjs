/** Jest transform of the engine project: TypeScript away, everything else as written. Fast, and close to what Node runs. */
const { createHash } = require('node:crypto');
const { transformSync } = require('esbuild');
const { version } = require('esbuild/package.json');

module.exports = {
  getCacheKey: (source, path) => createHash('sha1').update(`${version}\n${path}\n${source}`).digest('hex'),
  process: (source, path) =>
    transformSync(source, {
      loader: 'ts',
      format: 'cjs',
      target: 'node20',
      sourcefile: path,
      sourcemap: 'inline',
      tsconfigRaw: { compilerOptions: { target: 'es2022' } },
    }),
};
