import { useEffect, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import Animated, { SlideInDown } from 'react-native-reanimated';

import { IconButton } from '../components/icon-button';
import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { announce } from '@/platform/announce';

interface SheetProps {
  readonly title: string;
  readonly testID: string;
  readonly onClose: () => void;
  readonly onLayout?: (event: LayoutChangeEvent) => void;
  /** Room below for the system's bar. */
  readonly foot: number;
  readonly children: ReactNode;
}

/** A paper that slides over the tray; the board above it stays in sight. */
export function Sheet({ title, testID, onClose, onLayout, foot, children }: SheetProps) {
  const { t } = useTranslation();
  const { colours, elevation, motion } = useTheme();
  useEffect(() => announce(title), [title]);
  return (
    <Animated.View
      testID={testID}
      role="dialog"
      aria-label={title}
      onLayout={onLayout}
      {...(motion.reduced ? undefined : { entering: SlideInDown.duration(motion.settle) })}
      style={[styles.sheet, elevation.high, { backgroundColor: colours.page, borderColor: colours.rule }]}
    >
      <View style={styles.head}>
        <View style={styles.title}>
          <Text variant="heading" level={2}>
            {title}
          </Text>
        </View>
        <IconButton icon="close" label={t('play.close')} onPress={onClose} testID="play-close" />
      </View>
      <ScrollView
        tabIndex={0}
        style={styles.scroll}
        contentContainerStyle={[styles.body, { paddingBottom: foot + space.l }]}
      >
        {children}
      </ScrollView>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  sheet: {
    flexShrink: 1,
    borderTopWidth: 1,
    borderTopLeftRadius: radius.l,
    borderTopRightRadius: radius.l,
    overflow: 'hidden',
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: space.l,
    paddingRight: space.s,
    paddingTop: space.s,
  },
  title: { flex: 1 },
  scroll: { flexShrink: 1 },
  body: { gap: space.s, paddingHorizontal: space.l, paddingTop: space.xs },
});
