import { ImportScreen } from '@/ui/screens/import/import-screen';

export default function ImportRoute() {
  return <ImportScreen />;
}
