import { useMemo } from 'react';

import type { AnyDesk, Message } from '@/games/desk';
import type { Seating } from '@/saves/save';

import { useSeatNames } from '../components/seat-names';
import { useTranslation } from '../i18n/i18n-context';

/** The sentences of a game in the language of the app. */
export interface Words {
  say(message: Message): string;
  nameOf(seat: number): string;
}

export const useWords = (desk: AnyDesk, seats: readonly Seating[]): Words => {
  const { t } = useTranslation();
  const names = useSeatNames(seats);
  // A name may hold any character: no separator parts them.
  const key = JSON.stringify(names);
  return useMemo(() => {
    const known = JSON.parse(key) as readonly string[];
    const nameOf = (seat: number): string => known[seat] ?? '';
    const say = ({ key: message, values }: Message): string => {
      const name = typeof values.seat === 'number' ? { name: nameOf(values.seat) } : {};
      // A desk's keys are checked by its own test; i18next cannot know them.
      return String(t(`${desk.texts}:${message}` as never, { ...values, ...name } as never));
    };
    return { say, nameOf };
  }, [t, desk, key]);
};
