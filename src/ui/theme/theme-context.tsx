import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import { useTextScale } from '@/platform/text-scale';

import { schemeFor, themeFor, type Theme, type ThemeChoice } from './theme';
import { useReducedMotion } from './use-reduced-motion';

// A look of its own without a provider, so that a failure of the providers can still be shown.
const ThemeContext = createContext<Theme>(
  themeFor({ scheme: 'light', textScale: 1, grow: 1, reducedMotion: true }),
);

interface ThemeProviderProps {
  readonly choice: ThemeChoice;
  /** Less motion, whatever the system says. */
  readonly still?: boolean;
  readonly children: ReactNode;
}

/** Gives the screens below the theme chosen, in the circumstances the system reports. */
export function ThemeProvider({ choice, still = false, children }: ThemeProviderProps) {
  const scheme = schemeFor(choice, useColorScheme());
  const { asked, missing } = useTextScale();
  const reducedMotion = useReducedMotion() || still;
  const theme = useMemo(
    () => themeFor({ scheme, textScale: asked, grow: missing, reducedMotion }),
    [scheme, asked, missing, reducedMotion],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export const useTheme = (): Theme => useContext(ThemeContext);
