/** A finished game that a test shares comes, played again by the engine, to the points that its result shows. */
import { by, device, element, expect as expectElement } from 'detox';
import { replay } from '../../src/core/replay';
import { city } from '../../src/games/city';

/** Only a browser can tell what was shared: a phone's own sheet is beyond Detox's reach. */
interface BrowserDriver {
  readonly deviceDriver?: {
    readonly isRunning?: boolean;
    takeSharedText?(patient: boolean): Promise<string | undefined>;
  };
}

/** Whether the app shows the end of a game. A test that comes so far has to share it. */
const isOver = async (): Promise<boolean> => {
  try {
    await expectElement(element(by.id('over-screen'))).not.toBeVisible();
    return false;
  } catch {
    return true;
  }
};

afterEach(async () => {
  const driver = (device as BrowserDriver).deviceDriver;
  if (driver?.isRunning !== true) return;
  const text = await driver.takeSharedText?.(await isOver());
  if (text === undefined) return;
  const { options, seats, log } = JSON.parse(text) as {
    options: typeof city.defaults;
    seats: readonly unknown[];
    log: readonly string[];
  };
  const played = replay(city, { options, seats: seats.length, log });
  if (played.broken) throw new Error('a shared game does not replay');
  for (const [seat, score] of city.scores(played.state).entries()) {
    await expectElement(element(by.id(`over-score-${seat}`))).toHaveText(String(score));
  }
});
