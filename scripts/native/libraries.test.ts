import { linkedLibraries } from './libraries';
import { writeReport } from './report';

describe('linked libraries', () => {
  it('are those of both autolinkers, and React Native itself', () => {
    const android = {
      modules: [{ packageName: 'expo-font', projects: [{ sourceDir: '/m/expo-font/android' }] }],
    };
    const ios = { modules: [{ packageName: 'expo-font', pods: [{ podspecDir: '/m/expo-font/ios' }] }] };
    const reactNative = {
      reactNativePath: '/m/react-native',
      dependencies: { skia: { root: '/m/skia', platforms: { android: { sourceDir: '/m/skia/android' } } } },
    };
    expect(linkedLibraries(android, ios, [reactNative])).toEqual([
      { name: 'expo-font', android: ['/m/expo-font/android'], ios: ['/m/expo-font/ios'] },
      { name: 'react-native', android: ['/m/react-native/ReactAndroid'], ios: ['/m/react-native'] },
      { name: 'skia', android: ['/m/skia/android'], ios: ['/m/skia'] },
    ]);
  });
});

describe('the report', () => {
  it('names every check that fails, with each breach on a line', () => {
    const report = writeReport(
      [
        { name: 'ids', breaches: [] },
        { name: 'privacy', breaches: ['it tracks', 'it collects'] },
      ],
      1,
    );
    expect(report.split('\n')).toEqual([
      '✓ ids',
      '✗ privacy',
      '    it tracks',
      '    it collects',
      'native: 1 of 2 checks fail: privacy',
    ]);
  });
});
