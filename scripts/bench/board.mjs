/**
 * `npm run bench:board`: a full city in Chromium, at three zooms, against 75 plain images of the same size and against the
 * same board as vectors, in one run. Exits 1 if a figure is out of its bounds; `--record` writes docs/measured/board.md's part.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { boardGames } from '../browser/board-probe.mjs';
import { reportBench } from '../browser/board-report.mjs';

const require = createRequire(import.meta.url);
const { launchBrowser } = require('../../e2e/driver/browser.js');

const FONTS = {
  title: 'alegreya/600SemiBold/Alegreya_600SemiBold.ttf',
  titleItalic: 'alegreya/500Medium_Italic/Alegreya_500Medium_Italic.ttf',
  play: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  playBold: 'source-sans-3/700Bold/SourceSans3_700Bold.ttf',
};
const MOST = { fit: 1.3, middle: 2, 'close in': 2 };
const MOST_CALLS = 120;
const MOST_LAYING = 3;
const MOST_BYTES = 48 * 1024 * 1024;

const p95 = (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const COMMAND = 'npm run bench:board';
const bundled = await build({
  entryPoints: ['scripts/bench/board-page.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  alias: { '@': './src' },
  define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false', global: 'globalThis' },
  logLevel: 'error',
});
const files = {
  '/': ['text/html', '<!doctype html><script src="/canvaskit.js"></script><script src="/page.js"></script>'],
  '/page.js': ['text/javascript', bundled.outputFiles[0].text],
  '/canvaskit.js': ['text/javascript', readFileSync(require.resolve('canvaskit-wasm/bin/full/canvaskit.js'))],
  '/canvaskit.wasm': [
    'application/wasm',
    readFileSync(require.resolve('canvaskit-wasm/bin/full/canvaskit.wasm')),
  ],
};
for (const [role, file] of Object.entries(FONTS))
  files[`/font/${role}`] = ['font/ttf', readFileSync(require.resolve(`@expo-google-fonts/${file}`))];

const server = createServer((request, response) => {
  const [type, body] = files[request.url] ?? ['text/plain', ''];
  response.writeHead(200, { 'content-type': type }).end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await launchBrowser();
let measured;
try {
  const page = await browser.newPage();
  page.on('console', (message) => console.error(message.text()));
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  measured = await page.evaluate((log) => globalThis.runBench(log), JSON.parse(boardGames().games.over).log);
} finally {
  await browser.close();
  server.close();
}

const faults = [];
const rows = [];
const lines = [];
const ms = (value) => value.toFixed(1);
for (const { name, zoom, tiles, side, counts, times } of measured.results) {
  for (const kind of ['submit', 'whole']) {
    const [city, images, vectors] = ['city', 'images', 'vectors'].map((of) => p95(times[of][kind]));
    const medians = ['city', 'images', 'vectors'].map((of) => ms(median(times[of][kind])));
    const ratio = city / images;
    rows.push(
      `| ${name} (${Math.round(zoom * 100)} pt a tile) | ${kind === 'submit' ? 'submit' : 'whole frame'} | ${ms(city)} (${medians[0]}) | ${ms(images)} (${medians[1]}) | ${ms(vectors)} (${medians[2]}) | ${ratio.toFixed(2)} | ${(vectors / city).toFixed(1)} |`,
    );
    if (ratio > MOST[name]) faults.push(`${name}: ${kind} is ${ratio.toFixed(2)} times that of plain images`);
  }
  lines.push(
    `- ${name}: ${tiles} images of ${side} px; the settled board is ${counts.calls} drawing calls of ours, ${times.city.calls} of WebGL a frame (plain images ${times.images.calls}, vectors ${times.vectors.calls}); ${counts.pages} pages, ${(counts.bytes / 2 ** 20).toFixed(1)} MB of cached images, ${counts.bakes} faces baked so far.`,
  );
  if (name === 'fit' && Math.max(counts.calls, times.city.calls) > MOST_CALLS)
    faults.push(`${Math.max(counts.calls, times.city.calls)} drawing calls a frame at fit`);
}
const laying = { board: median(measured.layings.board), own: median(measured.layings.own) };
const dearer = laying.board / laying.own;
if (dearer > MOST_LAYING) faults.push(`laying a tile costs ${dearer.toFixed(2)} times the tile's own face`);
if (measured.mostBytes > MOST_BYTES) faults.push(`${measured.mostBytes} bytes of cached images`);

const text = `A city of ${measured.laid} tiles on a page of 390 × 844 points at two pixels a point, drawn by CanvasKit on WebGL in software
(SwiftShader: every pixel is filled by the processor, so whole frames weigh filling far more than a phone does). Frames
of the city and of the images are drawn in turn, up to 300 of each, then a few as vectors. Both lie on the same table: under
the images it is one image as large as the screen. Times in ms: p95 (median).

| zoom | time | the city | 75 plain images | as vectors | city / images, p95 | vectors / city, p95 |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

${lines.join('\n')}

The last ${measured.layings.own.length} tiles laid, at fit: scene, difference and record of the whole board ${ms(laying.board)} ms, the tile's own face drawn and baked
${ms(laying.own)} ms (medians): ${dearer.toFixed(2)} times, ${MOST_LAYING} at most.

Bounds: city / images at most 1.3 at fit and 2 closer in; at most ${MOST_CALLS} drawing calls a frame at fit; at most 48 MB of
cached images (most seen: ${(measured.mostBytes / 2 ** 20).toFixed(1)} MB). ${faults.length === 0 ? 'All are kept.' : `Not kept: ${faults.join('; ')}.`}
`;
reportBench(COMMAND, text);
console.log(text);
process.exitCode = faults.length > 0 ? 1 : 0;
