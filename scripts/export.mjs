/**
 * `node scripts/export.mjs web android ios`: exports the app as its builds would ship it and prints the sizes.
 * The bytecode of a phone's bundle is held against that of a bare app (docs/measured/bare-app.json): without its games
 * the app may add a fifth, and each game with its rules, art and words a tenth.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inAppCopy } from './setup/app-copy.mjs';
import { ensureCanvasKit } from './setup/canvaskit.mjs';
import { run } from './setup/command.mjs';
import { main, say, Trouble } from './setup/say.mjs';

const PLATFORMS = ['web', 'android', 'ios'];
const ROOM = 1.2;
const ROOM_FOR_A_GAME = 0.1;
/** All that an export reads. */
const APP = [
  'app',
  'src',
  'assets',
  'plugins',
  'locales',
  'app.json',
  'package.json',
  'tsconfig.json',
  'babel.config.js',
];
const SHELF = 'src/games/playable.ts';
const EMPTY_SHELF = `import type { Playable } from './shelf';\n\nexport const PLAYABLE: readonly Playable[] = [];\n`;

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const sum = (files) => files.reduce((total, file) => total + statSync(file).size, 0);

/** Exports one platform into dist/ and returns what it weighs. `env` is added to the surroundings. */
export const exportPlatform = async (platform, { cwd = '.', env = {} } = {}) => {
  const folder = join(cwd, 'dist', platform);
  rmSync(folder, { recursive: true, force: true });
  // A browser draws boards by CanvasKit, served from public/; without it an export would be broken in silence.
  if (platform === 'web') ensureCanvasKit();
  const { code, output } = await run(
    process.execPath,
    [
      join('node_modules', 'expo', 'bin', 'cli'),
      'export',
      '-p',
      platform,
      '--output-dir',
      join('dist', platform),
    ],
    { cwd, env: { EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', CI: '1', ...env } },
  );
  if (code !== 0 || !existsSync(folder)) throw new Trouble(`expo export -p ${platform} failed:\n${output}`);
  const files = filesBelow(folder);
  const bundles = files.filter((file) => /\.(hbc|js)$/.test(file));
  return { platform, all: sum(files), code: sum(bundles), files: files.length };
};

/** What the same app weighs with no game on its shelf; their words, in the one catalogue, stay. */
const weighWithoutGames = (platform) =>
  inAppCopy(Object.fromEntries(APP.map((path) => [path, path])), async (folder, env) => {
    writeFileSync(join(folder, SHELF), EMPTY_SHELF);
    return (await exportPlatform(platform, { cwd: folder, env })).code;
  });

const checkBytecode = async ({ platform, code }) => {
  const bare = JSON.parse(readFileSync('docs/measured/bare-app.json', 'utf8')).bytecode[platform];
  const games = readFileSync(SHELF, 'utf8').match(/^ {4}game: /gm)?.length ?? 0;
  const own = await weighWithoutGames(platform);
  const over = (bytes) => `${(100 * (bytes / bare - 1)).toFixed(1)} %`;
  say(
    `» ${platform} bytecode is ${over(code)} over a bare app (${megabytes(bare)}); without its games (${games}) ${over(own)}, ${megabytes(own)}`,
  );
  if (own > ROOM * bare)
    throw new Trouble(
      `Without games the bytecode for ${platform} is more than a fifth over that of a bare app.`,
    );
  if (code - own > games * ROOM_FOR_A_GAME * bare)
    throw new Trouble(`A game takes more than a tenth of a bare app in the bytecode for ${platform}.`);
};

if (process.argv[1]?.endsWith('export.mjs')) {
  await main(async () => {
    const wanted = process.argv.slice(2);
    const platforms = wanted.length > 0 ? wanted : PLATFORMS;
    for (const platform of platforms) {
      if (!PLATFORMS.includes(platform))
        throw new Trouble(`There is no platform ${platform}: ${PLATFORMS.join(', ')}.`);
      const weight = await exportPlatform(platform);
      say(`» ${platform}: ${megabytes(weight.all)} in ${weight.files} files, code ${megabytes(weight.code)}`);
      if (platform !== 'web') await checkBytecode(weight);
    }
  });
}
