import { CHANCE } from '@/core/contract';
import type { AnyDesk } from '@/games/desk';

import { useTranslation } from '../i18n/i18n-context';
import { pickedOf } from './picking';
import type { Play } from './use-play';
import type { Words } from './use-words';

/** The one sentence that says what to do next, or what is going on. */
export const usePrompt = (desk: AnyDesk, { table, offer, pick }: Play, words: Words): string => {
  const { t } = useTranslation();
  const { wait, outcome, thinking, legal, seen, actor, decider } = table;
  if (outcome) {
    const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [words.nameOf(seat)] : []));
    const line =
      winners.length === 1
        ? t('play.overWin', { name: winners[0] })
        : t('play.overShared', { names: winners.join(', ') });
    return `${t('play.over')} ${line}`;
  }
  if (wait?.for === 'end-of-turn') return t('play.endOfTurn', { name: words.nameOf(wait.seat) });
  if (legal.length > 0) return words.say((pickedOf(offer, pick) ?? offer).prompt);
  const busy = thinking ?? (actor === CHANCE ? decider : actor);
  return thinking === undefined
    ? words.say(desk.status(seen))
    : t('play.thinking', { name: words.nameOf(busy ?? 0) });
};
