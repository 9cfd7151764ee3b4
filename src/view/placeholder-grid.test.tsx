import { Fill, Group } from '@shopify/react-native-skia';
import { drawOffscreen, makeOffscreenSurface } from '@shopify/react-native-skia/lib/module/headless';

import { boardToScreen, transformOf, type Point } from './camera/camera';
import { fit } from './camera/room';
import { PLACEHOLDER_BOUNDS, PLACEHOLDER_CELL, placeholderSpots } from './placeholder';
import { PlaceholderGrid } from './placeholder-grid';
import { makeRoom, NO_INSETS } from './surface/room';

const PALETTE = {
  paper: '#f0e0c0',
  rim: '#c0a060',
  shadow: '#806040',
  pencil: '#604030',
  wash: '#d0c0a0',
  ink: '#a03020',
};
const GROUND = '#204060';
const SIZE = { width: 400, height: 600 };
const CAMERA = fit(makeRoom(PLACEHOLDER_BOUNDS, NO_INSETS, PLACEHOLDER_CELL, SIZE));

// Skia's own renderer works outside of act.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

/** Draws the sheet as the surface does, with real CanvasKit, and returns what colour a board point has. */
async function draw() {
  const surface = makeOffscreenSurface(SIZE.width, SIZE.height);
  const image = await drawOffscreen(
    surface,
    <Group>
      <Fill color={GROUND} />
      <Group transform={[...transformOf(CAMERA)]}>
        <PlaceholderGrid palette={PALETTE} />
      </Group>
    </Group>,
  );
  const pixels = image.readPixels(0, 0, { ...SIZE, colorType: 4, alphaType: 3 });
  if (!(pixels instanceof Uint8Array)) throw new Error('no pixels');
  return (board: Point): string => {
    const at = boardToScreen(CAMERA, board);
    const start = (Math.floor(at.y) * SIZE.width + Math.floor(at.x)) * 4;
    return `#${Buffer.from(pixels.slice(start, start + 3)).toString('hex')}`;
  };
}

test('the sheet lies on the table: paper inside its rim, table outside', async () => {
  const colourAt = await draw();
  expect(colourAt({ x: -262, y: -262 })).toBe(PALETTE.paper);
  expect(colourAt({ x: -290, y: 0 })).toBe(GROUND);
  expect(colourAt({ x: 0, y: 320 })).toBe(GROUND);
});

test('every spot lies on a plot that is marked out on the sheet', async () => {
  const colourAt = await draw();
  const spots = placeholderSpots((column, row) => `${column},${row}`);
  expect(spots.map(({ id }) => id)).toContain('0,0');
  for (const { rect } of spots) {
    // Just inside the frame, outside the hatching, off the fine grid.
    expect(colourAt({ x: rect.x + 12.5, y: rect.y + 37 })).toBe(PALETTE.wash);
  }
});

test('cells without a spot are bare paper', async () => {
  const colourAt = await draw();
  expect(colourAt({ x: -212, y: -212 })).toBe(PALETTE.paper);
});

test('the north arrow is inked', async () => {
  const colourAt = await draw();
  expect(colourAt({ x: 205, y: -190 })).toBe(PALETTE.ink);
});
