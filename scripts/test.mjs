/** `npm test`: sets up what is missing and runs every layer of checks. */
import { runLanes } from './run/lanes.mjs';
import {
  APP,
  AT_REST,
  DETOX_PHONE,
  DETOX_TABLET,
  DRIVER,
  ENGINE,
  EXPORT_NATIVE,
  EXPORT_WEB,
  FORMAT,
  HANDS_FREE,
  HERMES,
  IMPORTS,
  IN_MOTION,
  LINT,
  NATIVE,
  SURFACE,
  TIGHTEST,
  TYPES,
  TYPES_ENGINE,
  UNUSED,
} from './run/layers.mjs';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureCanvasKit } from './setup/canvaskit.mjs';
import { ensureNode } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { main } from './setup/say.mjs';

await main(async () => {
  ensureNode();
  // One of them fetches while the other unpacks. Neither is left half done because the other failed.
  const made = await Promise.allSettled([ensurePackages(), ensureBrowser()]);
  for (const each of made) if (each.status === 'rejected') throw each.reason;
  ensureCanvasKit();
  const ok = await runLanes([
    [DRIVER, FORMAT, LINT, IMPORTS, TYPES, TYPES_ENGINE, UNUSED, ENGINE, APP, HERMES, NATIVE],
    [EXPORT_WEB, DETOX_PHONE, AT_REST, SURFACE, TIGHTEST],
    // Browsers wait more than they work: a second one fits beside the first, though not beside the export.
    [DETOX_TABLET, IN_MOTION, HANDS_FREE, EXPORT_NATIVE],
  ]);
  process.exit(ok ? 0 : 1);
});
