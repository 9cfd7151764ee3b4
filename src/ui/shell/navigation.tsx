import { Stack, usePathname, useRouter } from 'expo-router';
import type { ReactElement } from 'react';

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
  const { colours, motion } = useTheme();
  return (
    <Stack
      screenLayout={({ children }) => <Guarded>{children}</Guarded>}
      screenOptions={{
        headerShown: false,
        contentStyle: { backgroundColor: colours.page },
        animation: motion.reduced ? 'none' : 'default',
        animationDuration: motion.settle,
      }}
    >
      {/* A swipe back would steal pans that begin at the board's edge. */}
      <Stack.Screen name="board" options={{ gestureEnabled: false }} />
    </Stack>
  );
}
