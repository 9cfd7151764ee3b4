/** Somebody who has just got the app and reads nothing. */
import { by, device, element, expect as expectElement } from 'detox';
import { press, see } from './support/hands';

const MOST_TAPS = 3;

describe('first start', () => {
  it('is at most three taps away from the first tile', async () => {
    let taps = 0;
    const tap = async (id: string) => {
      await press(id);
      taps++;
    };
    await device.launchApp({ delete: true });
    await tap('home-play');
    await see('play-hand');
    await expectElement(element(by.id('spot-cell:0,0'))).toExist();
    await tap('play-confirm');
    // The tile lies: now it can be claimed, or not.
    await see('play-option-skip');
    await expectElement(element(by.id('spot-cell:0,0'))).not.toExist();
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  });
});
