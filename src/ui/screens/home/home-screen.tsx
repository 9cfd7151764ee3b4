import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Divider } from '@/ui/components/divider';
import { Text } from '@/ui/components/text';
import { usePageTitle } from '@/ui/shell/use-page-title';
import { space } from '@/ui/theme/measures';
import { useTheme } from '@/ui/theme/theme-context';

import { layOutHome } from './home-layout';
import { IlluminatedTitle } from './illuminated-title';
import { PageFrame } from './page-frame';
import { TownPlanView } from './town-plan-view';
import { Ways } from './ways';

/** The title page. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { colours, textScale } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const { beside, picture } = layOutHome(
    window.width - insets.left - insets.right,
    window.height - insets.top - insets.bottom,
    textScale,
  );
  usePageTitle(t('home.title'));
  return (
    <View
      testID="home-screen"
      role="main"
      style={[
        styles.page,
        {
          backgroundColor: colours.page,
          paddingTop: insets.top,
          paddingBottom: insets.bottom,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      <PageFrame>
        <ScrollView contentContainerStyle={[styles.content, beside && styles.beside]}>
          <TownPlanView side={picture} />
          <View style={styles.words}>
            <View style={styles.title}>
              <IlluminatedTitle title={t('home.title')} />
              <Text variant="motto" tone="muted" align="center">
                {t('home.motto')}
              </Text>
            </View>
            <Divider ornate />
            <Ways />
          </View>
        </ScrollView>
      </PageFrame>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xl,
    paddingHorizontal: space.l,
    paddingVertical: space.l,
  },
  beside: { flexDirection: 'row', gap: space.huge },
  words: { width: '100%', maxWidth: 340, flexShrink: 1, gap: space.l },
  title: { gap: space.s },
});
