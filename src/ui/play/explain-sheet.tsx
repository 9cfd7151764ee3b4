import type { Explanation } from '@/games/desk';

import { Text } from '../components/text';
import { useTranslation } from '../i18n/i18n-context';
import type { Aids } from '../settings/settings';
import { StockGrid } from './stock-grid';
import type { Words } from './use-words';

interface ExplainSheetProps {
  readonly explanation: Explanation;
  readonly aids: Aids;
  readonly words: Words;
}

/** Whose it is, what it is worth now, what could finish it. */
export function ExplainSheet({ explanation, aids, words }: ExplainSheetProps) {
  const { t } = useTranslation();
  const { holders, worth, lines, chances, fits } = explanation;
  return (
    <>
      {aids.control &&
        holders.map(({ seat, count, holds }) => (
          <Text key={seat}>
            {t(holds ? 'play.holds' : 'play.present', { name: words.nameOf(seat), count })}
          </Text>
        ))}
      {aids.control && worth && holders.length === 0 && <Text>{t('play.free')}</Text>}
      {aids.projected && worth && (
        <Text variant="label">
          {t('play.worth', { sum: worth.parts.map(words.say).join(' + ') || '0', count: worth.points })}
        </Text>
      )}
      {lines.map((line, at) => (
        <Text key={at}>{words.say(line)}</Text>
      ))}
      {aids.fits && chances.map((line, at) => <Text key={at}>{words.say(line)}</Text>)}
      {aids.fits && fits.length > 0 && <StockGrid pieces={fits} words={words} />}
    </>
  );
}
