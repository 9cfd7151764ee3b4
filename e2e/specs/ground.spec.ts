/** The ground every game stands on: the board under its camera, the screens, and what is remembered. */
import { by, device, element, expect as expectElement } from 'detox';
import game from './fixtures/city-game.json';
import { centre, distance, frame, restingFrame, type Frame, type Point } from './support/frames';
import { openSent, see, UPRIGHT } from './support/hands';

const BOARD = 'play-board';
/** Followers on tiles beside each other: they stay where they are while nobody has taken the device. */
const MIDDLE = 'spot-follower:0,0';
const EAST = 'spot-follower:1,0';
const SOUTH = 'spot-follower:0,1';

/** A game of a few tiles that waits for its next player. Nothing on its board can be chosen yet. */
async function openBoard(launchArgs: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await openSent(game.early, launchArgs);
  await see(MIDDLE);
  // What is around the board has its size: the board has been fitted for the last time.
  await restingFrame('play-takeover');
}

interface View {
  readonly middle: Frame;
  readonly east: Frame;
  readonly south: Frame;
}

/** All spots move as one, so the others are at rest when the first is. */
async function lookAtBoard(): Promise<View> {
  return { middle: await restingFrame(MIDDLE), east: await frame(EAST), south: await frame(SOUTH) };
}

/** Where a zoom about `focal` takes a point. */
function zoomed(point: Point, focal: Point, times: number): Point {
  return { x: focal.x + (point.x - focal.x) * times, y: focal.y + (point.y - focal.y) * times };
}

function expectNear(got: Point, wanted: Point, within: number): void {
  expect(Math.abs(got.x - wanted.x)).toBeLessThanOrEqual(within);
  expect(Math.abs(got.y - wanted.y)).toBeLessThanOrEqual(within);
}

describe('the board', () => {
  beforeAll(() => openBoard());
  // Whatever a test has done to the camera, the next begins with the whole board.
  beforeEach(() => element(by.id(BOARD)).multiTap(2));

  it('shows every spot when it opens', async () => {
    for (const id of [MIDDLE, EAST, SOUTH]) await expectElement(element(by.id(id))).toBeVisible();
  });

  it('zooms in about the point between two fingers that pinch outwards', async () => {
    const focal = centre(await restingFrame(BOARD));
    const before = await lookAtBoard();
    await element(by.id(BOARD)).pinch(2, 'slow');
    const after = await lookAtBoard();

    const times = distance(after.middle, after.east) / distance(before.middle, before.east);
    expect(times).toBeGreaterThan(1.5);
    expect(times).toBeLessThan(2.5);
    expect(after.middle.width / before.middle.width).toBeCloseTo(times, 1);
    expectNear(centre(after.middle), zoomed(centre(before.middle), focal, times), 4);
    expectNear(centre(after.south), zoomed(centre(before.south), focal, times), 6);
  });

  it('zooms out again when two fingers pinch inwards', async () => {
    await element(by.id(BOARD)).pinch(2.5);
    const before = await lookAtBoard();
    await element(by.id(BOARD)).pinch(0.6, 'fast', UPRIGHT);
    const after = await lookAtBoard();
    expect(distance(after.middle, after.east)).toBeLessThan(distance(before.middle, before.east) * 0.85);
  });

  it('moves with a finger, all in one piece', async () => {
    const before = await lookAtBoard();
    await element(by.id(BOARD)).swipe('left', 'slow', 0.2);
    const after = await lookAtBoard();
    const moved = centre(after.middle).x - centre(before.middle).x;
    const surface = await restingFrame(BOARD);
    expect(moved).toBeLessThan(-surface.width * 0.1);
    expectNear(centre(after.middle), { x: centre(before.middle).x + moved, y: centre(before.middle).y }, 3);
    expectNear(centre(after.south), { x: centre(before.south).x + moved, y: centre(before.south).y }, 3);
    expect(distance(after.middle, after.east)).toBeCloseTo(distance(before.middle, before.east), 0);
  });

  it('fits the whole board again after a double tap', async () => {
    const fitted = await lookAtBoard();
    await element(by.id(BOARD)).swipe('up', 'slow', 0.2);
    const moved = await lookAtBoard();
    expect(distance(moved.middle, fitted.middle)).toBeGreaterThan(30);
    await element(by.id(BOARD)).multiTap(2);
    const again = await lookAtBoard();
    expectNear(centre(again.middle), centre(fitted.middle), 2);
    expect(again.middle.width).toBeCloseTo(fitted.middle.width, 0);
  });

  it('fits the whole board again after a pinch and a double tap', async () => {
    const fitted = await lookAtBoard();
    await element(by.id(BOARD)).pinch(2);
    await lookAtBoard();
    await element(by.id(BOARD)).multiTap(2);
    const again = await lookAtBoard();
    expectNear(centre(again.middle), centre(fitted.middle), 2);
    expect(again.middle.width).toBeCloseTo(fitted.middle.width, 0);
  });

  it('keeps its screen and its camera in the background', async () => {
    await element(by.id(BOARD)).swipe('right', 'slow', 0.15);
    const before = await lookAtBoard();
    await device.sendToHome();
    await device.launchApp({ newInstance: false });
    await expectElement(element(by.id('play-screen'))).toBeVisible();
    expectNear(centre((await lookAtBoard()).middle), centre(before.middle), 1);
  });

  it('is left by its back button', async () => {
    await element(by.id('play-leave')).tap();
    await expectElement(element(by.id('home-screen'))).toBeVisible();
    await expectElement(element(by.id('play-screen'))).not.toBeVisible();
  });
});

