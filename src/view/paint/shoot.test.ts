import { city, desk } from '@/games/city';

import { loadSkia } from '../testing/load-skia';
import type { SkiaApi } from './constants';
import { shootBoard } from './shoot';

let skia: SkiaApi;
beforeAll(async () => {
  skia = await loadSkia();
});

const board = () => {
  const state = city.clone(city.setup(city.defaults, 2));
  while (state.laid < 6) city.play(state, city.legal(state)[0]);
  const look = { colours: [0, 1], open: city.legal(state), lit: [], dead: false, control: false };
  return { list: desk.picture(state, look, []), faces: desk.faces };
};
const shoot = (palette: 'day' | 'night'): Promise<string> =>
  new Promise((resolve) => {
    shootBoard({ ...board(), palette, side: 60, density: 2 }, resolve, skia);
  });
const read = (uri: string) => {
  const image = skia.Image.MakeImageFromEncoded(skia.Data.fromBase64(uri.split(',')[1] ?? ''));
  if (!image) throw new Error('not an image');
  const pixel = (x: number, y: number) =>
    Array.from(image.readPixels(x, y, { width: 1, height: 1, colorType: 4, alphaType: 3 }) ?? []);
  return { size: [image.width(), image.height()], corner: pixel(2, 2), middle: pixel(60, 60) };
};

test('a board becomes an image of the size asked for: the city in the middle of its table, by day and by night', async () => {
  const [day, night] = [read(await shoot('day')), read(await shoot('night'))];
  expect(day.size).toEqual([120, 120]);
  expect(day.middle).not.toEqual(day.corner);
  expect(Math.max(...day.corner.slice(0, 3))).toBeGreaterThan(150);
  expect(Math.max(...night.corner.slice(0, 3))).toBeLessThan(90);
}, 60_000);

test('a picture that nobody waits for any more is never finished', async () => {
  const done = jest.fn();
  const stop = shootBoard({ ...board(), palette: 'day', side: 60, density: 1 }, done, skia);
  stop();
  await new Promise((later) => setTimeout(later, 300));
  expect(done).not.toHaveBeenCalled();
}, 60_000);

test('a picture that is there may be given up, once and again', async () => {
  let stop = (): void => undefined;
  await new Promise<string>((resolve) => {
    stop = shootBoard({ ...board(), palette: 'day', side: 60, density: 1 }, resolve, skia);
  });
  await new Promise((later) => setTimeout(later, 0));
  expect(() => {
    stop();
    stop();
  }).not.toThrow();
}, 60_000);
