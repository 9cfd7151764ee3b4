import { LibraryScreen } from '@/ui/screens/library/library-screen';

export default function LibraryRoute() {
  return <LibraryScreen />;
}
