import { DarkTheme, DefaultTheme, Stack, ThemeProvider, usePathname, useRouter } from 'expo-router';
import { useMemo, type ReactElement } from 'react';

import { ErrorBoundary } from '../components/error-boundary';
import { useTheme } from '../theme/theme-context';

interface GuardedProps {
  readonly children: ReactElement;
}

/** A screen with an error boundary of its own, so that one that fails leaves the others alone. */
function Guarded({ children }: GuardedProps) {
  const router = useRouter();
  const away = usePathname() !== '/';
  return <ErrorBoundary onLeave={away ? () => router.replace('/') : undefined}>{children}</ErrorBoundary>;
}

/** The stack of screens. They bring their own headers. */
export function Navigation() {
  const { colours, motion, scheme } = useTheme();
  // What shows between two screens while one slides over the other.
  const ground = useMemo(() => {
    const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
    return { ...base, colors: { ...base.colors, background: colours.page } };
  }, [scheme, colours.page]);
  return (
    <ThemeProvider value={ground}>
      <Stack
        screenLayout={({ children }) => <Guarded>{children}</Guarded>}
        screenOptions={{
          headerShown: false,
          contentStyle: { backgroundColor: colours.page },
          animation: motion.reduced ? 'none' : 'default',
          animationDuration: motion.settle,
        }}
      >
        {/* A swipe back would steal pans that begin at the board's edge; a double tap would open a game twice. */}
        <Stack.Screen name="game/[id]" dangerouslySingular options={{ gestureEnabled: false }} />
      </Stack>
    </ThemeProvider>
  );
}
