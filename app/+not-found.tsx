import { MissingScreen } from '@/ui/screens/missing/missing-screen';

export default function MissingRoute() {
  return <MissingScreen />;
}
