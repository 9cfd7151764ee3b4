import { expectEqual } from './info-plist';
import { permissionsOf } from './permissions';
import { POLICY } from './policy';

export function checkAndroidIdentity(buildGradle: string, version: string, versionCode: number): string[] {
  const read = (pattern: RegExp) => pattern.exec(buildGradle)?.[1];
  return [
    ...expectEqual('applicationId', read(/applicationId\s+['"]([^'"]+)/), POLICY.id),
    ...expectEqual('namespace', read(/namespace\s+['"]([^'"]+)/), POLICY.id),
    ...expectEqual('versionName', read(/versionName\s+['"]([^'"]+)/), version),
    ...expectEqual('versionCode', read(/versionCode\s+(\d+)/), String(versionCode)),
  ];
}

/** Every way up, resizable, no clear text, saves in the backup, the scheme. */
export function checkAndroidApplication(manifest: string): string[] {
  const attribute = (name: string) => new RegExp(`android:${name}="([^"]*)"`).exec(manifest)?.[1];
  const orientation = attribute('screenOrientation') ?? 'unspecified';
  return [
    ...expectEqual('screenOrientation', orientation, 'unspecified'),
    ...expectEqual('resizeableActivity', attribute('resizeableActivity') ?? 'true', 'true'),
    ...expectEqual('usesCleartextTraffic', attribute('usesCleartextTraffic') ?? 'false', 'false'),
    ...expectEqual('allowBackup', attribute('allowBackup'), 'true'),
    ...expectEqual('localeConfig', attribute('localeConfig'), '@xml/locales_config'),
    ...(manifest.includes(`android:scheme="${POLICY.scheme}"`) ? [] : ['the scheme is not registered']),
  ];
}

/** A filter by our type, one by the file's name, and none that takes other files as well. */
export function checkAndroidGameFiles(manifest: string): string[] {
  const filters = [...manifest.matchAll(/<intent-filter[^>]*>([\s\S]*?)<\/intent-filter>/g)].map(
    ([, body = '']) => body,
  );
  const { extension, mimeType } = POLICY.gameFile;
  const named = `\\\\.${extension}"`;
  const breaches: string[] = [];
  if (!filters.some((body) => body.includes(`android:mimeType="${mimeType}"`)))
    breaches.push(`nothing opens ${mimeType}`);
  if (!filters.some((body) => body.includes(named)))
    breaches.push(`nothing opens names that end in .${extension}`);
  for (const body of filters) {
    const type = /android:mimeType="([^"]*)"/.exec(body)?.[1];
    if (type && type !== mimeType && !body.includes(named)) breaches.push(`a filter takes every ${type}`);
  }
  return breaches;
}

export function checkStorageSize(gradleProperties: string): string[] {
  const size = /^AsyncStorage_db_size_in_MB=(.*)$/m.exec(gradleProperties)?.[1]?.trim();
  return expectEqual('AsyncStorage_db_size_in_MB', size, String(POLICY.storageMegabytes));
}

export function checkAndroidTheme(strings: string): string[] {
  const style = /name="expo_system_ui_user_interface_style"[^>]*>([^<]*)</.exec(strings)?.[1];
  return expectEqual('the user interface style', style, 'automatic');
}

/** A build for Detox has its test, its runner and the network over which tests reach the app. */
export function checkAndroidDetox(test: string | undefined, buildGradle: string, manifest: string): string[] {
  const network = permissionsOf(manifest).find(({ name }) => name === 'android.permission.INTERNET');
  return [
    ...(test?.includes('Detox.runTests(') ? [] : ['there is no DetoxTest that runs Detox']),
    ...(buildGradle.includes("androidTestImplementation('com.wix:detox:") ? [] : ['it links no Detox']),
    ...(buildGradle.includes('testInstrumentationRunner') ? [] : ['it has no runner of tests']),
    ...(network?.removed === false ? [] : ['it may not use the network']),
  ];
}
