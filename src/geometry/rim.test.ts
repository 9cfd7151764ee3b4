import { portion } from '../core/testing/portion';
import fc from 'fast-check';
import { readCells } from './board-picture';
import { cellAt, createPlot, putTile, STEP, tileAt, xOf, yOf, type Plot } from './plot';
import { countGap, farTile, nextSide, previousSide, someRimSide, walkRim } from './rim';
import { createGap, measureGap, shutsIn } from './shut-in';
import { SIDES } from './sides';

const CAPACITY = 120;

const plotOf = (places: readonly (readonly [number, number])[]): Plot => {
  const plot = createPlot(CAPACITY);
  places.forEach(([x, y], tile) => putTile(plot, tile, cellAt(x, y)));
  return plot;
};
const plotted = (text: string): { plot: Plot; tiles: number } => {
  const places = readCells(text);
  return { plot: plotOf(places), tiles: places.length };
};
const sideAt = (plot: Plot, x: number, y: number, side: string): number =>
  tileAt(plot, cellAt(x, y)) * 4 + (SIDES as readonly string[]).indexOf(side);
const written = (plot: Plot, side: number): string =>
  `${xOf(plot.cells[side >> 2])},${yOf(plot.cells[side >> 2])}${SIDES[side & 3]}`;
const rimOf = (text: string): string => {
  const { plot, tiles } = plotted(text);
  return walkRim(plot, someRimSide(plot, tiles))
    .map((side) => written(plot, side))
    .join(' ');
};

describe('the rim', () => {
  test('runs straight and round outer corners', () => {
    expect(rimOf('##')).toBe('0,0n 1,0n 1,0e 1,0s 0,0s 0,0w');
  });

  test('turns at inner corners', () => {
    expect(rimOf('#.\n##')).toBe('0,0n 0,0e 1,1n 1,1e 1,1s 0,1s 0,1w 0,0w');
  });

  test('goes into a one-cell notch and out again', () => {
    expect(rimOf('#.#\n###')).toBe('0,0n 0,0e 1,1n 2,0w 2,0n 2,0e 2,1e 2,1s 1,1s 0,1s 0,1w 0,0w');
  });

  test('leaves inner holes out', () => {
    expect(rimOf('###\n#.#\n###').split(' ')).toHaveLength(12);
    expect(rimOf('####\n#..#\n####')).not.toContain('1,0s');
  });

  test('at a pinch the tile diagonally ahead comes first, so the line stays one', () => {
    // 2,0 and 1,1 touch only at a corner: of the two cells there 1,0 lies outside and 2,1 in the hole.
    const pinched = `
      ..##
      ##.#
      ####`;
    expect(rimOf(pinched)).toBe('2,0n 3,0n 3,0e 3,1e 3,2e 3,2s 2,2s 1,2s 0,2s 0,2w 0,1w 0,1n 1,1n 2,0w');
  });

  test('grows beside an end: the next side is always that of the city as it stands', () => {
    const before = plotted('##').plot;
    const after = plotted('##\n.#').plot;
    expect(written(before, nextSide(before, sideAt(before, 1, 0, 'e')))).toBe('1,0s');
    expect(written(after, nextSide(after, sideAt(after, 1, 0, 'e')))).toBe('1,1e');
    expect(written(after, previousSide(after, sideAt(after, 0, 0, 's')))).toBe('1,1w');
  });

  test('the gap is what lies between the ends, clockwise from the clockwise one', () => {
    const { plot } = plotted('###\n###');
    const gate = sideAt(plot, 0, 0, 'n');
    expect(countGap(plot, gate, gate)).toBe(9);
    expect(countGap(plot, sideAt(plot, 2, 0, 'n'), sideAt(plot, 0, 1, 'w'))).toBe(5);
    const notched = plotted('###\n#.#').plot;
    expect(countGap(notched, sideAt(notched, 2, 1, 's'), sideAt(notched, 0, 1, 's'))).toBe(3);
  });

  test('a row runs inward to the first empty cell', () => {
    const { plot } = plotted('##.#\n####');
    expect(plot.cells[farTile(plot, sideAt(plot, 0, 0, 'w'))]).toBe(cellAt(1, 0));
    expect(plot.cells[farTile(plot, sideAt(plot, 3, 0, 'e'))]).toBe(cellAt(3, 0));
    expect(plot.cells[farTile(plot, sideAt(plot, 3, 1, 'e'))]).toBe(cellAt(0, 1));
  });
});

