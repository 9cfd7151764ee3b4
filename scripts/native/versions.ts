/** A package of package.json: what it asks for and what is installed. */
export interface Dependency {
  readonly name: string;
  readonly range: string;
  readonly installed: string | undefined;
}

/**
 * Each library of the SDK at the version that the SDK names: installed, and asked for.
 * `expo install --check` looks at what is installed only, so a wrong range would come to light on the next install.
 */
export function checkLibraryVersions(
  dependencies: readonly Dependency[],
  sdk: Readonly<Record<string, string>>,
): string[] {
  return dependencies.flatMap(({ name, range, installed }) => {
    if (installed === undefined) return [`${name} is not installed`];
    const breaches = satisfies(installed, range)
      ? []
      : [`${name} is ${installed}, package.json asks for ${range}`];
    const wanted = sdk[name];
    if (wanted === undefined) return breaches;
    if (!satisfies(installed, wanted)) breaches.push(`${name} is ${installed}, the SDK wants ${wanted}`);
    if (!satisfies(range.replace(/^[~^]/, ''), wanted)) {
      breaches.push(`package.json asks for ${name} ${range}, the SDK wants ${wanted}`);
    }
    return breaches;
  });
}

/** Whether a version lies in an exact, `~` or `^` range. */
export function satisfies(version: string, range: string): boolean {
  const [major = NaN, minor = NaN, patch = NaN] = numbers(version);
  const [wantedMajor = NaN, wantedMinor = NaN, wantedPatch = NaN] = numbers(range.replace(/^[~^]/, ''));
  if (major !== wantedMajor) return false;
  if (range.startsWith('^') && major > 0) {
    return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
  }
  if (minor !== wantedMinor) return false;
  return range.startsWith('~') || range.startsWith('^') ? patch >= wantedPatch : patch === wantedPatch;
}

function numbers(version: string): number[] {
  return (version.split('-')[0] ?? '').split('.').map(Number);
}

/** Only libraries that Expo Go carries, so that the app runs there too. */
export function checkExpoGo(
  native: readonly string[],
  direct: readonly string[],
  sdk: Readonly<Record<string, string>>,
): string[] {
  return native
    .filter((name) => direct.includes(name) && name !== 'expo' && sdk[name] === undefined)
    .map((name) => `${name} has native code and is not part of the SDK: the app would not run in Expo Go`);
}

const PHONES_HOME =
  /updates|insights|sentry|firebase|analytics|amplitude|^@segment|bugsnag|posthog|crashlytics|(^|[-/])(ads|admob)/;

/** Nothing that phones home. */
export function checkSilence(packages: readonly string[]): string[] {
  return packages.filter((name) => PHONES_HOME.test(name)).map((name) => `${name} phones home`);
}

/** The same version everywhere, and native projects made, never kept. */
export function checkProject(
  appVersion: string,
  packageVersion: string,
  tracked: readonly string[],
): string[] {
  const breaches = tracked
    .filter((path) => /^(android|ios)\//.test(path))
    .map((path) => `${path} is committed`);
  if (appVersion !== packageVersion)
    breaches.push(`app.json says ${appVersion}, package.json ${packageVersion}`);
  return breaches;
}
