import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import Animated, { SlideInDown } from 'react-native-reanimated';

import { announce } from '@/platform/announce';
import { takeFocus } from '@/platform/focus';

import { IconButton } from '../components/icon-button';
import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import type { Edges } from './layout';

interface SheetProps {
  readonly title: string;
  readonly testID: string;
  readonly onClose: () => void;
  readonly onLayout?: (event: LayoutChangeEvent) => void;
  /** What the device's edges take. */
  readonly edges: Edges;
  readonly children: ReactNode;
}

/** A paper that slides over the tray; the board above it stays in sight. */
export function Sheet({ title, testID, onClose, onLayout, edges, children }: SheetProps) {
  const { t } = useTranslation();
  const { colours, elevation, motion } = useTheme();
  const head = useRef<View>(null);
  useEffect(() => takeFocus(head.current), []);
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
      <View
        style={[
          styles.head,
          {
            paddingTop: edges.top + space.s,
            paddingLeft: edges.left + space.l,
            paddingRight: edges.right + space.s,
          },
        ]}
      >
        <View ref={head} tabIndex={-1} style={styles.title}>
          <Text variant="heading" level={2}>
            {title}
          </Text>
        </View>
        <IconButton icon="close" label={t('play.close')} onPress={onClose} testID="play-close" />
      </View>
      <ScrollView
        tabIndex={0}
        style={styles.scroll}
        contentContainerStyle={[
          styles.body,
          {
            paddingLeft: edges.left + space.l,
            paddingRight: edges.right + space.l,
            paddingBottom: edges.bottom + space.l,
          },
        ]}
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
  head: { flexDirection: 'row', alignItems: 'center' },
  // It has the focus only to be read and left again: the browser's ring round it would look like a field.
  title: { flex: 1, outlineWidth: 0 },
  scroll: { flexShrink: 1 },
  body: { gap: space.s, paddingTop: space.xs },
});
