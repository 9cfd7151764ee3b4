import type { ReactNode } from 'react';
import { Platform, Text as NativeText, type TextStyle } from 'react-native';

import type { Language } from '../i18n/languages';
import type { Colours } from '../theme/colours';
import { useTheme } from '../theme/theme-context';
import { mostGrowth, type Variant } from '../theme/type';

export type Tone = keyof Pick<Colours, 'ink' | 'muted' | 'accent' | 'danger' | 'onPrimary'>;

interface TextProps {
  readonly variant?: Variant;
  readonly tone?: Tone;
  /** A heading of this level; without it the words are plain text. */
  readonly level?: 1 | 2 | 3;
  readonly align?: TextStyle['textAlign'];
  /** At most so many lines; what does not fit is cut off with dots. */
  readonly lines?: number;
  /** What a screen reader says instead of the words. */
  readonly label?: string;
  /** The language of the words, where it is not the app's. */
  readonly language?: Language | undefined;
  readonly testID?: string;
  readonly children: ReactNode;
}

const headingProps = (level: 1 | 2 | 3 | undefined) =>
  level === undefined ? undefined : { role: 'heading' as const, 'aria-level': level };

const languageProps = (language: Language | undefined) => {
  if (language === undefined) return undefined;
  return Platform.OS === 'web' ? { lang: language } : { accessibilityLanguage: language };
};

/** Words in one of the faces of the type scale. All text of the app is set with this. */
export function Text({
  variant = 'body',
  tone = 'ink',
  level,
  align,
  lines,
  label,
  language,
  testID,
  children,
}: TextProps) {
  const { colours, type } = useTheme();
  return (
    <NativeText
      {...headingProps(level)}
      {...languageProps(language)}
      aria-label={label}
      testID={testID}
      {...(lines === undefined ? undefined : { numberOfLines: lines })}
      maxFontSizeMultiplier={mostGrowth(variant)}
      style={[type[variant], { color: colours[tone] }, align !== undefined && { textAlign: align }]}
    >
      {children}
    </NativeText>
  );
}
