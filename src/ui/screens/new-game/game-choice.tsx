import { useTranslation } from 'react-i18next';

import { Card } from '@/ui/components/card';
import { Choice } from '@/ui/components/choice';
import { Text } from '@/ui/components/text';

import { gameOffered, OFFERED, type Offered } from '../games/offered';
import { useGameWords } from '../games/use-game-words';

interface GameChoiceProps {
  readonly value: string;
  readonly onChoose: (game: string) => void;
}

/** The game to be played; with one game on offer there is nothing to choose, only to read. */
export function GameChoice({ value, onChoose }: GameChoiceProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const detail = ({ id, minutes }: Offered): string => {
    const seats = gameOffered(id)?.seats;
    const range = seats ? `${t('newGame.seats')}: ${seats.min}–${seats.max} · ` : '';
    return `${range}${t('newGame.minutes', { count: minutes })}`;
  };
  if (OFFERED.length === 1) {
    return (
      <Card>
        <Text variant="heading" level={2} testID={`new-game-${OFFERED[0].id}`}>
          {words.title(OFFERED[0].id)}
        </Text>
        <Text variant="note" tone="muted">
          {detail(OFFERED[0])}
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
          testID: `new-game-${offered.id}`,
        }))}
      />
    </Card>
  );
}
