import { askNode } from '../testing/plain-node';

const IMPORT = `import { isSameSet } from './scripts/setup/packages.mjs'`;
const ROOT = { version: '0.1.0' };
const HERE = { os: [process.platform], cpu: [process.arch] };
const THERE = { os: ['plan9'], cpu: [process.arch] };

const isSameSet = (wanted: object, there: object): boolean =>
  askNode(IMPORT, `isSameSet(${JSON.stringify({ '': ROOT, ...wanted })}, ${JSON.stringify(there)})`);

describe('packages that somebody installed by hand', () => {
  const jest = { version: '29.7.0' };
  const binding = { version: '1.0.0', optional: true };

  it('are taken as they are, without what other machines need', () => {
    expect(isSameSet({ jest, binding: { ...binding, ...THERE } }, { jest })).toBe(true);
    expect(isSameSet({ jest, binding }, { jest })).toBe(true);
    expect(isSameSet({ jest, binding: { ...binding, ...HERE } }, { jest, binding })).toBe(true);
  });

  it('are installed again if one is missing, another, or too many', () => {
    expect(isSameSet({ jest }, {})).toBe(false);
    expect(isSameSet({ jest }, { jest: { version: '30.0.0' } })).toBe(false);
    expect(isSameSet({ jest }, { jest, mocha: { version: '1.0.0' } })).toBe(false);
    expect(isSameSet({ jest, binding: { ...binding, ...HERE } }, { jest })).toBe(false);
  });
});
