/** A test fails when the app throws by itself, even if the spec did not notice. */
import { device } from 'detox';

interface BrowserDriver {
  readonly deviceDriver?: { assertNoTroubles?(): Promise<void> };
}

afterEach(async () => {
  await (device as BrowserDriver).deviceDriver?.assertNoTroubles?.();
});
