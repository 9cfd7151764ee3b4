import { BoardScreen } from '@/ui/screens/board/board-screen';

export default function BoardRoute() {
  return <BoardScreen />;
}
