import { checkIosAsksNothing, checkIosGameFiles, checkIosIdentity, checkIosScreens } from './info-plist';
import { parsePlist, type PlistDict } from './plist';
import { POLICY } from './policy';

describe('a property list', () => {
  it('is read with all its kinds of value', () => {
    const text = `<plist><dict><key>a</key><string>x &amp; y</string><key>b</key><array><integer>1</integer><true/></array>
      <key>c</key><dict/><key>d</key><array/><key>e</key><string></string><key>f</key><false/></dict></plist>`;
    expect(parsePlist(text)).toEqual({ a: 'x & y', b: [1, true], c: {}, d: [], e: '', f: false });
  });

  it('throws when it is cut off', () => {
    expect(() => parsePlist('<plist><dict><key>a</key>')).toThrow('in the middle');
  });
});

const all = [...POLICY.orientations];
const FAMILY = 'TARGETED_DEVICE_FAMILY = "1,2";';
const screens: PlistDict = {
  UISupportedInterfaceOrientations: all,
  'UISupportedInterfaceOrientations~ipad': all,
  UIRequiresFullScreen: false,
  UIUserInterfaceStyle: 'Automatic',
};

describe('Info.plist', () => {
  it.each(['NSMicrophoneUsageDescription', 'NSUserTrackingUsageDescription', 'UIBackgroundModes'])(
    'fails with %s',
    (key) => {
      expect(checkIosAsksNothing({ [key]: 'for fun' })).toEqual([`Info.plist has ${key}`]);
    },
  );

  it('fails when any address may be loaded', () => {
    expect(checkIosAsksNothing({ NSAppTransportSecurity: { NSAllowsArbitraryLoads: true } })).toHaveLength(1);
    expect(checkIosAsksNothing({ NSAppTransportSecurity: { NSAllowsArbitraryLoads: false } })).toEqual([]);
  });

  it('lets the app turn every way and stand beside another', () => {
    expect(checkIosScreens(screens, FAMILY)).toEqual([]);
    expect(checkIosScreens({ ...screens, UIRequiresFullScreen: true }, FAMILY)).toHaveLength(1);
    expect(
      checkIosScreens({ ...screens, 'UISupportedInterfaceOrientations~ipad': all.slice(1) }, FAMILY),
    ).toHaveLength(1);
    expect(checkIosScreens(screens, 'TARGETED_DEVICE_FAMILY = "1";')).toHaveLength(1);
  });

  it('carries the id and the versions', () => {
    const info: PlistDict = {
      CFBundleDisplayName: 'Bastide',
      CFBundleShortVersionString: '1.2.3',
      CFBundleVersion: '4',
      ITSAppUsesNonExemptEncryption: false,
      CFBundleURLTypes: [{ CFBundleURLSchemes: ['bastide'] }],
    };
    const project = 'PRODUCT_BUNDLE_IDENTIFIER = "app.bastide";';
    expect(checkIosIdentity(info, project, '1.2.3', '4')).toEqual([]);
    expect(checkIosIdentity(info, project, '1.2.4', '4')).toEqual([
      'CFBundleShortVersionString is "1.2.3", not "1.2.4"',
    ]);
    expect(checkIosIdentity(info, project.replace('app.bastide', 'org.example'), '1.2.3', '4')).toHaveLength(
      1,
    );
  });

  it('exports the game file as a type that is no text', () => {
    const type = {
      UTTypeIdentifier: 'app.bastide.game',
      UTTypeConformsTo: ['public.data'],
      UTTypeTagSpecification: {
        'public.filename-extension': ['bastide'],
        'public.mime-type': ['application/x-bastide'],
      },
    };
    const info: PlistDict = {
      UTExportedTypeDeclarations: [type],
      CFBundleDocumentTypes: [{ LSItemContentTypes: ['app.bastide.game'] }],
      LSSupportsOpeningDocumentsInPlace: false,
    };
    expect(checkIosGameFiles(info)).toEqual([]);
    expect(checkIosGameFiles({})).toHaveLength(1);
    const text = { ...type, UTTypeConformsTo: ['public.text'] };
    expect(checkIosGameFiles({ ...info, UTExportedTypeDeclarations: [text] })).toEqual([
      'game files say they are text',
    ]);
  });
});
