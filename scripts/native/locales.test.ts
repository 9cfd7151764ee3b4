import { checkAndroidLocales, checkIosLocales } from './locales';

const each = (text: string | undefined) => ({ en: text, de: text, fr: text });

describe('native languages', () => {
  it('on iOS are listed and have strings that Xcode can read', () => {
    const info = { CFBundleLocalizations: ['en', 'de', 'fr'] };
    const strings = 'CFBundleDisplayName = "Bastide";\n"Bastide game" = "Bastide-Partie";';
    expect(checkIosLocales(info, each(strings))).toEqual([]);
    expect(checkIosLocales({ CFBundleLocalizations: ['en', 'de'] }, each(strings))).toEqual([
      'CFBundleLocalizations lacks fr',
    ]);
    expect(checkIosLocales(info, { ...each(strings), de: undefined })).toHaveLength(1);
    expect(checkIosLocales(info, { ...each(strings), fr: 'Bastide game = "Partie";' })).toHaveLength(1);
  });

  it('on Android are offered, kept in the build, and name the app', () => {
    const config = ['en', 'de', 'fr'].map((locale) => `<locale android:name="${locale}"/>`).join('');
    const gradle = 'resourceConfigurations += ["b+en", "b+de", "b+fr"]';
    const strings = '<string name="app_name">"Bastide"</string>';
    expect(checkAndroidLocales(config, gradle, each(strings))).toEqual([]);
    expect(checkAndroidLocales('', gradle, each(strings))).toHaveLength(3);
    expect(
      checkAndroidLocales(
        config,
        'resourceConfigurations += ["b+en", "b+de", "b+fr", "b+it"]',
        each(strings),
      ),
    ).toEqual(['resourceConfigurations also has it']);
    expect(checkAndroidLocales(config, gradle, each(undefined))).toHaveLength(3);
  });
});
