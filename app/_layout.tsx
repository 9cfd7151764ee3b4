import { preventAutoHideAsync } from 'expo-splash-screen';

import { AppShell } from '@/ui/shell/app-shell';
import { Navigation } from '@/ui/shell/navigation';

void preventAutoHideAsync();

export default function RootLayout() {
  return (
    <AppShell>
      <Navigation />
    </AppShell>
  );
}
