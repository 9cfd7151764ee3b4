import { readFileSync } from 'node:fs';
import { askNode } from '../testing/plain-node';

const IMPORT = `import { isWithin, sayRange } from './scripts/setup/node-version.mjs'`;
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };

describe('the version of Node', () => {
  const VERSIONS = {
    '18.20.8': false,
    '20.19.3': false,
    '20.19.4': true,
    '20.20.0': true,
    '21.7.3': false,
    '22.12.0': false,
    '22.13.0': true,
    '22.21.1': true,
    '23.11.1': false,
    '24.2.0': false,
    '24.3.0': true,
    '25.0.0': true,
    '26.1.0': true,
  };

  it('is one that the tools run on', () => {
    const versions = JSON.stringify(Object.keys(VERSIONS));
    const within = askNode(IMPORT, `${versions}.map((version) => isWithin(version, '${engines.node}'))`);
    expect(within).toEqual(Object.values(VERSIONS));
  });

  it('is told in words, the same as the continuous integration and the README say', () => {
    const words = askNode<string>(IMPORT, `sayRange('${engines.node}')`);
    expect(words).toBe('20 from 20.19.4 on, 22 from 22.13.0 on, or 24.3.0 or newer');
    for (const file of ['.ci/run', 'README.md']) expect(readFileSync(file, 'utf8')).toContain(words);
  });

  it('is the same in the lockfile, which npm asks', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: { '': { engines: { node: string } } };
    };
    expect(packages[''].engines.node).toBe(engines.node);
  });
});
