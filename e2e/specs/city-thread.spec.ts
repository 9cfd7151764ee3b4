/** Two persons at one device: twenty turns of The City with wall rounds, a step taken back, and a relaunch. */
import { by, device, element, expect as expectElement, waitFor } from 'detox';
import thread from './fixtures/city-thread.json';
import { centre, frame, restingFrame } from './support/frames';

/** Opening the board's drawing engine takes a while on a cold start. */
const PATIENCE = 30_000;

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

/** Touches the board where a spot is: fingers meet the board, the spot itself is for other senses. */
async function touchSpot(spot: string): Promise<void> {
  const id = `spot-${spot}`;
  await waitFor(element(by.id(id)))
    .toExist()
    .withTimeout(PATIENCE);
  const at = centre(await restingFrame(id));
  const board = await frame('play-board');
  await element(by.id('play-board')).tap({ x: at.x - board.x, y: at.y - board.y });
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
  it('play twenty turns with walls, take a step back, and go on after a relaunch', async () => {
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
  });
});
