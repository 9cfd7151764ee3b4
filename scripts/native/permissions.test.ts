import {
  checkDebugPermissions,
  checkReleasePermissions,
  mergedPermissions,
  permissionsOf,
} from './permissions';

const manifest = (body: string) => `<manifest xmlns:tools="t">${body}</manifest>`;
const INTERNET = '<uses-permission android:name="android.permission.INTERNET"/>';
const NO_INTERNET = '<uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>';

describe('Android permissions', () => {
  it('are read from every kind of entry, and not from comments', () => {
    const text = manifest(
      `<!-- ${INTERNET} -->
       <uses-permission-sdk-23
         android:name="android.permission.CAMERA" android:maxSdkVersion="32" />${NO_INTERNET}`,
    );
    expect(permissionsOf(text)).toEqual([
      { name: 'android.permission.CAMERA', removed: false },
      { name: 'android.permission.INTERNET', removed: true },
    ]);
  });

  it('of a library go when the app removes them', () => {
    const libraries = [{ owner: 'expo-file-system', text: manifest(INTERNET) }];
    expect(checkReleasePermissions(manifest(NO_INTERNET), libraries)).toEqual([]);
  });

  it('fail when a library brings a stray one, and name the library', () => {
    const text = manifest('<uses-permission android:name="android.permission.RECORD_AUDIO"/>');
    const [breach] = checkReleasePermissions(manifest(NO_INTERNET), [{ owner: 'expo-audio', text }]);
    expect(breach).toContain('android.permission.RECORD_AUDIO (asked for by expo-audio)');
  });

  it("fail when the app's own manifest has a stray one", () => {
    expect(checkReleasePermissions(manifest(INTERNET), [])).toHaveLength(1);
  });

  it('are not removed by a library on behalf of the app', () => {
    const libraries = [
      { owner: 'polite', text: manifest(NO_INTERNET) },
      { owner: 'greedy', text: manifest(INTERNET) },
    ];
    expect(mergedPermissions(manifest(''), libraries).get('android.permission.INTERNET')).toEqual(['greedy']);
  });

  it('of debug builds must include the network', () => {
    expect(checkDebugPermissions([{ owner: 'debug', text: manifest(INTERNET) }])).toEqual([]);
    expect(checkDebugPermissions([{ owner: 'debug', text: manifest('') }])).toHaveLength(1);
  });
});
