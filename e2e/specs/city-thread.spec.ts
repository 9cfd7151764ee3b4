/** Two persons at one device: twenty turns of The City with wall rounds, a step taken back, and a relaunch. */
import { by, device, element, expect as expectElement, waitFor } from 'detox';
import thread from './fixtures/city-thread.json';
import { centre, frame, restingFrame, type Point } from './support/frames';

/** Opening the board's drawing engine takes a while on a cold start. */
const PATIENCE = 30_000;
/** Sixty decisions by touch, on a slow machine too. */
const WHOLE_THREAD = 900_000;
/** Points that a finger keeps clear of the chrome. */
const EDGE = 12;

interface Touch {
  readonly seat: number;
  readonly spot?: string;
  readonly turns: number;
  readonly option?: string;
}
const touches: readonly Touch[] = thread.touches;

const see = (id: string) =>
  waitFor(element(by.id(id)))
    .toBeVisible()
    .withTimeout(PATIENCE);

/** Whether a point of the screen shows the board, clear of the strip of scores and of the tray below or beside it. */
async function isClear({ x, y }: Point): Promise<boolean> {
  const [board, scores, prompt] = [
    await frame('play-board'),
    await frame('play-scores'),
    await frame('play-prompt'),
  ];
  const beside = prompt.x > board.x + board.width / 2;
  const right = beside ? prompt.x : board.x + board.width;
  const bottom = beside ? board.y + board.height : prompt.y;
  const top = beside ? board.y : scores.y + scores.height;
  return x > board.x + EDGE && x < right - EDGE && y > top + EDGE && y < bottom - EDGE;
}

async function isChosen(): Promise<boolean> {
  const attributes = await element(by.id('play-confirm')).getAttributes();
  return !('elements' in attributes) && attributes.enabled;
}

/** Brings a point of the board into sight as fingers do: further out first, then across. */
async function bringClear(id: string): Promise<Point> {
  let at = centre(await restingFrame(id));
  for (let tries = 0; !(await isClear(at)); tries++) {
    if (tries === 8) throw new Error(`${id} cannot be brought into sight`);
    const middle = centre(await frame('play-board'));
    const [dx, dy] = [at.x - middle.x, at.y - middle.y];
    if (tries === 0) await element(by.id('play-board')).pinch(0.3);
    else if (Math.abs(dx) > Math.abs(dy))
      await element(by.id('play-board')).swipe(dx > 0 ? 'left' : 'right', 'slow', 0.4);
    else await element(by.id('play-board')).swipe(dy > 0 ? 'up' : 'down', 'slow', 0.3);
    at = centre(await restingFrame(id));
  }
  return at;
}

/** Touches the board where a spot is; again if two lay so close that the board came nearer first. */
async function touchSpot(spot: string): Promise<void> {
  const id = `spot-${spot}`;
  await waitFor(element(by.id(id)))
    .toExist()
    .withTimeout(PATIENCE);
  for (let tries = 0; tries < 3; tries++) {
    const at = await bringClear(id);
    const board = await frame('play-board');
    await element(by.id('play-board')).tap({ x: at.x - board.x, y: at.y - board.y });
    if (await isChosen()) return;
  }
  throw new Error(`${id} cannot be chosen by touch`);
}

async function decide({ spot, turns, option }: Touch): Promise<void> {
  if (option !== undefined) {
    await see(`play-option-${option}`);
    await element(by.id(`play-option-${option}`)).tap();
  }
  if (spot !== undefined) await touchSpot(spot);
  for (let turn = 0; turn < turns; turn++) {
    await see('play-turn');
    await element(by.id('play-turn')).tap();
  }
  await see('play-confirm');
  await element(by.id('play-confirm')).tap();
}

async function takeOver(): Promise<void> {
  await see('play-takeover');
  await element(by.id('play-takeover')).tap();
}

/** Plays some of the thread, the device passing from hand to hand. */
async function playOn(from: number, to: number, holder: number | undefined): Promise<void> {
  let seat = holder;
  for (const touch of touches.slice(from, to)) {
    if (touch.seat !== seat) await takeOver();
    seat = touch.seat;
    await decide(touch);
  }
}

describe('two persons', () => {
  it(
    'play twenty turns with walls, take a step back, and go on after a relaunch',
    async () => {
      await device.launchApp({ delete: true });
      await device.openURL({ url: 'bastide://import' });
      await see('import-screen');
      await element(by.id('import-text')).replaceText(thread.save);
      await element(by.id('import-confirm')).tap();
      await see('play-screen');

      await takeOver();
      await decide(touches[0]);
      await see('play-undo');
      await element(by.id('play-undo')).tap();
      await playOn(0, 30, touches[0].seat);

      await device.terminateApp();
      await device.launchApp({ newInstance: true });
      await see('home-continue');
      await element(by.id('home-continue')).tap();
      await see('play-screen');
      await playOn(30, touches.length, undefined);

      for (const [seat, score] of thread.scores.entries()) {
        await expectElement(element(by.id(`play-score-${seat}`))).toHaveText(String(score));
      }
    },
    WHOLE_THREAD,
  );
});
