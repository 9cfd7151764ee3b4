/** Every verb of the driver does what Detox says it does. */
import { by, device, element, expect, waitFor } from 'detox';
import { centre, distance, restingFrame } from '../specs/support/frames';

const report = () => element(by.id('report'));

describe('the device', () => {
  it('launches fresh, and keeps data when told to', async () => {
    await device.launchApp({ delete: true });
    await expect(element(by.id('visits'))).toHaveText('1');
    await device.terminateApp();
    await device.launchApp();
    await expect(element(by.id('visits'))).toHaveText('2');
    await device.launchApp({ newInstance: true });
    await expect(element(by.id('visits'))).toHaveText('3');
    await device.launchApp({ delete: true });
    await expect(element(by.id('visits'))).toHaveText('1');
    await device.launchApp({ resetAppState: true });
    await expect(element(by.id('visits'))).toHaveText('1');
    await device.reloadReactNative();
    await expect(element(by.id('visits'))).toHaveText('2');
  });

  it('takes language, appearance, motion, text size and insets as launch arguments', async () => {
    await device.launchApp({ newInstance: true });
    await expect(element(by.id('facts'))).toHaveText('en-US light moving 16px 0px 0px');
    const launchArgs = {
      lang: 'de-CH',
      colorScheme: 'dark',
      reducedMotion: true,
      textScale: 2,
      insets: '47,0,34,0',
    };
    await device.launchApp({ newInstance: true, launchArgs });
    await expect(element(by.id('facts'))).toHaveText('de-CH dark still 32px 47px 34px');
    await device.launchApp({ newInstance: true, languageAndLocale: { language: 'fr' } });
    await expect(element(by.id('facts'))).toHaveText(/^fr light/);
  });

  it('opens urls, goes back, and leaves the app from its first screen', async () => {
    await device.launchApp({ newInstance: true, url: 'bastide://board/7' });
    await expect(element(by.id('route'))).toHaveText('/board/7');
    await device.openURL({ url: 'bastide://settings' });
    await expect(element(by.id('route'))).toHaveText('/settings');
    await element(by.id('link')).tap();
    await expect(element(by.id('route'))).toHaveText('/further');
    await device.pressBack();
    await expect(element(by.id('route'))).toHaveText('/settings');
    await device.launchApp({ newInstance: true });
    await device.pressBack();
    await expect(element(by.id('life'))).toHaveText('blur hidden ');
  });

  it('goes to the background and comes back with everything in place', async () => {
    await device.launchApp({ newInstance: true });
    await element(by.id('click')).tap();
    await device.sendToHome();
    await device.launchApp({ newInstance: false });
    await expect(element(by.id('life'))).toHaveText('blur hidden visible focus ');
    await expect(report()).toHaveText('clicked');
  });

  it('turns', async () => {
    await device.setOrientation('landscape');
    await expect(element(by.id('size'))).toHaveText('844×390');
    await device.setOrientation('portrait');
    await expect(element(by.id('size'))).toHaveText('390×844');
  });

  it('touches the screen anywhere and takes pictures', async () => {
    await device.tap({ x: 140, y: 100 });
    await expect(report()).toHaveText('clicked');
    await device.longPress({ x: 40, y: 100 }, 600);
    await expect(report()).toHaveText('long press');
    await device.takeScreenshot('whole');
    await element(by.id('map')).takeScreenshot('part');
  });
});

