import { Fragment, useRef, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import type { Language } from '../i18n/languages';
import { HIT, radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { stepTo } from './choice-keys';
import { Divider } from './divider';
import { Text } from './text';
import { Touchable } from './touchable';

export interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly detail?: string;
  /** Stands before the label. */
  readonly picture?: ReactNode;
  /** The language of the label, where it is not the app's. */
  readonly language?: Language;
  readonly testID: string;
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly options: readonly Option<V>[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
}

/** One of several, all in sight. In a browser the group is one stop of the Tab key, and arrows move inside it. */
export function Choice<V extends string>({ label, options, value, onChoose }: ChoiceProps<V>) {
  const rows = useRef<(View | null)[]>([]);
  const chosen = options.findIndex((option) => option.value === value);

  const onKeyDown = (event: { key: string; preventDefault(): void }) => {
    const at = stepTo(event.key, chosen, options.length);
    if (at === undefined) return;
    event.preventDefault();
    onChoose(options[at].value);
    rows.current[at]?.focus();
  };

  return (
    <View role="radiogroup" aria-label={label} {...(Platform.OS === 'web' ? { onKeyDown } : undefined)}>
      {options.map((option, at) => (
        <Fragment key={option.value}>
          {at > 0 && <Divider />}
          <Row
            ref={(row) => {
              rows.current[at] = row;
            }}
            option={option}
            checked={at === chosen}
            onChoose={() => onChoose(option.value)}
          />
        </Fragment>
      ))}
    </View>
  );
}

const RING = 22;
const MOST_GROWTH = 1.5;

interface RowProps {
  readonly option: Option<string>;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly ref: (row: View | null) => void;
}

function Row({ option, checked, onChoose, ref }: RowProps) {
  const { colours, textScale } = useTheme();
  const ring = RING * Math.min(Math.max(textScale, 1), MOST_GROWTH);
  return (
    <Touchable
      ref={ref}
      role="radio"
      aria-checked={checked}
      testID={option.testID}
      // Elsewhere than in a browser a keyboard visits each row.
      {...(Platform.OS === 'web' ? { tabIndex: checked ? (0 as const) : (-1 as const) } : undefined)}
      onPress={onChoose}
      look={({ pressed, pointed }) => [styles.row, (pressed || pointed) && { backgroundColor: colours.wash }]}
    >
      <View
        style={[
          styles.ring,
          { width: ring, height: ring, borderColor: checked ? colours.primary : colours.edge },
        ]}
      >
        {checked && <View style={[styles.dot, { backgroundColor: colours.primary }]} />}
      </View>
      {option.picture}
      <View style={styles.words}>
        <Text variant={checked ? 'label' : 'body'} language={option.language}>
          {option.label}
        </Text>
        {option.detail !== undefined && (
          <Text variant="note" tone="muted">
            {option.detail}
          </Text>
        )}
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: HIT + space.s,
    marginHorizontal: -space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.s,
    borderRadius: radius.m,
  },
  ring: {
    borderWidth: 2,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: '55%', height: '55%', borderRadius: radius.round },
  words: { flex: 1 },
});
