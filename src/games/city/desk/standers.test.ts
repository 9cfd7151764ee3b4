import { firstOf } from '../../../core/testing/portion';
import { speaker } from '../../../core/testing/speak';
import { rootOf } from '../../../geometry/tiling';
import type { Box } from '../../../geometry/display-list';
import { city } from '../game';
import type { CityState } from '../state';
import { inRound, stage } from '../testing/board';
import { STALL } from '../testing/towns';
import { walk } from '../testing/walk';
import { de } from '../texts/de';
import { en } from '../texts/en';
import { fr } from '../texts/fr';
import { desk } from './desk';
import { lightFeature, openFeatures } from './features';

const { speak, inAll } = speaker('city', { en, de, fr });

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const explainAt = (state: CityState, { x, y, width, height }: Box) =>
  desk.explain(state, x + width / 2, y + height / 2);

/** What an explanation lights, whatever the order. */
const lights = (lit: readonly object[] = []): string[] => lit.map((light) => JSON.stringify(light)).sort();

test('every feature, follower and guard that stands is explained by what its box has in the middle', () => {
  let found = 0;
  for (const seed of firstOf([11, 12, 13], 1)) {
    for (const { state } of walk(seed, 3)) {
      const standers = desk.standers(state);
      expect(new Set(standers.map(({ id }) => id)).size).toBe(standers.length);
      // Explaining takes long: where the board is the same one look is enough.
      if (state.phase !== 'draw' || state.laid % 4 > 0) continue;
      const open = new Set(
        openFeatures(state).map(([{ tile, piece }]) =>
          lights(lightFeature(state, rootOf(state, tile, piece))).join(),
        ),
      );
      for (const { id, box, label } of standers) {
        const said = explainAt(state, box);
        if (id.startsWith('landmark:')) continue;
        if (!id.startsWith('feature:')) {
          expect(said?.holders.length).toBeGreaterThan(0);
          continue;
        }
        found++;
        const [spot] = id.slice('feature:'.length).split('/');
        expect(said?.holders).toEqual([]);
        expect(said?.lit.some(({ at }) => at.join() === spot)).toBe(true);
        expect(said?.title).toEqual({
          key: label.key.replace('stander.free', 'explain'),
          values: { count: label.values.count },
        });
        // Each feature is there once.
        expect(open.delete(lights(said?.lit).join())).toBe(true);
      }
    }
  }
  expect(found).toBeGreaterThan(100);
});

test('no feature stands where a follower, a wall, a guard or a tower may be placed', () => {
  const phases = new Set<string>();
  for (const seed of firstOf([21, 22, 23], 1)) {
    for (const { state } of walk(seed, 2)) {
      if (city.actor(state) < 0 || state.phase === 'place') continue;
      const { choices } = desk.offer(state, city.legal(state));
      const features = desk.standers(state).filter(({ id }) => id.startsWith('feature:'));
      if (features.length > 0) phases.add(state.phase);
      for (const { box } of features) {
        expect(choices.filter((choice) => overlap(choice.box, box)).map(({ id }) => id)).toEqual([]);
      }
    }
  }
  expect([...phases]).toContain('claim');
});

test('a feature that nobody holds is named with its tiles and its place; a held or complete one is not', () => {
  const labels = (state: CityState, language: 'en' | 'de' | 'fr' = 'en') =>
    desk.standers(state).map(({ label }) => speak(language, label));
  expect(labels(stage(STALL))).toEqual([
    'Market on 1 tile, nobody’s; in the middle',
    'Residential area on 1 tile, nobody’s; in the middle',
    'Residential area on 1 tile, nobody’s; in the middle',
    'Street on 1 tile, nobody’s; in the middle',
  ]);
  expect(labels(stage(STALL, { claims: { '0,0:n1': 1 } }))[0]).toBe('seller of Ada on the market, 1 tile');
  expect(labels(stage(STALL, { claims: { '0,0:n1': 1 } })).join()).not.toContain('Market');
  expect(labels(stage(STALL), 'de')[3]).toBe('Straße auf 1 Plättchen, frei; in der Mitte');
  const walled = city.clone(inRound(stage(STALL, { stack: 2 }), 0, 2));
  city.play(walled, city.read(walled, 'gate:0,0/s')!);
  walled.phase = 'draw';
  expect(labels(walled).join()).not.toContain('Street');
});

test('an area that no market borders on pays nothing, and is left out', () => {
  for (const { state } of walk(11, 2)) {
    if (state.phase !== 'draw' || state.laid % 10 > 0) continue;
    for (const { id, box, label } of desk.standers(state)) {
      inAll(label);
      if (id.startsWith('feature:')) expect(explainAt(state, box)?.worth?.points).toBeGreaterThan(0);
    }
  }
});

test('every historic building on the board can be found, asked about and told by its name', () => {
  const names = new Set<string>();
  for (const { state } of walk(7, 2)) {
    for (const { id, box, label } of desk.standers(state)) {
      if (!id.startsWith('landmark:')) continue;
      const { building } = label.values;
      names.add(String(building));
      expect(explainAt(state, box)?.lines).toContainEqual({
        key: 'desk.explain.historic',
        values: { building },
      });
    }
  }
  expect(names.size).toBe(7);
});
