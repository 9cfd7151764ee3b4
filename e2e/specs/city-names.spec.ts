/** Somebody looks at a city: close in for the name of a historic building, and back to the whole. */
import { by, element, waitFor } from 'detox';
import game from './fixtures/city-game.json';
import { centre, frame, restingFrame } from './support/frames';
import { openSent, press } from './support/hands';

const LANDMARK = 'spot-landmark:saint-sernin';
const NAME = 'Saint Sernin, the historic building on this tile, pays 3 to guards that see it.';
const PATIENCE = 30_000;
const A_LONG_LOOK = 300_000;
const board = () => element(by.id('play-board'));

/** Moves the board with a finger until a place on it is in the middle of the screen, more or less. */
async function bringToMiddle(id: string): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const at = centre(await restingFrame(id));
    const { width, height, x, y } = await frame('play-board');
    const [dx, dy] = [at.x - x - width * 0.4, at.y - y - height * 0.45];
    if (Math.abs(dx) < width * 0.2 && Math.abs(dy) < height * 0.2) return;
    if (Math.abs(dx) / width > Math.abs(dy) / height)
      await board().swipe(dx > 0 ? 'left' : 'right', 'fast', Math.min(0.4, Math.abs(dx) / width));
    else await board().swipe(dy > 0 ? 'up' : 'down', 'fast', Math.min(0.3, Math.abs(dy) / height));
  }
  throw new Error(`${id} cannot be brought to the middle`);
}

describe('a city', () => {
  it(
    'is looked at closely by a pinch, a building is read, and two taps show the whole again',
    async () => {
      await openSent(game.near.save);
      await waitFor(element(by.id(LANDMARK)))
        .toExist()
        .withTimeout(PATIENCE);
      const whole = await restingFrame(LANDMARK);

      // A board that fits the screen stays where it is: closer first.
      await board().pinch(2.2, 'slow');
      await bringToMiddle(LANDMARK);
      await board().pinch(2, 'slow');
      await bringToMiddle(LANDMARK);
      const close = await restingFrame(LANDMARK);
      expect(close.width).toBeGreaterThan(whole.width * 2);

      await element(by.id(LANDMARK)).longPress();
      await waitFor(element(by.text(NAME)))
        .toBeVisible()
        .withTimeout(PATIENCE);
      await press('play-close');

      await board().multiTap(2);
      const again = await restingFrame(LANDMARK);
      expect(Math.abs(again.width - whole.width)).toBeLessThan(1);
      expect(Math.abs(centre(again).x - centre(whole).x)).toBeLessThan(3);
      expect(Math.abs(centre(again).y - centre(whole).y)).toBeLessThan(3);
    },
    A_LONG_LOOK,
  );
});
