/** Two persons at one device: a whole game of The City, with walls, a step taken back, and a relaunch in the middle. */
import { by, device, element } from 'detox';
import game from './fixtures/city-game.json';
import { decide, playOn, press, pressOn, see, seeResult, takeOver, type Touch } from './support/hands';

/** A hundred decisions by touch, on a slow machine too. */
const WHOLE_GAME = 900_000;
const touches: readonly Touch[] = game.touches;
const HALF = touches.length >> 1;

describe('two persons', () => {
  it(
    'play a whole game from New game to Game over',
    async () => {
      await device.launchApp({ delete: true, launchArgs: { reducedMotion: true } });
      await device.openURL({ url: `bastide://new?seed=${game.seed}` });
      await see('new-game-screen');
      await element(by.id('seat-0-name')).replaceText('Ada');
      await pressOn('new-game-screen', 'new-game-starter-0');
      await press('new-game-start');

      await takeOver();
      await decide(touches[0]);
      await press('play-undo');
      await playOn(touches.slice(0, HALF), touches[0].seat);

      await device.terminateApp();
      await device.launchApp({ newInstance: true, launchArgs: { reducedMotion: true } });
      await press('home-continue');
      await playOn(touches.slice(HALF), undefined);
      await seeResult(game.scores);
    },
    WHOLE_GAME,
  );
});
