import {
  checkAndroidApplication,
  checkAndroidDetox,
  checkAndroidGameFiles,
  checkAndroidIdentity,
  checkAndroidTheme,
  checkStorageSize,
} from './android';

const filter = (...data: string[]) =>
  `<intent-filter>${data.map((d) => `<data android:${d}/>`).join('')}</intent-filter>`;
const BY_TYPE = filter('scheme="content"', 'mimeType="application/x-bastide"');
const BY_NAME = filter('scheme="content"', 'mimeType="*/*"', 'pathPattern=".*\\\\.bastide"');

describe('the Android project', () => {
  it('carries the id and the versions', () => {
    const gradle = `namespace 'app.bastide'\n applicationId 'app.bastide'\n versionCode 3\n versionName "1.2.3"`;
    expect(checkAndroidIdentity(gradle, '1.2.3', 3)).toEqual([]);
    expect(checkAndroidIdentity(gradle, '1.2.3', 4)).toEqual(['versionCode is "3", not "4"']);
  });

  it('turns every way, keeps backups and refuses clear text', () => {
    const good =
      '<application android:allowBackup="true" android:localeConfig="@xml/locales_config"/> android:scheme="bastide"';
    expect(checkAndroidApplication(good)).toEqual([]);
    expect(checkAndroidApplication(`${good} android:screenOrientation="portrait"`)).toHaveLength(1);
    expect(checkAndroidApplication(`${good} android:usesCleartextTraffic="true"`)).toHaveLength(1);
    expect(checkAndroidApplication(good.replace('"true"', '"false"'))).toHaveLength(1);
  });

  it('opens game files by type and by name, and takes no others', () => {
    expect(checkAndroidGameFiles(BY_TYPE + BY_NAME)).toEqual([]);
    expect(checkAndroidGameFiles(BY_NAME)).toEqual(['nothing opens application/x-bastide']);
    expect(checkAndroidGameFiles(BY_TYPE + BY_NAME + filter('mimeType="text/plain"'))).toEqual([
      'a filter takes every text/plain',
    ]);
  });

  it('can be tested by Detox in a build for it', () => {
    const java = 'public class DetoxTest { void run() { Detox.runTests(rule); } }';
    const gradle = `testInstrumentationRunner 'x'\nandroidTestImplementation('com.wix:detox:+')`;
    const network = '<uses-permission android:name="android.permission.INTERNET"/>';
    expect(checkAndroidDetox(java, gradle, network)).toEqual([]);
    expect(checkAndroidDetox(undefined, gradle, network)).toEqual(['there is no DetoxTest that runs Detox']);
    expect(checkAndroidDetox(java, '', network)).toHaveLength(2);
    const silent = network.replace('/>', ' tools:node="remove"/>');
    expect(checkAndroidDetox(java, gradle, silent)).toEqual(['it may not use the network']);
    expect(checkAndroidDetox(java, gradle, '')).toHaveLength(1);
  });

  it('has room for the saves', () => {
    expect(checkStorageSize('a=b\nAsyncStorage_db_size_in_MB=64')).toEqual([]);
    expect(checkStorageSize('a=b')).toHaveLength(1);
    expect(checkStorageSize('AsyncStorage_db_size_in_MB=6')).toHaveLength(1);
  });

  it('follows the theme of the system', () => {
    expect(
      checkAndroidTheme('<string name="expo_system_ui_user_interface_style">automatic</string>'),
    ).toEqual([]);
    expect(checkAndroidTheme('<string name="app_name">Bastide</string>')).toHaveLength(1);
  });
});
