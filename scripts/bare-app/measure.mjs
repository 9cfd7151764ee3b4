/**
 * Measures the bytecode of a bare Expo app with router, Skia, gestures and storage, against which the app's own is held,
 * and that of the app with no game on its shelf: all but the games may add a fifth to a bare app, each game a tenth.
 * Writes docs/measured/bare-app.json. Run it again when one of those libraries moves.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countGames, exportPlatform, ROOM } from '../export.mjs';
import { provenance } from '../measured.mjs';
import { inAppCopy } from '../setup/app-copy.mjs';
import { main, say, Trouble } from '../setup/say.mjs';

const CONFIGS = ['package.json', 'tsconfig.json', 'babel.config.js'];
const OURS = ['app', 'src', 'assets', 'plugins', 'locales', 'app.json', ...CONFIGS];
const inPlace = (paths) => Object.fromEntries(paths.map((path) => [path, path]));

const PLATFORMS = ['android', 'ios'];

/** Bytes of bytecode by platform, of these files with this one written over. */
const weigh = (files, [file, text]) =>
  inAppCopy(files, async (cwd, env) => {
    writeFileSync(join(cwd, file), text);
    const weights = {};
    for (const platform of PLATFORMS) weights[platform] = (await exportPlatform(platform, { cwd, env })).code;
    return weights;
  });

const BARE = JSON.stringify({ expo: { name: 'Bare', slug: 'bare', scheme: 'bare' } });
const EMPTY_SHELF = `import type { Playable } from './shelf';\n\nexport const PLAYABLE: readonly Playable[] = [];\n`;

await main(async () => {
  const what = provenance('node scripts/bare-app/measure.mjs');
  const bare = await weigh({ 'scripts/bare-app/app': 'app', ...inPlace(CONFIGS) }, ['app.json', BARE]);
  // The games' words stay: they lie in the one catalogue.
  const withoutGames = await weigh(inPlace(OURS), ['src/games/playable.ts', EMPTY_SHELF]);
  const withGames = {};
  for (const platform of PLATFORMS) withGames[platform] = (await exportPlatform(platform)).code;
  mkdirSync('docs/measured', { recursive: true });
  const figures = { what, bare, withoutGames, withGames };
  writeFileSync('docs/measured/bare-app.json', `${JSON.stringify(figures, undefined, 2)}\n`);
  for (const platform of PLATFORMS) {
    const [own, games] = [
      withoutGames[platform] / bare[platform] - 1,
      (withGames[platform] - withoutGames[platform]) / bare[platform],
    ];
    say(
      `» ${platform}: bare ${bare[platform]} bytes; the app without games ${(100 * own).toFixed(1)} % more, its games ${(100 * games).toFixed(1)} % more`,
    );
    if (own > ROOM.app || games > ROOM.game * countGames())
      throw new Trouble(`The bytecode for ${platform} has outgrown its room.`);
  }
});
