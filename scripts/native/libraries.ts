import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A library with native code that the build links by itself. */
export interface Library {
  readonly name: string;
  /** The folders its Android projects live in. */
  readonly android: readonly string[];
  /** The folders its pods live in. */
  readonly ios: readonly string[];
}

interface ExpoModules {
  readonly modules: readonly {
    readonly packageName: string;
    readonly projects?: readonly { readonly sourceDir: string }[];
    readonly pods?: readonly { readonly podspecDir: string }[];
  }[];
}

interface ReactNativeModules {
  readonly reactNativePath: string;
  readonly dependencies: Readonly<
    Record<
      string,
      {
        readonly root: string;
        readonly platforms: { readonly android?: { readonly sourceDir: string } | null };
      }
    >
  >;
}

/** Both autolinkers' answers as one list, React Native itself included. */
export function linkedLibraries(
  android: ExpoModules,
  ios: ExpoModules,
  reactNative: readonly ReactNativeModules[],
): Library[] {
  const found = new Map<string, { android: Set<string>; ios: Set<string> }>();
  const entry = (name: string) => {
    const known = found.get(name) ?? { android: new Set(), ios: new Set() };
    found.set(name, known);
    return known;
  };
  for (const module of android.modules) {
    for (const { sourceDir } of module.projects ?? []) entry(module.packageName).android.add(sourceDir);
  }
  for (const module of ios.modules) {
    for (const { podspecDir } of module.pods ?? []) entry(module.packageName).ios.add(podspecDir);
  }
  for (const { reactNativePath, dependencies } of reactNative) {
    entry('react-native').android.add(join(reactNativePath, 'ReactAndroid'));
    entry('react-native').ios.add(reactNativePath);
    for (const [name, { root, platforms }] of Object.entries(dependencies)) {
      if (platforms.android) entry(name).android.add(platforms.android.sourceDir);
      entry(name).ios.add(root);
    }
  }
  return [...found].map(([name, folders]) => ({
    name,
    android: [...folders.android],
    ios: [...folders.ios],
  }));
}

/** The manifests that a library brings into release. */
export function manifestsOf({ name, android }: Library): { owner: string; text: string }[] {
  return android
    .flatMap((folder) => [join(folder, 'src/main'), join(folder, 'src/release')])
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter(isManifest)
        .map((file) => join(folder, file)),
    )
    .map((path) => ({ owner: name, text: readFileSync(path, 'utf8') }));
}

/** A library may keep a second one for newer Gradle (AndroidManifestNew.xml). */
function isManifest(file: string): boolean {
  return /^AndroidManifest.*\.xml$/.test(file);
}

/** The privacy manifests anywhere in a library's iOS part. */
export function privacyManifestsOf({ name, ios }: Library): { owner: string; text: string }[] {
  return ios
    .flatMap((folder) => filesUnder(folder, (file) => file.endsWith('.xcprivacy')))
    .map((path) => ({ owner: name, text: readFileSync(path, 'utf8') }));
}

const SKIPPED = new Set([
  'node_modules',
  'android',
  'ReactAndroid',
  'src',
  'lib',
  'build',
  'sdks',
  'Libraries',
  'libs',
]);

function filesUnder(folder: string, wanted: (file: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(path, wanted);
    return wanted(entry.name) ? [path] : [];
  });
}