describe('the settings', () => {
  const openSettings = () => element(by.id('home-settings')).tap();

  beforeEach(async () => {
    await device.launchApp({ delete: true, launchArgs: { lang: 'en' } });
    await openSettings();
  });

  it('remember the language over a relaunch', async () => {
    await expectElement(element(by.id('language-system'))).toHaveToggleValue(true);
    const english = await element(by.id('settings-back')).getAttributes();
    await element(by.id('language-de')).tap();
    await expectElement(element(by.id('language-de'))).toHaveToggleValue(true);
    await expectElement(element(by.id('language-system'))).toHaveToggleValue(false);
    await expectElement(element(by.id('settings-back'))).not.toHaveLabel(labelOf(english));
    const german = labelOf(await element(by.id('settings-back')).getAttributes());

    await device.terminateApp();
    await device.launchApp({ newInstance: true, launchArgs: { lang: 'en' } });
    await openSettings();
    await expectElement(element(by.id('language-de'))).toHaveToggleValue(true);
    await expectElement(element(by.id('settings-back'))).toHaveLabel(german);
  });

  it('follow the language of the device until told otherwise', async () => {
    const english = labelOf(await element(by.id('settings-back')).getAttributes());
    await device.launchApp({ delete: true, launchArgs: { lang: 'fr' } });
    await openSettings();
    await expectElement(element(by.id('language-system'))).toHaveToggleValue(true);
    await expectElement(element(by.id('settings-back'))).not.toHaveLabel(english);
  });

  it('remember the theme over a relaunch', async () => {
    await element(by.id('theme-dark')).tap();
    await expectElement(element(by.id('theme-dark'))).toHaveToggleValue(true);
    await device.launchApp({ newInstance: true });
    await openSettings();
    await expectElement(element(by.id('theme-dark'))).toHaveToggleValue(true);
  });

  it('are left by their back button', async () => {
    await element(by.id('settings-back')).tap();
    await expectElement(element(by.id('home-screen'))).toBeVisible();
  });
});

describe('the device', () => {
  it('keeps what can be pressed on the board inside its safe area', async () => {
    await openBoard({ insets: '59,0,34,0' });
    const [leave, takeOver] = [await restingFrame('play-leave'), await frame('play-takeover')];
    expect(leave.y).toBeGreaterThanOrEqual(59);
    const screen = await frame('play-screen');
    expect(takeOver.y + takeOver.height).toBeLessThanOrEqual(screen.height - 34);
  });

  it('can be turned, and home is all there again when it is turned back', async () => {
    await device.launchApp({ delete: true });
    await device.setOrientation('landscape');
    await expectElement(element(by.id('home-screen'))).toBeVisible();
    await device.setOrientation('portrait');
    await expectElement(element(by.id('home-settings'))).toBeVisible();
  });
});

function labelOf(attributes: Awaited<ReturnType<Detox.NativeElement['getAttributes']>>): string {
  const label = 'elements' in attributes ? undefined : attributes.label;
  if (label === undefined) throw new Error('it has no label');
  return label;
}
