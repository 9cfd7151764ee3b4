import type { TFunction } from 'i18next';

import { useTranslation } from '../i18n/i18n-context';

interface Sitting {
  readonly by: 'person' | 'computer';
  readonly name: string;
}

const countOf = (seats: readonly Sitting[], kind: Sitting['by']): number =>
  seats.filter(({ by }) => by === kind).length;

/** What everybody at a table is called: by the name given, or by number among their kind, no two alike. */
const nameSeats = (seats: readonly Sitting[], t: TFunction): readonly string[] =>
  seats.map(({ by, name }, at) => {
    if (name.trim() !== '') return name.trim();
    const number = countOf(seats.slice(0, at + 1), by);
    if (by === 'person') return t('seats.person', { number });
    return countOf(seats, by) > 1 ? t('seats.computerNumbered', { number }) : t('seats.computer');
  });

/** Whoever is called by a number keeps it from now on, wherever they sit: the table turns to whoever starts. */
export const keepNames = <S extends Sitting>(seats: readonly S[], t: TFunction): readonly S[] => {
  const names = nameSeats(seats, t);
  return seats.map((seat, at) => (countOf(seats, seat.by) > 1 ? { ...seat, name: names[at] } : seat));
};

export const useSeatNames = (seats: readonly Sitting[]): readonly string[] => {
  const { t } = useTranslation();
  return nameSeats(seats, t);
};
