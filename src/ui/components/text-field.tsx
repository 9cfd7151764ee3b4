import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { HIT, radius, space } from '../theme/measures';
import { useTheme } from '../theme/theme-context';
import { Text } from './text';

interface TextFieldProps {
  readonly label: string;
  /** What a screen reader says, where the label alone would not do. */
  readonly spoken?: string;
  /** Without its label in sight, where what stands beside it says what it is for. */
  readonly bare?: boolean;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** For long texts, such as a game that is pasted. */
  readonly tall?: boolean;
  readonly onChange: (value: string) => void;
  readonly onDone?: () => void;
  readonly testID: string;
}

/** A field to write in, its label above it unless it is bare. */
export function TextField({
  label,
  spoken = label,
  bare = false,
  value,
  placeholder,
  maxLength,
  tall = false,
  onChange,
  onDone,
  testID,
}: TextFieldProps) {
  const { colours, type } = useTheme();
  const [focused, setFocused] = useState(false);
  return (
    <View style={styles.field}>
      {!bare && (
        <View aria-hidden>
          <Text variant="note" tone="muted">
            {label}
          </Text>
        </View>
      )}
      <TextInput
        testID={testID}
        aria-label={spoken}
        value={value}
        placeholder={placeholder}
        placeholderTextColor={colours.muted}
        maxLength={maxLength}
        multiline={tall}
        autoCorrect={false}
        autoCapitalize={tall ? 'none' : 'words'}
        spellCheck={false}
        returnKeyType="done"
        onChangeText={onChange}
        onSubmitEditing={onDone}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        style={[
          type.body,
          styles.input,
          tall && styles.tall,
          {
            color: colours.ink,
            backgroundColor: colours.page,
            borderColor: colours.edge,
            outlineColor: colours.focus,
            outlineWidth: focused ? 3 : 0,
          },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  input: {
    minHeight: HIT,
    minWidth: 0,
    width: '100%',
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: 1.5,
    borderRadius: radius.m,
    outlineStyle: 'solid',
    outlineOffset: 1,
  },
  tall: { minHeight: 160, textAlignVertical: 'top' },
});
