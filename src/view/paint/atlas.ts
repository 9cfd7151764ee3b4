import type { SkImage, SkSurface } from '@shopify/react-native-skia';
import type { Face, Level } from '@/geometry/display-list';
import { CLIP } from './constants';
import { drawFace, type LayGrain } from './cut';
import type { Brush } from './shapes';
import { shelve, type Shelves } from './shelves';

/** A baked face: which page it lies on, where, and how many pixels a board unit has there. */
export interface Baked {
  readonly page: Page;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly face: Face;
}

/** A sheet of baked faces. Drawn on while there is room; sealed, it is its image alone. */
export interface Page {
  readonly bucket: string;
  image: SkImage | undefined;
  surface: SkSurface | undefined;
  readonly shelves: Shelves;
  readonly keys: string[];
  used: number;
  /** Nothing more fits on it. */
  full: boolean;
}

/** What the cache has done, for tests and benchmarks. */
export interface AtlasCounts {
  bakes: number;
  pages: number;
  bytes: number;
  evictions: number;
}

export interface Atlas {
  readonly counts: Readonly<AtlasCounts>;
  /** The face at exactly this size and level, if it is baked. */
  find(face: string, level: Level, pixels: number): Baked | undefined;
  /** The face at whatever size is at hand, the sharpest first: better than a hole while the right one bakes. */
  findAny(face: string): Baked | undefined;
  bake(face: Face, level: Level, pixels: number): Baked;
  imageOf(page: Page): SkImage;
  dispose(): void;
}

const PAGE = 512;
const GAP = 2;
/** Pixels a tile of the small images that stand in for all others: they go last. */
const KEPT = 80;
const PAGE_BYTES = PAGE * PAGE * 4;

/**
 * Faces as pixels on pages that are bounded in number: over `budget` bytes the page used longest ago is given up.
 * Pages are raster surfaces, so their images are no textures and any thread may draw them.
 */
export const createAtlas = (brush: Brush, budget: number, layGrain: LayGrain): Atlas => {
  const counts: AtlasCounts = { bakes: 0, pages: 0, bytes: 0, evictions: 0 };
  const baked = new Map<string, Baked>();
  const byFace = new Map<string, Baked[]>();
  const pages: Page[] = [];
  let clock = 0;

  // An open page counts twice from the start: what is drawn on it and its image are both pixels.
  const bytesOf = (page: Page): number => (page.surface ? 2 : 1) * PAGE_BYTES;
  const recount = (): void => {
    counts.pages = pages.length;
    counts.bytes = pages.reduce((sum, page) => sum + bytesOf(page), 0);
  };
  const drop = (page: Page): void => {
    for (const key of page.keys) {
      const face = baked.get(key)?.face.key ?? '';
      byFace.set(
        face,
        (byFace.get(face) ?? []).filter((one) => one.page !== page),
      );
      baked.delete(key);
    }
    page.image?.dispose();
    page.surface?.dispose();
    page.image = undefined;
    page.surface = undefined;
    pages.splice(pages.indexOf(page), 1);
  };
  const imageOf = (page: Page): SkImage => {
    page.used = ++clock;
    if (!page.image) {
      if (!page.surface) throw new Error('a page without pixels');
      page.image = page.surface.makeImageSnapshot();
    }
    return page.image;
  };
  const seal = (page: Page): void => {
    const { used } = page;
    imageOf(page);
    page.used = used;
    page.surface?.dispose();
    page.surface = undefined;
  };
  const makeRoom = (bucket: string, keep?: Page): void => {
    // Pages of another size are drawn on seldom: they make room first.
    for (const page of pages) {
      if (page.surface && page.bucket.split('/')[1] !== bucket.split('/')[1]) seal(page);
    }
    recount();
    while (counts.bytes + 2 * PAGE_BYTES > budget) {
      const others = pages.filter((page) => page !== keep);
      if (others.length === 0) return;
      const sharp = others.filter(({ bucket: of }) => Number(of.split('/')[1]) > KEPT);
      drop(
        (sharp.length > 0 ? sharp : others).reduce((oldest, page) =>
          page.used < oldest.used ? page : oldest,
        ),
      );
      counts.evictions++;
      recount();
    }
  };
  const makeSurface = (): SkSurface => {
    const surface = brush.skia.Surface.Make(PAGE, PAGE);
    if (!surface) throw new Error('no surface for a page of faces');
    return surface;
  };
  const openPage = (bucket: string): Page => {
    makeRoom(bucket);
    const page: Page = {
      bucket,
      surface: makeSurface(),
      image: undefined,
      shelves: shelve(PAGE, GAP),
      keys: [],
      used: ++clock,
      full: false,
    };
    pages.push(page);
    recount();
    return page;
  };
  /** A page that was put away half empty is drawn on again. */
  const reopen = (page: Page): void => {
    if (page.surface) return;
    makeRoom(page.bucket, page);
    page.surface = makeSurface();
    if (page.image) page.surface.getCanvas().drawImage(page.image, 0, 0);
    recount();
  };

  const keyOf = (face: string, level: Level, pixels: number): string => `${level}/${pixels}/${face}`;

  return {
    counts,
    find: (face, level, pixels) => {
      const found = baked.get(keyOf(face, level, pixels));
      if (found) found.page.used = ++clock;
      return found;
    },
    findAny: (face) => {
      const [first, ...rest] = byFace.get(face) ?? [];
      return rest.reduce((best, next) => (next.scale > best.scale ? next : best), first);
    },
    bake: (face, level, pixels) => {
      const scale = pixels / 100;
      const width = Math.ceil(face.box.width * scale);
      const height = Math.ceil(face.box.height * scale);
      // Big faces fill pages of their own, so that the many small ones stay together and are drawn in few calls.
      const big = face.box.width >= 100 && face.box.height >= 100;
      const bucket = `${level}/${pixels}/${big ? 'big' : 'small'}`;
      let page = pages.find((candidate) => candidate.bucket === bucket && !candidate.full);
      let spot = page?.shelves.take(width, height);
      if (page && spot) reopen(page);
      else {
        if (page) {
          page.full = true;
          seal(page);
        }
        page = openPage(bucket);
        spot = page.shelves.take(width, height);
      }
      if (!spot || !page.surface) throw new Error(`a face too big to bake: ${face.key}`);
      page.image?.dispose();
      page.image = undefined;
      const canvas = page.surface.getCanvas();
      canvas.save();
      canvas.translate(spot.x, spot.y);
      canvas.clipRect({ x: 0, y: 0, width, height }, CLIP.intersect, false);
      drawFace(brush, canvas, face, scale, level, layGrain);
      canvas.restore();
      const made: Baked = { page, ...spot, width, height, scale, face };
      const key = keyOf(face.key, level, pixels);
      baked.set(key, made);
      byFace.set(face.key, [...(byFace.get(face.key) ?? []), made]);
      page.keys.push(key);
      page.used = ++clock;
      counts.bakes++;
      recount();
      return made;
    },
    imageOf,
    dispose: () => {
      while (pages.length > 0) drop(pages[0]);
      recount();
    },
  };
};
