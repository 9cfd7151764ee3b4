import { city } from '@/games/city';
import type { DisplayList, Item, Layer } from '@/geometry/display-list';
import { EMBLEMS } from '@/geometry/shape-emblems';

const POSES = ['standing', 'lying', 'guard'];

/** Every kind of tile and its copies: all may be drawn from full stacks. */
const tiles = (): { name: string; copies: number }[] => {
  const start = city.setup(city.defaults, 2);
  return city.legal(start).map((move) => ({
    name: city.write(start, move).replace('draw:', ''),
    copies: city.weight(start, move),
  }));
};

const stamp = (face: string, x: number, y: number): Item => ({
  kind: 'stamp',
  key: `${face}@${x},${y}`,
  face,
  x,
  y,
});

const caption = (text: string, x: number, y: number, size = 9): Item => ({
  kind: 'sketch',
  key: `caption/${text}/${x},${y}`,
  box: { x: x - 60, y: y - 12, width: 120, height: 16 },
  shapes: [{ kind: 'text', text, x, y, size, font: 'titleItalic', colour: 'pencil' }],
});

const sheet = (width: number, height: number, items: readonly Item[]): DisplayList => {
  const layer: Layer = { name: 'sheet', overlay: false, items };
  return { box: { x: 0, y: 0, width, height }, layers: [layer] };
};

/** Every kind of tile, upright, with its name. */
export const tileSheet = (columns: number): DisplayList => {
  const pitch = 126;
  const kinds = tiles();
  const rows = Math.ceil(kinds.length / columns);
  const items = kinds.flatMap(({ name, copies }, i) => {
    const [x, y] = [16 + (i % columns) * pitch, 14 + Math.floor(i / columns) * pitch];
    return [
      stamp(`tile:${name}/0`, x, y),
      caption(copies > 1 ? `${name} × ${copies}` : name, x + 50, y + 113),
    ];
  });
  return sheet(columns * pitch + 10, rows * pitch + 8, items);
};

/** Every piece: followers of the six seats in every pose, towers, walls, gates, corners, marks. */
export const pieceSheet = (): DisplayList => {
  const seats = EMBLEMS.flatMap((emblem, seat) => {
    const x = 50 + seat * 62;
    return [
      ...POSES.map((pose, i) => stamp(`follower:${seat}/${pose}`, x, 40 + i * 52)),
      stamp(`tower:${seat}`, x - 4, 216),
      caption(emblem, x, 252),
    ];
  });
  const turns = [0, 1, 2, 3].flatMap((turn) => [
    stamp(`gate:${turn}`, 500 + (turn % 2) * 170, 50 + Math.floor(turn / 2) * 130),
    stamp(`foot:wall/${turn}`, 90 + turn * 130, 330),
    stamp(`wall:wall/${turn}`, 90 + turn * 130, 330),
    stamp(`wall-corner:outer/${turn}`, 620 + turn * 34, 330),
  ]);
  const marks = [
    stamp('legal', 30, 400),
    stamp('last:1', 160, 400),
    stamp('spot', 320, 450),
    stamp('wall-spot:0', 430, 455),
    stamp('wall:short-start/0', 590, 455),
  ];
  return sheet(760, 520, [...seats, ...turns, ...marks]);
};
