import { useLocalSearchParams } from 'expo-router';

import { NewGameScreen } from '@/ui/screens/new-game/new-game-screen';
import { parseLot } from '@/ui/screens/new-game/table-setup';

export default function NewGameRoute() {
  const { seed } = useLocalSearchParams<{ seed?: string }>();
  const lot = parseLot(seed);
  return lot === undefined ? <NewGameScreen /> : <NewGameScreen lot={lot} />;
}