describe('an element', () => {
  beforeEach(() => device.launchApp({ newInstance: true }));

  it('is tapped in the middle, at a point, twice, thrice and long', async () => {
    await element(by.id('pad')).tap();
    await expect(report()).toHaveText('touch 40,20 ×1');
    await new Promise((resolve) => setTimeout(resolve, 350));
    await element(by.id('pad')).tap({ x: 5, y: 10 });
    await expect(report()).toHaveText('touch 5,10 ×1');
    await new Promise((resolve) => setTimeout(resolve, 350));
    await element(by.id('pad')).multiTap(2);
    await expect(report()).toHaveText(/×2$/);
    await new Promise((resolve) => setTimeout(resolve, 350));
    await element(by.id('pad')).multiTap(3);
    await expect(report()).toHaveText(/×3$/);
    await element(by.id('pad')).longPress();
    await expect(report()).toHaveText('long press');
    await element(by.id('click')).tap();
    await expect(report()).toHaveText('clicked');
  });

  it('that lets touches through is tapped where it is, and what lies behind gets the touch', async () => {
    await element(by.id('through')).tap();
    await expect(report()).toHaveText('touched below');
  });

  it.each(['shy', 'timid'])('that moves from under the finger is tried again (%s)', async (name) => {
    await element(by.id(name)).tap();
    await expect(element(by.id(name))).toHaveText(`${name} click`);
    await expect(element(by.id(`${name}-lurker`))).toHaveText('Lurker');
  });

  it('takes text', async () => {
    const field = element(by.id('field'));
    await field.typeText('Ada');
    await expect(field).toBeFocused();
    await field.typeText(' L');
    await expect(field).toHaveText('Ada L');
    await field.tapBackspaceKey();
    await field.tapReturnKey();
    await expect(report()).toHaveText('entered Ada ');
    await field.replaceText('Grace');
    await expect(field).toHaveValue('Grace');
    await field.clearText();
    await expect(field).toHaveText('');
  });

  it('swipes', async () => {
    const before = await restingFrame('spot-mid');
    await element(by.id('map')).swipe('right', 'slow', 0.25);
    const after = await restingFrame('spot-mid');
    near(after.x - before.x, 390 * 0.25, 4);
  });

  it('scrolls by so much, to its ends, and until something is seen', async () => {
    const list = element(by.id('list'));
    const start = await restingFrame('row-0');
    await list.scroll(120, 'down');
    near(start.y - (await restingFrame('row-0')).y, 120, 3);
    await list.scroll(120, 'up');
    near((await restingFrame('row-0')).y, start.y, 3);
    await list.scrollTo('bottom');
    await expect(element(by.id('row-11'))).toBeVisible();
    await list.scrollTo('top');
    await expect(element(by.id('row-0'))).toBeVisible();
    await waitFor(element(by.text('Row 8')))
      .toBeVisible()
      .whileElement(by.id('list'))
      .scroll(60, 'down');
    await expect(element(by.id('row-8'))).toBeVisible();
  });

  it('is pinched about its centre, outwards and inwards', async () => {
    const apart = async () => distance(await restingFrame('spot-mid'), await restingFrame('spot-side'));
    const middle = Math.round(centre(await restingFrame('map')).x);
    await element(by.id('map')).pinch(2);
    await expect(report()).toHaveText(new RegExp(`^zoom (1.9|2.0) about ${middle}$`));
    near(await apart(), 120, 6);
    await element(by.id('map')).pinch(0.5, 'slow', Math.PI / 4);
    near(await apart(), 60, 6);
  });

  it('is carried to another', async () => {
    await element(by.id('parcel')).longPressAndDrag(
      100,
      0.5,
      0.5,
      element(by.id('shelf')),
      0.5,
      0.5,
      'fast',
      50,
    );
    near(distance(await restingFrame('parcel'), await restingFrame('shelf')), 0, 2);
  });

  it('is activated as a screen reader does it', async () => {
    await element(by.id('click')).performAccessibilityAction('activate');
    await expect(report()).toHaveText('clicked');
    await expect(element(by.id('click'))).toBeFocused();
  });

  it('tells what it is', async () => {
    const pad = JSON.stringify(await element(by.id('pad')).getAttributes());
    for (const part of ['"identifier":"pad"', '"text":"Tap me"', '"label":"The pad"', '"enabled":true'])
      holds(pad, part);
    for (const part of ['"visible":true', '"frame":{"x":0,"y":80,"width":80,"height":40}']) holds(pad, part);
    const slider = await element(by.id('slider')).getAttributes();
    same(JSON.stringify(slider, ['value', 'enabled']), '{"value":"7","enabled":false}');
    const twins = await element(by.text('Twin')).getAttributes();
    same('elements' in twins ? twins.elements.length : 1, 3);
  });
});