describe('the ban on shutting the wall in', () => {
  const bans = (text: string, gate: [number, number, string], cell: [number, number]): boolean => {
    const { plot, tiles } = plotted(text);
    const gap = createGap(CAPACITY);
    const side = sideAt(plot, ...gate);
    measureGap(gap, plot, tiles, side, side);
    return shutsIn(gap, plot, cellAt(...cell));
  };
  const BAY = '###\n#..\n###';

  test('a tile that closes a bay with a wall in it is banned, without one it is not', () => {
    expect(bans(BAY, [1, 0, 's'], [2, 1])).toBe(true);
    expect(bans(BAY, [0, 0, 'n'], [2, 1])).toBe(false);
  });

  test('a tile inside the bay that leaves the wall an outlook is not banned', () => {
    expect(bans(BAY, [1, 0, 's'], [2, 2 + 1])).toBe(false);
    expect(bans('###.\n#...\n####', [0, 1, 'e'], [2, 1])).toBe(true);
    expect(bans('###.\n#...\n####', [3, 2, 'n'], [2, 1])).toBe(false);
  });

  test('a pinch at a walled corner is banned', () => {
    // A tile on 2,1 would touch 1,2 only at the corner between two walls.
    const corner = '###\n#..#\n##.#\n.###';
    const { plot, tiles } = plotted(corner);
    const gap = createGap(CAPACITY);
    measureGap(gap, plot, tiles, sideAt(plot, 1, 2, 'e'), sideAt(plot, 1, 2, 'n'));
    expect(shutsIn(gap, plot, cellAt(2, 1))).toBe(true);
  });

  test('holes may be filled', () => {
    expect(bans('####\n#..#\n####', [0, 0, 'n'], [1, 1])).toBe(false);
    expect(bans('#####\n#...#\n#####', [0, 0, 'n'], [2, 1])).toBe(false);
  });
});

/** What the outside is, by flood fill from beyond every tile: the slow truth to hold the fast code against. */
const outsideOf = (plot: Plot, tiles: number): Set<number> => {
  const xs = Array.from({ length: tiles }, (_, tile) => xOf(plot.cells[tile]));
  const ys = Array.from({ length: tiles }, (_, tile) => yOf(plot.cells[tile]));
  const [west, east] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [north, south] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const found = new Set([cellAt(west, north)]);
  for (const cell of found) {
    for (const step of STEP) {
      const next = cell + step;
      const [x, y] = [xOf(next), yOf(next)];
      if (x < west || x > east || y < north || y > south || tileAt(plot, next) >= 0) continue;
      found.add(next);
    }
  }
  return found;
};

const rimByFlood = (plot: Plot, tiles: number): number[] => {
  const outside = outsideOf(plot, tiles);
  return Array.from({ length: tiles * 4 }, (_, side) => side).filter((side) =>
    outside.has(plot.cells[side >> 2] + STEP[side & 3]),
  );
};

/** A connected city grown cell by cell; compact and straggling ones, with bays, pinches and holes. */
const grow = (choices: readonly number[]): (readonly [number, number])[] => {
  const places: (readonly [number, number])[] = [[0, 0]];
  for (const choice of choices) {
    const back = Math.floor(choice / 4) % (choice % 7 < 5 ? 3 : places.length);
    const [x, y] = places[Math.max(0, places.length - 1 - back)];
    const next: [number, number] = [x + [0, 1, 0, -1][choice % 4], y + [-1, 0, 1, 0][choice % 4]];
    if (!places.some(([px, py]) => px === next[0] && py === next[1])) places.push(next);
  }
  return places;
};

describe('any city', () => {
  const choices = fc.noBias(fc.array(fc.nat(4 * 400), { minLength: 40, maxLength: 100 }));

  test('its rim is exactly the sides that face outside, each once, and walks back the same way', () => {
    fc.assert(
      fc.property(choices, (picks) => {
        const places = grow(picks);
        const plot = plotOf(places);
        const rim = walkRim(plot, someRimSide(plot, places.length));
        expect([...rim].sort((a, b) => a - b)).toEqual(rimByFlood(plot, places.length));
        rim.forEach((side, i) => expect(previousSide(plot, rim[(i + 1) % rim.length])).toBe(side));
      }),
      { numRuns: 300 },
    );
  });

  test('a tile shuts the wall in exactly when some wall no longer faces outside', () => {
    let banned = 0;
    fc.assert(
      fc.property(choices, fc.nat(), fc.nat(), (picks, start, length) => {
        const places = grow(picks);
        const tiles = places.length;
        const plot = plotOf(places);
        const rim = walkRim(plot, someRimSide(plot, tiles));
        const walls = Array.from(
          { length: 1 + (length % (length % 2 ? 8 : rim.length - 2)) },
          (_, i) => rim[(start + i) % rim.length],
        );
        const gap = createGap(CAPACITY);
        measureGap(gap, plot, tiles, walls[walls.length - 1], walls[0]);
        expect(gap.length).toBe(rim.length - walls.length);
        const faced = new Set(walls.map((side) => plot.cells[side >> 2] + STEP[side & 3]));
        const open = new Set<number>();
        for (let tile = 0; tile < tiles; tile++) {
          for (const step of STEP) {
            const cell = plot.cells[tile] + step;
            if (tileAt(plot, cell) < 0 && !faced.has(cell)) open.add(cell);
          }
        }
        for (const cell of open) {
          const after = plotOf([...places, [xOf(cell), yOf(cell)]]);
          const outside = outsideOf(after, tiles + 1);
          const shut = [...faced].some((facing) => !outside.has(facing));
          if (shut) banned++;
          expect(shutsIn(gap, plot, cell)).toBe(shut);
        }
      }),
      { numRuns: portion(1500, 400), seed: 7 },
    );
    expect(banned).toBeGreaterThan(portion(100, 20));
  });
});
