import { dictsIn, isDict, stringsIn, type PlistDict } from './plist';
import { POLICY } from './policy';

/** Nothing that makes iOS ask the player, wakes the app behind their back, or opens the network wide. */
export function checkIosAsksNothing(info: PlistDict): string[] {
  const breaches = Object.keys(info)
    .filter((key) => /UsageDescription$|^NSUserTracking|^NSBonjourServices$|^UIBackgroundModes$/.test(key))
    .map((key) => `Info.plist has ${key}`);
  const transport = info.NSAppTransportSecurity;
  if (isDict(transport) && transport.NSAllowsArbitraryLoads === true) {
    breaches.push('Info.plist allows arbitrary loads');
  }
  return breaches;
}

export function checkIosIdentity(
  info: PlistDict,
  xcodeProject: string,
  version: string,
  build: string,
): string[] {
  const ids = [...xcodeProject.matchAll(/PRODUCT_BUNDLE_IDENTIFIER = "?([^";]+)"?;/g)].map(([, id]) => id);
  return [
    ...expectEqual('CFBundleDisplayName', info.CFBundleDisplayName, POLICY.name),
    ...expectEqual('CFBundleShortVersionString', info.CFBundleShortVersionString, version),
    ...expectEqual('CFBundleVersion', info.CFBundleVersion, build),
    ...expectEqual('the bundle identifier', [...new Set(ids)].join(' '), POLICY.id),
    ...expectEqual('ITSAppUsesNonExemptEncryption', info.ITSAppUsesNonExemptEncryption, false),
    ...(schemes(info).includes(POLICY.scheme) ? [] : [`the scheme ${POLICY.scheme} is not registered`]),
  ];
}

/** Phone and tablet, every way up, and beside another app. */
export function checkIosScreens(info: PlistDict, xcodeProject: string): string[] {
  const breaches = ['UISupportedInterfaceOrientations', 'UISupportedInterfaceOrientations~ipad'].flatMap(
    (key) =>
      POLICY.orientations
        .filter((orientation) => !stringsIn(info[key]).includes(orientation))
        .map((orientation) => `${key} lacks ${orientation}`),
  );
  if (info.UIRequiresFullScreen === true) breaches.push('UIRequiresFullScreen forbids split view');
  if (!/TARGETED_DEVICE_FAMILY = "1,2"/.test(xcodeProject))
    breaches.push('the target is not for phone and tablet');
  return [...breaches, ...expectEqual('UIUserInterfaceStyle', info.UIUserInterfaceStyle, 'Automatic')];
}

/** `.bastide` is ours, is no kind of text, and is handed over as a copy. */
export function checkIosGameFiles(info: PlistDict): string[] {
  const { extension, mimeType, uniformType } = POLICY.gameFile;
  const type = dictsIn(info.UTExportedTypeDeclarations).find(
    (entry) => entry.UTTypeIdentifier === uniformType,
  );
  if (!type) return [`the type ${uniformType} is not exported`];
  const tags = isDict(type.UTTypeTagSpecification) ? type.UTTypeTagSpecification : {};
  const opens = dictsIn(info.CFBundleDocumentTypes).flatMap((entry) => stringsIn(entry.LSItemContentTypes));
  return [
    ...expectEqual(
      'the extension of game files',
      stringsIn(tags['public.filename-extension']).join(),
      extension,
    ),
    ...expectEqual('the MIME type of game files', stringsIn(tags['public.mime-type']).join(), mimeType),
    ...expectEqual('what the app opens', opens.join(), uniformType),
    ...(stringsIn(type.UTTypeConformsTo).includes('public.text') ? ['game files say they are text'] : []),
    ...expectEqual('LSSupportsOpeningDocumentsInPlace', info.LSSupportsOpeningDocumentsInPlace, false),
  ];
}

/** Games come along to a new phone: AsyncStorage would leave them out of the backup by itself. */
export function checkIosBackup(info: PlistDict): string[] {
  return expectEqual('RCTAsyncStorageExcludeFromBackup', info.RCTAsyncStorageExcludeFromBackup, false);
}

function schemes(info: PlistDict): string[] {
  return dictsIn(info.CFBundleURLTypes).flatMap((entry) => stringsIn(entry.CFBundleURLSchemes));
}

/** No breach when both are the same. */
export function expectEqual(what: string, found: unknown, wanted: unknown): string[] {
  return found === wanted ? [] : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
}
