import { useLocalSearchParams } from 'expo-router';

import { GameOverScreen } from '@/ui/screens/game-over/game-over-screen';

export default function GameOverRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <GameOverScreen id={id} />;
}
