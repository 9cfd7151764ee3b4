import { colours, SCHEMES } from './colours';
import { SEAT_LOOKS } from './seats';
import { contrast } from './testing/contrast';

const TEXTS = ['ink', 'muted', 'accent', 'danger'] as const;
const GROUNDS = ['page', 'card', 'table'] as const;
const SIGNS = ['edge', 'focus'] as const;

const AA_TEXT = 4.5;
const AA_SIGN = 3;

test('contrast knows black on white and a known pair', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(SCHEMES)('in %s', (scheme) => {
  const theme = colours[scheme];

  test.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(AA_TEXT),
  );

  test.each(SIGNS.flatMap((sign) => GROUNDS.map((ground) => [sign, ground] as const)))(
    '%s can be told from %s',
    (sign, ground) => expect(contrast(theme[sign], theme[ground])).toBeGreaterThanOrEqual(AA_SIGN),
  );

  test('words on a primary button can be read, pressed or not', () => {
    expect(contrast(theme.onPrimary, theme.primary)).toBeGreaterThanOrEqual(AA_TEXT);
    expect(contrast(theme.onPrimary, theme.primaryPressed)).toBeGreaterThanOrEqual(AA_TEXT);
  });
});

test.each(SEAT_LOOKS)('words on $name can be read', ({ colour, on }) => {
  expect(contrast(on, colour)).toBeGreaterThanOrEqual(AA_TEXT);
});

test('no two seats share a colour or an emblem', () => {
  expect(new Set(SEAT_LOOKS.map((seat) => seat.colour)).size).toBe(SEAT_LOOKS.length);
  expect(new Set(SEAT_LOOKS.map((seat) => seat.emblem)).size).toBe(SEAT_LOOKS.length);
});
