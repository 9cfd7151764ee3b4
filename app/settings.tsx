import { SettingsScreen } from '@/ui/screens/settings/settings-screen';

export default function SettingsRoute() {
  return <SettingsScreen />;
}
