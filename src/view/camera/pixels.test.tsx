import { Fill, Group, Rect as Box } from '@shopify/react-native-skia';
import { drawOffscreen, makeOffscreenSurface } from '@shopify/react-native-skia/lib/module/headless';

import { makeRoom, NO_INSETS } from '../surface/room';
import { boardToScreen, transformOf, type Camera, type Point, type Rect } from './camera';
import { fit } from './room';

const GROUND = '#204060';
const BOUNDS: Rect = { x: -250, y: -250, width: 500, height: 500 };
const CELLS = [
  { x: -250, y: -250, colour: '#a03020' },
  { x: -50, y: -50, colour: '#f0e0c0' },
  { x: 150, y: 50, colour: '#608040' },
];
const SIDE = 100;
const SIZE = { width: 400, height: 600 };
const FITTED = fit(makeRoom(BOUNDS, NO_INSETS, SIDE, SIZE));

// Skia's own renderer works outside of act.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

/** Draws a board of three cells as the surface does, with real CanvasKit, and tells the colour of any of its points. */
async function draw(camera: Camera) {
  const surface = makeOffscreenSurface(SIZE.width, SIZE.height);
  const image = await drawOffscreen(
    surface,
    <Group>
      <Fill color={GROUND} />
      <Group transform={[...transformOf(camera)]}>
        {CELLS.map(({ x, y, colour }) => (
          <Box key={colour} x={x} y={y} width={SIDE} height={SIDE} color={colour} />
        ))}
      </Group>
    </Group>,
  );
  const pixels = image.readPixels(0, 0, { ...SIZE, colorType: 4, alphaType: 3 });
  if (!(pixels instanceof Uint8Array)) throw new Error('no pixels');
  return (board: Point): string => {
    const at = boardToScreen(camera, board);
    const start = (Math.floor(at.y) * SIZE.width + Math.floor(at.x)) * 4;
    return `#${Buffer.from(pixels.slice(start, start + 3)).toString('hex')}`;
  };
}

test.each([
  ['fitted', FITTED],
  ['close', { x: -180, y: -180, zoom: FITTED.zoom * 1.1 }],
])('what is drawn lies where the camera says it does: %s', async (_name, camera) => {
  const colourAt = await draw(camera);
  for (const { x, y, colour } of CELLS.slice(1)) {
    // Just inside two opposite corners, and just outside.
    expect(colourAt({ x: x + 3, y: y + 3 })).toBe(colour);
    expect(colourAt({ x: x + SIDE - 3, y: y + SIDE - 3 })).toBe(colour);
    expect(colourAt({ x: x - 3, y: y - 3 })).toBe(GROUND);
  }
});

test('a fitted board is whole', async () => {
  const colourAt = await draw(FITTED);
  for (const { x, y, colour } of CELLS) expect(colourAt({ x: x + 3, y: y + 3 })).toBe(colour);
});
