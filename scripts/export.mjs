/**
 * `node scripts/export.mjs web android ios`: exports the app as its builds would ship it and prints the sizes.
 * The bytecode of a phone's bundle is held against docs/measured/bare-app.json: the app without its games may add a fifth
 * to a bare one, and each game with its rules, art and words a tenth of it to that. `npm run test:long bare` measures both.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureCanvasKit } from './setup/canvaskit.mjs';
import { run } from './setup/command.mjs';
import { main, say, Trouble } from './setup/say.mjs';

const PLATFORMS = ['web', 'android', 'ios'];
export const ROOM = { app: 0.2, game: 0.1 };

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

/** Games that the app carries. */
export const countGames = () =>
  readFileSync('src/games/playable.ts', 'utf8').match(/^ {4}game: /gm)?.length ?? 0;

const checkBytecode = ({ platform, code }) => {
  const measured = JSON.parse(readFileSync('docs/measured/bare-app.json', 'utf8'));
  const bare = measured.bare[platform];
  const [over, own] = [code, measured.withoutGames[platform]].map((bytes) => bytes / bare - 1);
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  say(
    `» ${platform} bytecode is ${percent(over)} over a bare app (${megabytes(bare)}); without its games ${percent(own)}, as last measured`,
  );
  if (own > ROOM.app)
    throw new Trouble(
      `Without games the bytecode for ${platform} is more than ${percent(ROOM.app)} over that of a bare app.`,
    );
  const room = own + ROOM.game * countGames();
  if (over > room)
    throw new Trouble(
      `The bytecode for ${platform} may be ${percent(room)} over that of a bare app. If not a game but the rest has grown: npm run test:long bare.`,
    );
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
      if (platform !== 'web') checkBytecode(weight);
    }
  });
}
