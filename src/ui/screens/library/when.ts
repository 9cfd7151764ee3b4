import type { TFunction } from 'i18next';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** When something happened, as people say it: ago while it is near, the date later. */
export const sayWhen = (time: number, now: number, language: string, t: TFunction): string => {
  const ago = now - time;
  if (ago < MINUTE) return t('when.now');
  if (ago < HOUR) return t('when.minutes', { count: Math.floor(ago / MINUTE) });
  // By the calendar: a game of last night was yesterday, however few hours ago.
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days === 0) return t('when.hours', { count: Math.floor(ago / HOUR) });
  if (days < 7) return t('when.days', { count: days });
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(time);
};
