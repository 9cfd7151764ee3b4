/** A person's hands in a game: what a finger does for each decision. */
import { by, device, element, expect as expectElement, waitFor } from 'detox';
import { centre, frame, restingFrame, type Point } from './frames';

/** Opening the board's drawing engine takes a while on a cold start. */
const PATIENCE = 30_000;
/** Points that a finger keeps clear of the chrome. */
const EDGE = 12;

/** Fingers above each other: beside each other the outer one may land on the tray at the side. */
export const UPRIGHT = Math.PI / 2;

/** One decision: a place on the board (none if it is chosen already) and how often to turn, or an option. */
export interface Touch {
  readonly seat: number;
  readonly spot?: string;
  readonly turns: number;
  readonly option?: string;
}

export const see = (id: string) =>
  waitFor(element(by.id(id)))
    .toBeVisible()
    .withTimeout(PATIENCE);

/** Taps what is on the screen, or will be in a moment. */
export async function press(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toExist()
    .withTimeout(PATIENCE);
  await element(by.id(id)).tap();
}

/** Begins on a fresh device with a game that somebody sent. */
export async function openSent(
  save: string,
  launchArgs: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await device.launchApp({ delete: true, launchArgs: { reducedMotion: true, ...launchArgs } });
  await device.openURL({ url: 'bastide://import' });
  await see('import-screen');
  await element(by.id('import-text')).replaceText(save);
  await press('import-confirm');
}

/** Taps what may lie further down on a screen that scrolls. */
export async function pressOn(screen: string, id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .whileElement(by.id(`${screen}-scroll`))
    .scroll(200, 'down');
  await press(id);
}

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

async function attributesOf(id: string) {
  const attributes = await element(by.id(id)).getAttributes();
  if ('elements' in attributes) throw new Error(`several elements have the id ${id}`);
  return attributes;
}

/** Brings a place on the board into sight as fingers do: further out first (Detox cannot on Android), then across. */
async function bringClear(id: string): Promise<void> {
  const pinches = device.getPlatform() !== 'android';
  for (let tries = 0; ; tries++) {
    const at = centre(await restingFrame(id));
    if (await isClear(at)) return;
    if (tries === 8) throw new Error(`${id} cannot be brought into sight`);
    const middle = centre(await frame('play-board'));
    const [dx, dy] = [at.x - middle.x, at.y - middle.y];
    if (pinches && tries === 0) await element(by.id('play-board')).pinch(0.3, 'fast', UPRIGHT);
    else if (Math.abs(dx) > Math.abs(dy))
      await element(by.id('play-board')).swipe(dx > 0 ? 'left' : 'right', 'slow', 0.4);
    else await element(by.id('play-board')).swipe(dy > 0 ? 'up' : 'down', 'slow', 0.3);
  }
}

/** Touches the board where a place is; again if two lay so close that the board came nearer first. */
async function touchSpot(spot: string): Promise<void> {
  const id = `spot-${spot}`;
  for (let tries = 0; tries < 3; tries++) {
    await waitFor(element(by.id(id)))
      .toExist()
      .withTimeout(PATIENCE);
    if (tries > 0 || !(await attributesOf(id)).visible) await bringClear(id);
    await element(by.id(id)).tap();
    if ((await attributesOf('play-confirm')).enabled) return;
  }
  throw new Error(`${id} cannot be chosen by touch`);
}

/** One decision, up to its ✓. */
export async function decide({ spot, turns, option }: Touch): Promise<void> {
  if (option !== undefined) await press(`play-option-${option}`);
  if (spot !== undefined) await touchSpot(spot);
  for (let turn = 0; turn < turns; turn++) await press('play-turn');
  await press('play-confirm');
}

/** Takes the device from whoever had it. */
export const takeOver = (): Promise<void> => press('play-takeover');

/** Plays a row of decisions, the device passing from hand to hand. `holder` has it at the beginning. */
export async function playOn(touches: readonly Touch[], holder: number | undefined): Promise<void> {
  let seat = holder;
  for (const touch of touches) {
    if (touch.seat !== seat) await takeOver();
    seat = touch.seat;
    await decide(touch);
  }
}

/** The game is over and came to these points; its save is shared, to be played again by others. */
export async function seeResult(scores: readonly number[]): Promise<void> {
  await press('play-result');
  await see('over-screen');
  for (const [seat, score] of scores.entries()) {
    await expectElement(element(by.id(`over-score-${seat}`))).toHaveText(String(score));
  }
  await pressOn('over-screen', 'over-share');
}
