import { createI18n } from '@/ui/i18n/i18n';

import { sayWhen } from './when';

const t = createI18n('en').t;
const now = new Date(2026, 4, 10, 9, 0).getTime();
const at = (day: number, hour: number, minute = 0) =>
  sayWhen(new Date(2026, 4, day, hour, minute).getTime(), now, 'en', t);

test('near times are told by the clock, far ones by the calendar', () => {
  expect(at(10, 9)).toBe('just now');
  expect(at(10, 8, 59)).toBe('1 minute ago');
  expect(at(10, 7)).toBe('2 hours ago');
  expect(at(9, 23)).toBe('yesterday');
  expect(at(5, 12)).toBe('5 days ago');
  expect(at(1, 12)).toBe('May 1, 2026');
});

test('a clock that was set back makes no sense of the future and says just now', () => {
  expect(at(11, 9)).toBe('just now');
});
