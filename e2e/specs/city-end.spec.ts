/** Two persons go on with a game that somebody sent them, to its end, with a relaunch in between. */
import { device } from 'detox';
import game from './fixtures/city-game.json';
import { openSent, playOn, press, seeResult, type Touch } from './support/hands';

const LAST_TURNS = 300_000;
const touches: readonly Touch[] = game.touches.slice(game.near.from);
const HALF = touches.length >> 1;

describe('two persons', () => {
  it(
    'bring in a game near its end and finish it',
    async () => {
      await openSent(game.near.save);
      await playOn(touches.slice(0, HALF), undefined);

      await device.terminateApp();
      await device.launchApp({ newInstance: true, launchArgs: { reducedMotion: true } });
      await press('home-continue');
      await playOn(touches.slice(HALF), undefined);
      await seeResult(game.scores);
    },
    LAST_TURNS,
  );
});
