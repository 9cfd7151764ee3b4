import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { step } from './say.mjs';

const TARGET = join('public', 'canvaskit.wasm');

/** Puts CanvasKit, which draws the boards on the web, where the web server finds it. */
export const ensureCanvasKit = () => {
  const require = createRequire(import.meta.url);
  const skia = createRequire(require.resolve('@shopify/react-native-skia/package.json'));
  const source = join(dirname(skia.resolve('canvaskit-wasm/package.json')), 'bin', 'full', 'canvaskit.wasm');
  if (existsSync(TARGET) && statSync(TARGET).size === statSync(source).size) return;
  step('Putting CanvasKit into public/ …');
  mkdirSync(dirname(TARGET), { recursive: true });
  copyFileSync(source, TARGET);
};
