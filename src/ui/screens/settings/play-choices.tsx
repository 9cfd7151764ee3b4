import { Card } from '@/ui/components/card';
import { Choice } from '@/ui/components/choice';
import { Divider } from '@/ui/components/divider';
import { Text } from '@/ui/components/text';
import { Toggle } from '@/ui/components/toggle';
import { useTranslation } from '@/ui/i18n/i18n-context';
import { SPEEDS } from '@/ui/settings/settings';
import { useSettings } from '@/ui/settings/settings-context';

/** How the computer's turns pass. */
export function SpeedChoice() {
  const { t } = useTranslation();
  const { settings, change } = useSettings();
  return (
    <Card>
      <Text variant="heading" level={2}>
        {t('settings.speed')}
      </Text>
      <Choice
        label={t('settings.speed')}
        value={settings.speed}
        onChoose={(speed) => void change({ speed })}
        options={SPEEDS.map((speed) => ({
          value: speed,
          label: t(`settings.speeds.${speed}`),
          testID: `speed-${speed}`,
        }))}
      />
    </Card>
  );
}

/** How the board is handled. */
export function HandChoices() {
  const { t } = useTranslation();
  const { settings, change } = useSettings();
  return (
    <Card>
      <Text variant="heading" level={2}>
        {t('settings.hand')}
      </Text>
      <Toggle
        testID="setting-confirm"
        label={t('settings.confirm')}
        detail={t('settings.confirmHint')}
        on={settings.confirm}
        onChange={(confirm) => void change({ confirm })}
      />
      <Divider />
      <Toggle
        testID="setting-left-hand"
        label={t('settings.leftHand')}
        detail={t('settings.leftHandHint')}
        on={settings.leftHand}
        onChange={(leftHand) => void change({ leftHand })}
      />
      <Divider />
      <Toggle
        testID="setting-face-seat"
        label={t('settings.faceSeat')}
        detail={t('settings.faceSeatHint')}
        on={settings.faceSeat}
        onChange={(faceSeat) => void change({ faceSeat })}
      />
      <Divider />
      <Toggle
        testID="setting-motion"
        label={t('settings.stillness')}
        detail={t('settings.stillnessHint')}
        on={settings.motion === 'reduced'}
        onChange={(still) => void change({ motion: still ? 'reduced' : 'system' })}
      />
    </Card>
  );
}
