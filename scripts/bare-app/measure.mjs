/**
 * Measures the bytecode of a bare Expo app with router, Skia, gestures and storage, against which the app's own is held.
 * Writes docs/measured/bare-app.json. Run it again when one of those libraries moves.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportPlatform } from '../export.mjs';
import { provenance } from '../measured.mjs';
import { inAppCopy } from '../setup/app-copy.mjs';
import { main, say } from '../setup/say.mjs';

const FILES = {
  'scripts/bare-app/app': 'app',
  'package.json': 'package.json',
  'tsconfig.json': 'tsconfig.json',
  'babel.config.js': 'babel.config.js',
};

await main(() =>
  inAppCopy(FILES, async (folder, env) => {
    writeFileSync(
      join(folder, 'app.json'),
      JSON.stringify({ expo: { name: 'Bare', slug: 'bare', scheme: 'bare' } }),
    );
    const bytecode = {};
    for (const platform of ['android', 'ios']) {
      const { code } = await exportPlatform(platform, { cwd: folder, env });
      bytecode[platform] = code;
      say(`» bare ${platform}: ${(code / 1e6).toFixed(2)} MB`);
    }
    mkdirSync('docs/measured', { recursive: true });
    const figures = { what: provenance('node scripts/bare-app/measure.mjs'), bytecode };
    writeFileSync('docs/measured/bare-app.json', `${JSON.stringify(figures, undefined, 2)}\n`);
  }),
);
