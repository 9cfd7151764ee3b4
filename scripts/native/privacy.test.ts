import { checkPrivacy, checkReasons } from './privacy';

const IN_PROJECT = '/* PrivacyInfo.xcprivacy in Resources */';

const entry = (category: string, ...reasons: string[]) =>
  `<dict><key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategory${category}</string>
   <key>NSPrivacyAccessedAPITypeReasons</key><array>${reasons.map((r) => `<string>${r}</string>`).join('')}</array></dict>`;

const manifest = (tracking: boolean, collected: string, entries: string) =>
  `<plist version="1.0"><dict>
   <key>NSPrivacyTracking</key><${tracking}/>
   <key>NSPrivacyTrackingDomains</key><array/>
   <key>NSPrivacyCollectedDataTypes</key><array>${collected}</array>
   <key>NSPrivacyAccessedAPITypes</key><array>${entries}</array></dict></plist>`;

const CLEAN = manifest(false, '', entry('UserDefaults', 'CA92.1'));

describe('the privacy manifest', () => {
  it('holds when it tracks and collects nothing', () => {
    expect(checkPrivacy(CLEAN, IN_PROJECT)).toEqual([]);
  });

  it('fails when it is missing', () => {
    expect(checkPrivacy(undefined, IN_PROJECT)).toEqual([
      expect.stringContaining('PrivacyInfo.xcprivacy is missing'),
    ]);
  });

  it('fails when the Xcode project does not ship it', () => {
    expect(checkPrivacy(CLEAN, '')).toHaveLength(1);
  });

  it('fails when it says that the app tracks or collects', () => {
    expect(checkPrivacy(manifest(true, '', ''), IN_PROJECT)).toEqual(['NSPrivacyTracking is not false']);
    expect(checkPrivacy(manifest(false, '<dict/>', ''), IN_PROJECT)).toHaveLength(1);
  });

  it('must give the reasons that the libraries give', () => {
    const library = manifest(false, '', entry('UserDefaults', 'CA92.1') + entry('DiskSpace', 'E174.1'));
    expect(checkReasons(CLEAN, [{ owner: 'expo-file-system', text: library }])).toEqual([
      'expo-file-system gives the reason DiskSpace E174.1, the app does not',
    ]);
  });

  it('fails when a library tracks or collects', () => {
    expect(checkReasons(CLEAN, [{ owner: 'nosy', text: manifest(true, '<dict/>', '') }])).toHaveLength(2);
  });
});
