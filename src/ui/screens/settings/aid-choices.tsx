import { Fragment } from 'react';

import { Card } from '@/ui/components/card';
import { Divider } from '@/ui/components/divider';
import { Text } from '@/ui/components/text';
import { Toggle } from '@/ui/components/toggle';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { AIDS, aidsIn } from '@/ui/settings/settings';
import { useSettings } from '@/ui/settings/settings-context';

/** What the board may tell; the purist's switch silences all of it and gives it back as it was. */
export function AidChoices() {
  const { t } = useTranslation();
  const { settings, change } = useSettings();
  const held = aidsIn(settings);
  return (
    <Card>
      <Text variant="heading" level={2}>
        {t('settings.aids')}
      </Text>
      <Toggle
        testID="aid-purist"
        label={t('settings.purist')}
        detail={t('settings.puristHint')}
        on={settings.purist}
        onChange={(purist) => void change({ purist })}
      />
      {AIDS.map((aid) => (
        <Fragment key={aid}>
          <Divider />
          <Toggle
            testID={`aid-${aid}`}
            label={t(`settings.aid.${aid}`)}
            on={held[aid]}
            disabled={settings.purist}
            onChange={(on) => void change({ aids: { ...settings.aids, [aid]: on } })}
          />
        </Fragment>
      ))}
    </Card>
  );
}
