import { NewGameScreen } from '@/ui/screens/new-game/new-game-screen';

export default function NewGameRoute() {
  return <NewGameScreen />;
}
