/** Native readiness, offline and in seconds: `npm run native`. Exits 1 and lists every check that fails. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { checkEas } from './eas';
import { checkIconSources } from './icons';
import { linkedLibraries, type Library } from './libraries';
import { checkAndroid, checkDetox, checkIos, type Versions } from './platforms';
import { type Check, writeReport } from './report';
import { checkExpoGo, checkLibraryVersions, checkProject, checkSilence, type Dependency } from './versions';
import { makeWorkspace, mustRead, readBytes, readText, run } from './workspace';

const ROOT = join(__dirname, '../..');
const resolve = createRequire(join(ROOT, 'package.json')).resolve;
const EXPO = resolve('expo/bin/cli');
const AUTOLINKING = createRequire(resolve('expo/package.json')).resolve(
  'expo-modules-autolinking/bin/expo-modules-autolinking.js',
);
const TSX = resolve('tsx/cli');

interface AppConfig extends Versions {
  readonly ios: { readonly buildNumber: string };
  readonly android: { readonly versionCode: number };
}

interface PackageJson {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

async function main(): Promise<void> {
  const started = Date.now();
  const { folder, discard } = makeWorkspace(ROOT);
  const forDetox = makeWorkspace(ROOT);
  try {
    const [prebuild, detox, libraries, commands] = await Promise.all([
      run(folder, EXPO, ['prebuild', '--no-install']),
      run(forDetox.folder, EXPO, ['prebuild', '--no-install', '-p', 'android'], true),
      findLibraries(folder),
      checkCommands(folder),
    ]);
    const checks = [
      ...(await checkSources(libraries)),
      ...commands,
      {
        name: 'expo prebuild makes both native projects',
        breaches: prebuild.code === 0 ? [] : [prebuild.output],
      },
      ...(prebuild.code === 0 ? checkPlatforms(folder, libraries) : []),
      {
        name: 'Android: a build for Detox can be tested',
        breaches: detox.code === 0 ? checkDetox(forDetox.folder) : [detox.output],
      },
    ];
    console.log(writeReport(checks, (Date.now() - started) / 1000));
    if (checks.some(({ breaches }) => breaches.length > 0)) process.exitCode = 1;
  } finally {
    discard();
    forDetox.discard();
  }
}

function checkPlatforms(folder: string, libraries: readonly Library[]): Check[] {
  const { expo } = JSON.parse(mustRead(ROOT, 'app.json')) as { expo: AppConfig };
  const versions: Versions = {
    version: expo.version,
    buildNumber: expo.ios.buildNumber,
    versionCode: expo.android.versionCode,
  };
  return [...checkAndroid(folder, versions, libraries), ...checkIos(folder, versions, libraries)];
}

async function checkSources(libraries: readonly Library[]): Promise<Check[]> {
  const appJson = mustRead(ROOT, 'app.json');
  const { expo } = JSON.parse(appJson) as { expo: AppConfig };
  const manifest = JSON.parse(mustRead(ROOT, 'package.json')) as PackageJson;
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const sdk = JSON.parse(mustRead(ROOT, 'node_modules/expo/bundledNativeModules.json')) as Record<
    string,
    string
  >;
  const native = libraries.map(({ name }) => name);
  return [
    {
      name: 'one version, and no native project committed',
      breaches: checkProject(expo.version, manifest.version, trackedFiles()),
    },
    { name: 'eas.json holds by its schema', breaches: await checkEas(readText(ROOT, 'eas.json') ?? '') },
    {
      name: 'icons have their sizes',
      breaches: checkIconSources((name) => readBytes(ROOT, 'assets/icons', name), appJson),
    },
    {
      name: 'libraries are at the versions of the SDK',
      breaches: checkLibraryVersions(Object.entries(declared).map(installedVersion), sdk),
    },
    {
      name: 'every native library is in Expo Go',
      breaches: checkExpoGo(native, Object.keys(manifest.dependencies), sdk),
    },
    { name: 'nothing phones home', breaches: checkSilence([...native, ...Object.keys(declared)]) },
  ];
}

async function checkCommands(folder: string): Promise<Check[]> {
  const [install, verify, icons] = await Promise.all([
    run(folder, EXPO, ['install', '--check']),
    run(folder, AUTOLINKING, ['verify']),
    run(ROOT, TSX, [join(ROOT, 'scripts/icons/draw.ts'), '--check']),
  ]);
  return [
    { name: 'expo install --check', breaches: install.code === 0 ? [] : [install.output] },
    { name: 'autolinking finds each library once', breaches: verify.code === 0 ? [] : [verify.output] },
    { name: 'icons are as the script draws them', breaches: icons.code === 0 ? [] : [icons.output] },
  ];
}

async function findLibraries(folder: string): Promise<Library[]> {
  const ask = async <T>(verb: string, platform: string): Promise<T> => {
    const { code, stdout, output } = await run(folder, AUTOLINKING, [verb, '--platform', platform, '--json']);
    if (code !== 0) throw new Error(`Autolinking could not list the libraries for ${platform}: ${output}`);
    return JSON.parse(stdout) as T;
  };
  type Expo = Parameters<typeof linkedLibraries>[0];
  type ReactNative = Parameters<typeof linkedLibraries>[2][number];
  const [android, ios, nativeAndroid, nativeIos] = await Promise.all([
    ask<Expo>('resolve', 'android'),
    ask<Expo>('resolve', 'ios'),
    ask<ReactNative>('react-native-config', 'android'),
    ask<ReactNative>('react-native-config', 'ios'),
  ]);
  return linkedLibraries(android, ios, [nativeAndroid, nativeIos]);
}

function installedVersion([name, range]: readonly [string, string]): Dependency {
  const text = readText(ROOT, 'node_modules', name, 'package.json');
  return { name, range, installed: text && (JSON.parse(text) as { version: string }).version };
}

/** What git keeps of the native folders; nothing outside a repository. */
function trackedFiles(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', 'android', 'ios'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

main().catch((error: unknown) => {
  console.error(`native: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
