import { checkEas } from './eas';

const PROFILES = { development: {}, preview: {}, production: {} };

describe('eas.json', () => {
  it('holds with the three profiles', async () => {
    expect(await checkEas(JSON.stringify({ build: PROFILES }))).toEqual([]);
  });

  it('fails on a typo in a key or a value', async () => {
    const typo = { build: { ...PROFILES, preview: { distributon: 'internal' } } };
    expect(await checkEas(JSON.stringify(typo))).toEqual([
      expect.stringContaining('"build.preview.distributon" is not allowed'),
    ]);
    const value = { build: { ...PROFILES, preview: { distribution: 'inside' } } };
    expect(await checkEas(JSON.stringify(value))).toHaveLength(1);
  });

  it('fails when it is no JSON, or a profile is missing', async () => {
    expect(await checkEas('{ "build": ')).toHaveLength(1);
    expect(await checkEas('')).toHaveLength(1);
    expect(await checkEas('{ "build": { "preview": {}, "production": {} } }')).toEqual([
      'there is no profile development',
    ]);
  });

  it('fails on a channel: nothing is updated over the air', async () => {
    const build = { ...PROFILES, production: { channel: 'production' } };
    expect(await checkEas(JSON.stringify({ build }))).toHaveLength(1);
  });
});
