import { Card } from '@/ui/components/card';
import { Choice } from '@/ui/components/choice';
import { Text } from '@/ui/components/text';
import { useTranslation } from '@/ui/i18n/i18n-context';

import { GamePicture } from '../games/game-picture';
import { gameOffered, OFFERED, type Offered } from '../games/offered';
import { useGameWords } from '../games/use-game-words';

interface GameChoiceProps {
  readonly value: string;
  readonly onChoose: (game: string) => void;
}

/** The game to be played, with its picture; with one game on offer there is nothing to choose, only to see. */
export function GameChoice({ value, onChoose }: GameChoiceProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const detail = ({ id, minutes }: Offered): string => {
    const seats = gameOffered(id)?.seats;
    const range = seats ? `${t('newGame.players', seats)} · ` : '';
    return `${range}${t('newGame.minutes', { count: minutes })}`;
  };
  if (OFFERED.length === 1) {
    const [offered] = OFFERED;
    return (
      <Card>
        <GamePicture game={offered.id} shape="wide" />
        <Text variant="heading" level={2} testID={`new-game-${offered.id}`}>
          {words.title(offered.id)}
        </Text>
        <Text variant="note" tone="muted">
          {detail(offered)}
        </Text>
      </Card>
    );
  }
  return (
    <Card>
      <Text variant="heading" level={2}>
        {t('newGame.game')}
      </Text>
      <Choice
        label={t('newGame.game')}
        value={value}
        onChoose={onChoose}
        options={OFFERED.map((offered) => ({
          value: offered.id,
          label: words.title(offered.id),
          detail: detail(offered),
          picture: <GamePicture game={offered.id} shape="small" />,
          testID: `new-game-${offered.id}`,
        }))}
      />
    </Card>
  );
}
