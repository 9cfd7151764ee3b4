import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  checkAndroidApplication,
  checkAndroidDetox,
  checkAndroidGameFiles,
  checkAndroidIdentity,
  checkAndroidTheme,
  checkStorageSize,
} from './android';
import { checkAdaptiveIcon, checkAppIconSet } from './icons';
import {
  checkIosAsksNothing,
  checkIosBackup,
  checkIosGameFiles,
  checkIosIdentity,
  checkIosScreens,
} from './info-plist';
import { manifestsOf, privacyManifestsOf, type Library } from './libraries';
import { checkAndroidLocales, checkIosLocales, type NativeStrings } from './locales';
import { checkDebugPermissions, checkReleasePermissions } from './permissions';
import { parsePlist } from './plist';
import { POLICY } from './policy';
import { checkPrivacy, checkReasons } from './privacy';
import { type Check } from './report';
import { mustRead, readBytes, readText } from './workspace';

export interface Versions {
  readonly version: string;
  readonly buildNumber: string;
  readonly versionCode: number;
}

/** What prebuild made for Android, with what the linked libraries bring. */
export function checkAndroid(folder: string, versions: Versions, libraries: readonly Library[]): Check[] {
  const app = join(folder, 'android/app');
  const main = join(app, 'src/main');
  const manifest = mustRead(main, 'AndroidManifest.xml');
  const gradle = mustRead(app, 'build.gradle');
  const debugManifests = ['debug', 'debugOptimized'].map((owner) => ({
    owner,
    text: mustRead(app, 'src', owner, 'AndroidManifest.xml'),
  }));
  const launcher = readText(main, 'res/mipmap-anydpi-v26/ic_launcher.xml') ?? '';
  const locales = readText(main, 'res/xml/locales_config.xml') ?? '';
  return [
    {
      name: 'Android: release asks for exactly the permissions of the policy',
      breaches: checkReleasePermissions(manifest, libraries.flatMap(manifestsOf)),
    },
    { name: 'Android: debug builds reach Metro', breaches: checkDebugPermissions(debugManifests) },
    {
      name: 'Android: id and versions',
      breaches: checkAndroidIdentity(gradle, versions.version, versions.versionCode),
    },
    {
      name: 'Android: turns, resizes, keeps backups, no clear text',
      breaches: checkAndroidApplication(manifest),
    },
    {
      name: 'Android: light and dark',
      breaches: checkAndroidTheme(mustRead(main, 'res/values/strings.xml')),
    },
    {
      name: 'Android: English, German, French',
      breaches: checkAndroidLocales(
        locales,
        gradle,
        nativeStrings((locale) => readText(main, `res/values-b+${locale}/strings.xml`)),
      ),
    },
    {
      name: 'Android: adaptive and themed icon',
      breaches: checkAdaptiveIcon(launcher, resources(join(main, 'res'))),
    },
    {
      name: 'Android: room for the saves',
      breaches: checkStorageSize(mustRead(folder, 'android/gradle.properties')),
    },
    { name: 'Android: opens .bastide files and no others', breaches: checkAndroidGameFiles(manifest) },
  ];
}

/** What prebuild made for Android with `BASTIDE_DETOX=1`. */
export function checkDetox(folder: string): string[] {
  const app = join(folder, 'android/app');
  const test = readText(app, 'src/androidTest/java', ...POLICY.id.split('.'), 'DetoxTest.java');
  const gradle = mustRead(app, 'build.gradle');
  return checkAndroidDetox(test, gradle, mustRead(app, 'src/main/AndroidManifest.xml'));
}

/** What prebuild made for iOS, with what the linked libraries bring. */
export function checkIos(folder: string, versions: Versions, libraries: readonly Library[]): Check[] {
  const app = join(folder, 'ios', POLICY.name);
  const info = parsePlist(mustRead(app, 'Info.plist'));
  const project = mustRead(folder, `ios/${POLICY.name}.xcodeproj/project.pbxproj`);
  const privacy = readText(app, 'PrivacyInfo.xcprivacy');
  const icons = join(app, 'Images.xcassets/AppIcon.appiconset');
  return [
    {
      name: 'iOS: no microphone, camera, location, tracking or background modes',
      breaches: checkIosAsksNothing(info),
    },
    { name: 'iOS: privacy manifest, nothing tracked or collected', breaches: checkPrivacy(privacy, project) },
    {
      name: 'iOS: privacy manifest gives every reason of the libraries',
      breaches: checkReasons(privacy, libraries.flatMap(privacyManifestsOf)),
    },
    {
      name: 'iOS: id and versions',
      breaches: checkIosIdentity(info, project, versions.version, versions.buildNumber),
    },
    {
      name: 'iOS: phone, tablet, every way up, split view, light and dark',
      breaches: checkIosScreens(info, project),
    },
    {
      name: 'iOS: English, German, French',
      breaches: checkIosLocales(
        info,
        nativeStrings((locale) => readText(app, `Supporting/${locale}.lproj/InfoPlist.strings`)),
      ),
    },
    {
      name: 'iOS: icon in light, dark and tinted',
      breaches: checkAppIconSet(mustRead(icons, 'Contents.json'), (name) => readBytes(icons, name)),
    },
    { name: 'iOS: backs the saves up', breaches: checkIosBackup(info) },
    { name: 'iOS: opens .bastide files', breaches: checkIosGameFiles(info) },
  ];
}

function nativeStrings(read: (locale: string) => string | undefined): NativeStrings {
  return Object.fromEntries(POLICY.locales.map((locale) => [locale, read(locale)]));
}

function resources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
}
