/** Two persons go on with a game that somebody sent them, to its end, with a relaunch in between. */
import { device } from 'detox';
import game from './fixtures/city-game.json';
import { frame, overlap } from './support/frames';
import { decide, openSent, playOn, press, see, seeResult, takeOver, type Touch } from './support/hands';

const LAST_TURNS = 300_000;
const touches: readonly Touch[] = game.touches.slice(game.near.from);
const HALF = touches.length >> 1;

describe('two persons', () => {
  it(
    'bring in a game near its end and finish it',
    async () => {
      await openSent(game.near.save);
      await see('play-takeover');
      const before = await frame('play-takeover');
      await takeOver();
      await see('play-confirm');
      // A finger that presses ✓ twice must not take over for the next.
      expect(overlap(before, await frame('play-confirm'))).toBe(false);
      await playOn(touches.slice(0, HALF), touches[0].seat);

      await device.terminateApp();
      await device.launchApp({ newInstance: true, launchArgs: { reducedMotion: true } });
      await press('home-continue');
      await playOn(touches.slice(HALF), undefined);
      // The last step can be taken back like any other.
      await see('play-result');
      await press('play-undo');
      await decide(touches[touches.length - 1]);
      await seeResult(game.scores);
    },
    LAST_TURNS,
  );
});
