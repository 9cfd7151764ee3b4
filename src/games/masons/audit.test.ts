import { audit } from './audit';
import { CARD_COUNT } from './cards';
import { clone, type MasonsState } from './state';
import { position } from './testing/position';

const SOUND = position({
  cities: `
    .........
    .aaa.....
    .aaa.....
    .........
    .........`,
  buildings: `
    y........
    .rR......
    .........
    .........
    .........`,
  towers: 'white@6',
  hands: ['cities', 'palaces'],
});

const spoilt = (spoil: (state: MasonsState) => void): readonly string[] => {
  const state = clone(SOUND);
  spoil(state);
  return audit(state);
};

test('a sound state has no fault', () => {
  expect(audit(SOUND)).toEqual([]);
});

test.each<[string, (state: MasonsState) => void, string]>([
  ['a wall out of nothing', (state) => (state.walls[70] = 1), '34 walls instead of 33'],
  ['a lost tower', (state) => (state.towers[6] = 0), '9 white towers instead of 10'],
  ['a lost house', (state) => state.houseStock[0]--, '11 yellow houses instead of 12'],
  ['a second palace', (state) => state.palaces[55 + 4]++, '4 red palaces instead of 3'],
  ['two buildings on a triangle', (state) => state.houses[1]++, '2 buildings on triangle 0'],
  ['a palace outside', (state) => state.palaces[0]++, 'a palace outside, on triangle 0'],
  ['a lost card', (state) => state.pile[0]--, '1 cards city-towers-white instead of 2'],
  ['a hand that is miscounted', (state) => state.held[0]++, 'cards in the hand of seat 0 instead of 2'],
  ['a card in two places', (state) => state.hands[CARD_COUNT]++, '3 cards city-towers-white instead of 2'],
  ['points below nothing', (state) => (state.scores[1] = -1), 'seat 1 has -1 points'],
  ['a city that is open', (state) => (state.walls[15] = 0), 'triangle 10 of city 10 is open'],
  ['closed ground that is no city', (state) => state.cities.fill(-1), 'closed but no city: 10'],
  ['a wall inside a city', (state) => (state.walls[21] = 1), 'wall 21 inside city 10'],
  ['a tower inside a city', (state) => (state.towers[12] = 1), 'tower 12 inside city 10'],
  ['a stock below nothing', (state) => (state.palaceStock[0] = -1), 'a stock below nothing'],
])('%s is found', (_name, spoil, fault) => {
  expect(spoilt(spoil).join('; ')).toContain(fault);
});
