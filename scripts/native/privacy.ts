import { dictsIn, parsePlist, stringsIn, type PlistDict } from './plist';

/** A library's own privacy manifest. */
export interface PrivacyManifest {
  readonly owner: string;
  readonly text: string;
}

/** The app's privacy manifest: there, in the Xcode project, nothing tracked, nothing collected. */
export function checkPrivacy(app: string | undefined, xcodeProject: string): string[] {
  if (app === undefined)
    return ['PrivacyInfo.xcprivacy is missing: is ios.privacyManifests set in app.json?'];
  const manifest = parsePlist(app);
  const breaches: string[] = [];
  if (manifest.NSPrivacyTracking !== false) breaches.push('NSPrivacyTracking is not false');
  for (const key of ['NSPrivacyTrackingDomains', 'NSPrivacyCollectedDataTypes']) {
    const list = manifest[key];
    if (!Array.isArray(list) || list.length > 0) breaches.push(`${key} is not an empty list`);
  }
  if (!xcodeProject.includes('PrivacyInfo.xcprivacy in Resources')) {
    breaches.push('PrivacyInfo.xcprivacy is not among the resources of the Xcode project');
  }
  return breaches;
}

/** Libraries are linked statically, so the app's manifest must give every reason that theirs give. */
export function checkReasons(app: string | undefined, libraries: readonly PrivacyManifest[]): string[] {
  const given = new Set(app === undefined ? [] : reasonsOf(parsePlist(app)));
  return libraries.flatMap(({ owner, text }) => {
    const manifest = parsePlist(text);
    const breaches = reasonsOf(manifest)
      .filter((reason) => !given.has(reason))
      .map((reason) => `${owner} gives the reason ${reason}, the app does not`);
    if (manifest.NSPrivacyTracking === true) breaches.push(`${owner} says that it tracks`);
    if (dictsIn(manifest.NSPrivacyCollectedDataTypes).length > 0)
      breaches.push(`${owner} says that it collects data`);
    return breaches;
  });
}

function reasonsOf(manifest: PlistDict): string[] {
  return dictsIn(manifest.NSPrivacyAccessedAPITypes).flatMap((entry) =>
    stringsIn(entry.NSPrivacyAccessedAPITypeReasons).map(
      (reason) =>
        `${String(entry.NSPrivacyAccessedAPIType).replace('NSPrivacyAccessedAPICategory', '')} ${reason}`,
    ),
  );
}
