/** Draws every icon of the app into assets/icons: `tsx scripts/icons/draw.ts [--check]`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { getSkiaExports } from '@shopify/react-native-skia/lib/commonjs/headless';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/commonjs/web/LoadSkiaWeb';

import { drawLand } from './land';
import { drawMark } from './mark';
import { DAY, NIGHT } from './palette';
import { Pen, type Skia } from './pen';
import { drawTown } from './town';

const FOLDER = join(__dirname, '../../assets/icons');

interface Icon {
  readonly name: string;
  readonly pixels: number;
  /** How many units of the emblem the picture spans. */
  readonly span: number;
  readonly draw: (pen: Pen) => void;
}

/** Android shows a circle of 66 of an adaptive icon's 108 units for certain: the towers must lie inside it. */
const ADAPTIVE_SPAN = 420;
const WHITE = { wall: '#FFFFFF', tower: '#FFFFFF', roof: '#FFFFFF', keep: '#FFFFFF' };
const COLOURED = { wall: '#6B645A', tower: '#56626F', roof: '#C4593B', keep: DAY.pennant };

const ICONS: readonly Icon[] = [
  { name: 'icon', pixels: 1024, span: 240, draw: (pen) => (drawLand(pen, DAY), drawTown(pen, DAY)) },
  { name: 'icon-dark', pixels: 1024, span: 240, draw: (pen) => (drawLand(pen, NIGHT), drawTown(pen, NIGHT)) },
  // Opaque: the icon is flattened on white before iOS tints it.
  {
    name: 'icon-tinted',
    pixels: 1024,
    span: 240,
    draw: (pen) => pen.over('#000000', () => drawMark(pen, WHITE)),
  },
  { name: 'adaptive-foreground', pixels: 1024, span: ADAPTIVE_SPAN, draw: (pen) => drawTown(pen, DAY) },
  { name: 'adaptive-background', pixels: 1024, span: ADAPTIVE_SPAN, draw: (pen) => drawLand(pen, DAY) },
  { name: 'adaptive-monochrome', pixels: 1024, span: ADAPTIVE_SPAN, draw: (pen) => drawMark(pen, WHITE) },
  { name: 'splash', pixels: 720, span: 232, draw: (pen) => drawTown(pen, DAY) },
  { name: 'splash-dark', pixels: 720, span: 232, draw: (pen) => drawTown(pen, NIGHT) },
  { name: 'favicon', pixels: 192, span: 212, draw: (pen) => drawMark(pen, COLOURED) },
];

function render(skia: Skia, { pixels, span, draw }: Icon): Uint8Array {
  const surface = skia.Surface.MakeOffscreen(pixels, pixels);
  if (!surface) throw new Error('CanvasKit gave no surface to draw on.');
  const canvas = surface.getCanvas();
  canvas.scale(pixels / span, pixels / span);
  canvas.translate(span / 2, span / 2);
  draw(new Pen(skia, canvas));
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
}

function isCurrent(path: string, bytes: Uint8Array): boolean {
  try {
    return Buffer.from(bytes).equals(readFileSync(path));
  } catch {
    return false;
  }
}

async function main(check: boolean): Promise<void> {
  await LoadSkiaWeb();
  const { Skia: skia } = getSkiaExports();
  mkdirSync(FOLDER, { recursive: true });
  const stale: string[] = [];
  for (const icon of ICONS) {
    const path = join(FOLDER, `${icon.name}.png`);
    const bytes = render(skia, icon);
    if (isCurrent(path, bytes)) continue;
    stale.push(icon.name);
    if (!check) writeFileSync(path, bytes);
  }
  if (stale.length === 0) console.log(`icons: all ${ICONS.length} are as drawn`);
  else if (!check) console.log(`icons: drew ${stale.join(', ')}`);
  else {
    console.error(
      `icons: not as the script draws them: ${stale.join(', ')}. Run: npx tsx scripts/icons/draw.ts`,
    );
    process.exitCode = 1;
  }
}

void main(process.argv.includes('--check'));
