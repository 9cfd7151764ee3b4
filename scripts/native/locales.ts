import { stringsIn, type PlistDict } from './plist';
import { POLICY } from './policy';

/** What each platform got for one language: the texts of its native strings, `undefined` where there are none. */
export type NativeStrings = Readonly<Record<string, string | undefined>>;

export function checkIosLocales(info: PlistDict, strings: NativeStrings): string[] {
  return [
    ...differences('CFBundleLocalizations', stringsIn(info.CFBundleLocalizations)),
    ...POLICY.locales.flatMap((locale) => {
      const text = strings[locale];
      if (text === undefined) return [`${locale}.lproj/InfoPlist.strings is missing`];
      return text
        .split('\n')
        .filter((line) => line.trim() !== '' && !STRINGS_LINE.test(line))
        .map((line) => `${locale}.lproj/InfoPlist.strings has a line that Xcode cannot read: ${line}`);
    }),
  ];
}

/** A key with a space must stand in quotes, or the build fails. */
const STRINGS_LINE = /^(?:"[^"]+"|[A-Za-z0-9_.]+) = "(?:[^"\\]|\\.)*";$/;

export function checkAndroidLocales(config: string, buildGradle: string, strings: NativeStrings): string[] {
  const declared = [...config.matchAll(/<locale android:name="([^"]+)"/g)].map(([, locale = '']) => locale);
  const kept = /resourceConfigurations \+= \[([^\]]*)\]/.exec(buildGradle)?.[1] ?? '';
  return [
    ...differences('locales_config.xml', declared),
    ...differences(
      'resourceConfigurations',
      [...kept.matchAll(/"b\+([^"]+)"/g)].map(([, locale = '']) => locale),
    ),
    ...POLICY.locales
      .filter((locale) => !strings[locale]?.includes('name="app_name"'))
      .map((locale) => `values-b+${locale}/strings.xml does not name the app`),
  ];
}

function differences(where: string, found: readonly string[]): string[] {
  const wanted: readonly string[] = POLICY.locales;
  return [
    ...wanted.filter((locale) => !found.includes(locale)).map((locale) => `${where} lacks ${locale}`),
    ...found.filter((locale) => !wanted.includes(locale)).map((locale) => `${where} also has ${locale}`),
  ];
}
