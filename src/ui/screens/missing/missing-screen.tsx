import { useRouter } from 'expo-router';

import { Button } from '@/ui/components/button';
import { Divider } from '@/ui/components/divider';
import { Screen } from '@/ui/components/screen';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';

/** Where a link to nowhere leads. */
export function MissingScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <Screen testID="missing-screen" title={t('missing.title')}>
      <Text>{t('missing.text')}</Text>
      <Divider ornate />
      <Button
        testID="missing-home"
        kind="primary"
        label={t('common.home')}
        onPress={() => router.replace('/')}
      />
    </Screen>
  );
}
