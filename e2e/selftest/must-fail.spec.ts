/** Every one of these is wrong. The runner checks that each fails, and for the reason in its name. */
import { by, device, element, expect, waitFor } from 'detox';

const mustFail = (what: string, reason: string, body: () => Promise<unknown>): void => {
  it(`${what} ⇒ ${reason}`, async () => {
    await body();
  });
};

beforeAll(() => device.launchApp({ delete: true }));

describe('sight', () => {
  mustFail('covered is visible', 'got 0% of it', () => expect(element(by.id('covered'))).toBeVisible());
  mustFail('covered is visible by 1%', 'got 0% of it', () =>
    expect(element(by.id('covered'))).toBeVisible(1),
  );
  mustFail('half is visible', 'to be visible by 75%', () => expect(element(by.id('half'))).toBeVisible());
  mustFail('outside is visible', 'to be visible', () => expect(element(by.id('outside'))).toBeVisible());
  mustFail('clipped is visible', 'to be visible', () => expect(element(by.id('clipped'))).toBeVisible());
  mustFail('ghost is visible', 'got 0% of it', () => expect(element(by.id('ghost'))).toBeVisible());
  mustFail('gone is visible', 'too few are shown', () => expect(element(by.id('gone'))).toBeVisible());
  mustFail('absent is visible', 'nothing matches', () => expect(element(by.id('absent'))).toBeVisible());
  mustFail('pad is not visible', 'got 100% of it', () => expect(element(by.id('pad'))).not.toBeVisible());
  mustFail('pad is notVisible', 'got 100% of it', () => expect(element(by.id('pad'))).toBeNotVisible());
  mustFail('twins are visible', 'atIndex', () => expect(element(by.text('Twin'))).toBeVisible());
  mustFail('twins are not visible', 'atIndex', () => expect(element(by.text('Twin'))).not.toBeVisible());
  mustFail('absent exists', 'got 0 of it', () => expect(element(by.id('absent'))).toExist());
  mustFail('gone does not exist', 'got 1 of it', () => expect(element(by.id('gone'))).not.toExist());
  mustFail('pad doesNotExist', 'got 1 of it', () => expect(element(by.id('pad'))).toNotExist());
});

describe('attributes', () => {
  mustFail('a wrong text', 'got "Tap me"', () => expect(element(by.id('pad'))).toHaveText('Tap'));
  mustFail('a wrong expression', 'got "Tap me"', () => expect(element(by.id('pad'))).toHaveText(/me.$/));
  mustFail('not its own text', 'got "Tap me"', () => expect(element(by.id('pad'))).not.toHaveText('Tap me'));
  mustFail('no text of what is not there', 'nothing matches', () =>
    expect(element(by.id('absent'))).not.toHaveText('x'),
  );
  mustFail('a wrong label', 'got "The pad"', () => expect(element(by.id('pad'))).toHaveLabel('Pad'));
  mustFail('a wrong id', 'got "pad"', () => expect(element(by.text('Tap me'))).toHaveId('dap'));
  mustFail('a wrong value', 'got "7"', () => expect(element(by.id('slider'))).toHaveValue('8'));
  mustFail('a wrong toggle', 'got false', () => expect(element(by.id('toggle'))).toHaveToggleValue(true));
  mustFail('focus elsewhere', 'got false', () => expect(element(by.id('field'))).toBeFocused());
  mustFail('no twin at index 3', 'too few are shown', () =>
    expect(element(by.text('Twin')).atIndex(3)).toHaveText('Twin'),
  );
});

describe('actions', () => {
  mustFail('a tap on the covered', 'covered there by <div> of cover', () => element(by.id('covered')).tap());
  mustFail('a tap on the half at its covered side', 'covered there', () =>
    element(by.id('half')).tap({ x: 5, y: 5 }),
  );
  mustFail('a tap on the outside', 'off the screen', () => element(by.id('outside')).tap());
  mustFail('a tap on the clipped', 'clipped there', () => element(by.id('clipped')).tap());
  mustFail('a tap on the absent', 'nothing matches', () => element(by.id('absent')).tap());
  mustFail('a tap on the gone', 'too few are shown', () => element(by.id('gone')).tap());
  mustFail('a tap on twins', 'atIndex', () => element(by.text('Twin')).tap());
  mustFail('a long press on the covered', 'covered there', () => element(by.id('covered')).longPress());
  mustFail('a swipe on the covered', 'covered there', () =>
    element(by.id('covered')).swipe('up', 'fast', 0.01),
  );
  mustFail('typing into no field', 'takes no text', () => element(by.id('egg')).typeText('x'));
  mustFail('scrolling past the end', 'no further up', () => element(by.id('list')).scroll(50, 'up'));
  mustFail('scrolling what does not', 'nothing to scroll', () => element(by.id('pad')).scroll(50, 'down'));
  mustFail('attributes of the absent', 'nothing matches', () => element(by.id('absent')).getAttributes());
  mustFail('an unknown accessibility action', 'not "escape"', () =>
    element(by.id('click')).performAccessibilityAction('escape'),
  );
});

describe('waiting', () => {
  mustFail('for the absent', 'nothing matches', () =>
    waitFor(element(by.id('absent')))
      .toBeVisible()
      .withTimeout(200),
  );
  mustFail('for the covered to be seen', 'got 0% of it', () =>
    waitFor(element(by.id('covered')))
      .toBeVisible()
      .withTimeout(200),
  );
  mustFail('for a row that never comes', 'no further down', () =>
    waitFor(element(by.text('Row 99')))
      .toBeVisible()
      .whileElement(by.id('list'))
      .scroll(600, 'down'),
  );
});

describe('the page', () => {
  mustFail('throws by itself', 'thrown by the page', () => element(by.id('throw')).tap());
  mustFail('asks the network', 'asked the network for', () => element(by.id('phone-home')).tap());
  mustFail('opens a socket', 'asked the network for ws:', () => element(by.id('socket')).tap());
  mustFail('complains before an expectation fails', 'a complaint', async () => {
    await element(by.id('complain')).tap();
    await expect(element(by.id('absent'))).toExist();
  });
});

describe('the end of a game', () => {
  afterAll(() => device.launchApp({ newInstance: true }));
  mustFail('is shared by nobody', 'nothing was shared', () => element(by.id('end')).tap());
});

describe('the device', () => {
  mustFail('cannot be shaken', 'does not exist in a browser', () => device.shake());
  mustFail('takes no insets of another form', 'top,right,bottom,left', () =>
    device.launchApp({ newInstance: true, launchArgs: { insets: '47' } }),
  );
  mustFail('shows nothing when the app is not running', 'not running', async () => {
    await device.terminateApp();
    await element(by.id('pad')).tap();
  });
});
