import { checkExpoGo, checkLibraryVersions, checkProject, checkSilence, satisfies } from './versions';

const SDK = { 'react-native-screens': '~4.26.0', 'react-native': '0.86.3' };

describe('a range', () => {
  it.each([
    ['4.26.3', '~4.26.0', true],
    ['4.25.9', '~4.26.0', false],
    ['4.27.0', '~4.26.0', false],
    ['4.26.0', '~4.26.1', false],
    ['5.2.0', '^5.1.3', true],
    ['6.0.0', '^5.1.3', false],
    ['0.3.0', '^0.2.1', false],
    ['0.86.3', '0.86.3', true],
    ['0.86.4', '0.86.3', false],
  ])('%s in %s: %s', (version, range, inside) => {
    expect(satisfies(version, range)).toBe(inside);
  });
});

describe('libraries', () => {
  const screens = { name: 'react-native-screens', range: '~4.26.0', installed: '4.26.2' };

  it('hold at the versions of the SDK', () => {
    expect(
      checkLibraryVersions([screens, { name: 'i18next', range: '1.0.0', installed: '1.0.0' }], SDK),
    ).toEqual([]);
  });

  it('fail when another version is installed', () => {
    expect(checkLibraryVersions([{ ...screens, installed: '4.20.0' }], SDK)).toEqual([
      'react-native-screens is 4.20.0, package.json asks for ~4.26.0',
      'react-native-screens is 4.20.0, the SDK wants ~4.26.0',
    ]);
    expect(checkLibraryVersions([{ ...screens, installed: undefined }], SDK)).toHaveLength(1);
  });

  it('fail when package.json asks for another version', () => {
    expect(checkLibraryVersions([{ ...screens, range: '~4.20.0' }], SDK)).toEqual([
      'react-native-screens is 4.26.2, package.json asks for ~4.20.0',
      'package.json asks for react-native-screens ~4.20.0, the SDK wants ~4.26.0',
    ]);
  });

  it('fail when Expo Go does not carry them', () => {
    expect(checkExpoGo(['expo', 'react-native-screens'], ['expo', 'react-native-screens'], SDK)).toEqual([]);
    expect(checkExpoGo(['react-native-mmkv'], ['react-native-mmkv'], SDK)).toHaveLength(1);
  });

  it('fail when they phone home', () => {
    expect(checkSilence(['expo-router', 'react-native-reanimated', 'react-native-gesture-handler'])).toEqual(
      [],
    );
    expect(checkSilence(['expo-updates', '@sentry/react-native'])).toHaveLength(2);
  });
});

describe('the project', () => {
  it('has one version and keeps no native folder', () => {
    expect(checkProject('1.0.0', '1.0.0', [])).toEqual([]);
    expect(checkProject('1.0.0', '1.0.1', [])).toHaveLength(1);
    expect(checkProject('1.0.0', '1.0.0', ['ios/Podfile'])).toEqual(['ios/Podfile is committed']);
  });
});
