import { useLocales } from 'expo-localization';

import { Card } from '@/ui/components/card';
import { Choice } from '@/ui/components/choice';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { LANGUAGES, OWN_NAMES, languageFor } from '@/ui/i18n/languages';
import { useSettings } from '@/ui/settings/settings-context';

/** The language of the app: the device's, or one of ours by its own name. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { settings, change } = useSettings();
  const ofDevice = OWN_NAMES[languageFor('system', useLocales())];
  return (
    <Card>
      <Text variant="heading" level={2}>
        {t('settings.language')}
      </Text>
      <Choice
        label={t('settings.language')}
        value={settings.language}
        onChoose={(language) => void change({ language })}
        options={[
          {
            value: 'system',
            label: t('settings.languageOfDevice'),
            detail: t('settings.languageNow', { language: ofDevice }),
            testID: 'language-system',
          },
          ...LANGUAGES.map((language) => ({
            value: language,
            label: OWN_NAMES[language],
            language,
            testID: `language-${language}`,
          })),
        ]}
      />
    </Card>
  );
}
