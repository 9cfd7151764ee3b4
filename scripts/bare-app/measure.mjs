/**
 * Measures the bytecode of a bare Expo app with router, Skia, gestures and storage, against which the app's own is held.
 * Writes docs/measured/bare-app.json. Run it again when one of those libraries moves.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exportPlatform } from '../export.mjs';
import { provenance } from '../measured.mjs';
import { main, say } from '../setup/say.mjs';

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-bare-'));
  try {
    cpSync('scripts/bare-app/app', join(folder, 'app'), { recursive: true });
    for (const file of ['package.json', 'tsconfig.json', 'babel.config.js']) cpSync(file, join(folder, file));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'app.json'),
      JSON.stringify({ expo: { name: 'Bare', slug: 'bare', scheme: 'bare' } }),
    );
    const bytecode = {};
    for (const platform of ['android', 'ios']) {
      const { code } = await exportPlatform(platform, { cwd: folder });
      bytecode[platform] = code;
      say(`» bare ${platform}: ${(code / 1e6).toFixed(2)} MB`);
    }
    mkdirSync('docs/measured', { recursive: true });
    const figures = { what: provenance('node scripts/bare-app/measure.mjs'), bytecode };
    writeFileSync('docs/measured/bare-app.json', `${JSON.stringify(figures, undefined, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
