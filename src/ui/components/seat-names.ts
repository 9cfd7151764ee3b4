import type { TFunction } from 'i18next';

import { useTranslation } from '../i18n/i18n-context';

interface Sitting {
  readonly by: 'person' | 'computer';
  readonly name: string;
}

/** What everybody at a table is called: by the name given, or by place, no two alike. */
export const nameSeats = (seats: readonly Sitting[], t: TFunction): readonly string[] => {
  const computers = seats.filter(({ by }) => by === 'computer').length;
  let computer = 0;
  return seats.map(({ by, name }, at) => {
    if (by === 'computer') computer++;
    if (name.trim() !== '') return name.trim();
    if (by === 'person') return t('seats.person', { number: at + 1 });
    return computers > 1 ? t('seats.computerNumbered', { number: computer }) : t('seats.computer');
  });
};

export const useSeatNames = (seats: readonly Sitting[]): readonly string[] => {
  const { t } = useTranslation();
  return nameSeats(seats, t);
};