describe('a matcher', () => {
  beforeAll(() => device.launchApp({ newInstance: true }));

  it('finds by id, text, label, type, traits and expression', async () => {
    await expect(element(by.id(/^spot-m/))).toExist();
    await expect(element(by.text('Tap me'))).toHaveId('pad');
    await expect(element(by.text(/^Tap/))).toHaveId('pad');
    await expect(element(by.label('The pad'))).toHaveId('pad');
    await expect(element(by.label('Click'))).toHaveId('click');
    await expect(element(by.label(/pad$/))).toHaveId('pad');
    await expect(element(by.type('switch'))).toHaveId('toggle');
    await expect(element(by.type('input-field'))).toHaveId('field');
    await expect(element(by.type('scrollview'))).toHaveId('list');
    await expect(element(by.traits(['adjustable', 'disabled']))).toHaveId('slider');
  });

  it('combines, and chooses among several', async () => {
    await expect(element(by.text('Twin')).atIndex(1)).toHaveId('twin-1');
    await expect(element(by.text('Twin').and(by.id('twin-2')))).toHaveId('twin-2');
    await expect(element(by.text('Egg').withAncestor(by.label('Nest')))).toHaveId('egg');
    await expect(element(by.label('Nest').withDescendant(by.id('egg')))).toHaveId('nest');
    await expect(element(by.text('Twin').withAncestor(by.id('nest')))).not.toExist();
  });
});

describe('an expectation', () => {
  beforeAll(() => device.launchApp({ newInstance: true }));

  it('knows what is seen and what is covered, clipped, outside, transparent or hidden', async () => {
    await expect(element(by.id('pad'))).toBeVisible(100);
    await expect(element(by.id('glazed'))).toBeVisible();
    await expect(element(by.id('through'))).toBeVisible();
    await expect(element(by.id('half'))).toBeVisible(40);
    await expect(element(by.id('half'))).not.toBeVisible(60);
    await expect(element(by.id('below'))).toBeVisible();
    for (const id of ['covered', 'ghost', 'hidden', 'gone', 'absent']) {
      await expect(element(by.id(id))).not.toBeVisible();
      await expect(element(by.id(id))).toBeNotVisible();
    }
    for (const id of ['outside', 'clipped']) await expect(element(by.id(id))).not.toBeVisible();
    await expect(element(by.id('gone'))).toExist();
    await expect(element(by.id('absent'))).not.toExist();
    await expect(element(by.id('absent'))).toNotExist();
  });

  it('knows text, label, id, value, toggle and focus', async () => {
    await expect(element(by.id('egg'))).toHaveText('Egg');
    await expect(element(by.id('egg'))).not.toHaveText('Twin');
    await expect(element(by.id('pad'))).toHaveLabel('The pad');
    await expect(element(by.id('slider'))).toHaveValue('7');
    await expect(element(by.id('toggle'))).toHaveToggleValue(false);
    await element(by.id('toggle')).tap();
    await expect(element(by.id('toggle'))).toHaveToggleValue(true);
    await expect(element(by.id('toggle'))).toHaveValue('1');
    await expect(element(by.id('field'))).toBeNotFocused();
  });

  it('waits as long as it is told', async () => {
    await device.reloadReactNative();
    await waitFor(element(by.id('late')))
      .toBeVisible()
      .withTimeout(3000);
    await waitFor(element(by.id('late')))
      .not.toHaveText('x')
      .withTimeout(100);
  });
});

function near(got: number, wanted: number, within: number): void {
  if (!(Math.abs(got - wanted) <= within)) throw new Error(`got ${got}, wanted ${wanted} ± ${within}`);
}

function same(got: unknown, wanted: unknown): void {
  if (got !== wanted) throw new Error(`got ${String(got)}, wanted ${String(wanted)}`);
}

function holds(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`${text} does not hold ${part}`);
}
