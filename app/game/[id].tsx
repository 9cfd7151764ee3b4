import { useLocalSearchParams, useRouter } from 'expo-router';

import { PlayScreen } from '@/ui/play/play-screen';

export default function GameRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  return <PlayScreen id={id} onResult={() => router.push({ pathname: '/over/[id]', params: { id } })} />;
}
