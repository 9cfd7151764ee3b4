import { HomeScreen } from '@/ui/screens/home/home-screen';

export default function HomeRoute() {
  return <HomeScreen />;
}
