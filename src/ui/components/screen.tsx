import type { ReactNode } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { HIT, space, width as widths } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { usePageTitle } from '../shell/use-page-title';
import { IconButton } from './icon-button';
import { Text } from './text';

interface Back {
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

interface ScreenProps {
  readonly title: string;
  readonly back?: Back;
  /** The page's width at most; a column of text by default. */
  readonly maxWidth?: number;
  readonly testID: string;
  /** What stays in sight at the foot of the page: the next thing to do. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A page: clear of notches and bars, scrolled when it must be, never wider than reads well, its title on top. */
export function Screen({ title, back, maxWidth = widths.column, testID, footer, children }: ScreenProps) {
  const insets = useSafeAreaInsets();
  const { colours } = useTheme();
  usePageTitle(title);
  return (
    // Edge to edge, Android does not make room for its keyboard; iOS scrolls what is written into view by itself.
    <KeyboardAvoidingView
      testID={testID}
      role="main"
      behavior="padding"
      enabled={Platform.OS === 'android'}
      style={[styles.page, { backgroundColor: colours.page }]}
    >
      <View
        style={[
          styles.header,
          {
            paddingTop: insets.top + space.s,
            paddingLeft: insets.left + space.s,
            paddingRight: insets.right + space.s,
            borderColor: colours.rule,
          },
        ]}
      >
        <View style={[styles.headline, { maxWidth }]}>
          {back && <IconButton icon="back" label={back.label} onPress={back.onPress} testID={back.testID} />}
          <View style={styles.title}>
            <Text variant="title" level={1}>
              {title}
            </Text>
          </View>
        </View>
      </View>
      <ScrollView
        testID={`${testID}-scroll`}
        style={styles.scroll}
        automaticallyAdjustKeyboardInsets
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={[
          styles.content,
          {
            paddingLeft: insets.left + space.l,
            paddingRight: insets.right + space.l,
            paddingBottom: (footer ? 0 : insets.bottom) + space.xl,
          },
        ]}
      >
        <View style={[styles.column, { maxWidth }]}>{children}</View>
      </ScrollView>
      {footer && (
        <View
          style={[
            styles.footer,
            {
              paddingLeft: insets.left + space.l,
              paddingRight: insets.right + space.l,
              paddingBottom: insets.bottom + space.m,
              borderColor: colours.rule,
            },
          ]}
        >
          <View style={[styles.foot, { maxWidth }]}>{footer}</View>
        </View>
      )}
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  header: { alignItems: 'center', paddingBottom: space.s, borderBottomWidth: 1 },
  headline: { flexDirection: 'row', alignItems: 'center', gap: space.xs, width: '100%', minHeight: HIT },
  title: { flex: 1, paddingHorizontal: space.s },
  scroll: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', paddingTop: space.xl },
  column: { width: '100%', gap: space.xl },
  footer: { alignItems: 'center', paddingTop: space.m, borderTopWidth: 1 },
  foot: { width: '100%', gap: space.s },
});
