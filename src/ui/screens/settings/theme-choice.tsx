import { Card } from '@/ui/components/card';
import { Choice } from '@/ui/components/choice';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { useSettings } from '@/ui/settings/settings-context';

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { settings, change } = useSettings();
  return (
    <Card>
      <Text variant="heading" level={2}>
        {t('settings.theme')}
      </Text>
      <Choice
        label={t('settings.theme')}
        value={settings.theme}
        onChoose={(theme) => void change({ theme })}
        options={[
          { value: 'system', label: t('settings.themeOfDevice'), testID: 'theme-system' },
          {
            value: 'light',
            label: t('settings.themeLight'),
            detail: t('settings.themeLightHint'),
            testID: 'theme-light',
          },
          {
            value: 'dark',
            label: t('settings.themeDark'),
            detail: t('settings.themeDarkHint'),
            testID: 'theme-dark',
          },
        ]}
      />
    </Card>
  );
}
