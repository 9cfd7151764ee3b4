import { Stack } from 'expo-router';

/** Screens on a stack, as Expo's own template has them. */
export default function Layout() {
  return <Stack />;
}
