/**
 * The 75 tiles, drawn (C2).
 *
 * r residential ground, B a public and H a historic building on it, s street, m market ground, F G L the same with
 * fish, grain, livestock, '.' a crossing, which joins nothing. Names are save format: they never change.
 */
import { readPicture, type Letters, type Picture } from '../../geometry/picture';
import { readSheet } from '../../geometry/tile-sheet';

export const GROUNDS = ['street', 'market', 'residential'] as const;
export type Ground = (typeof GROUNDS)[number];

export const GOODS = ['fish', 'grain', 'livestock'] as const;
export type Good = (typeof GOODS)[number];

export const BUILDINGS = ['public', 'historic'] as const;
export type Building = (typeof BUILDINGS)[number];

const LETTERS: Letters<Ground> = {
  r: { kind: 'residential' },
  B: { kind: 'residential', mark: 'public' },
  H: { kind: 'residential', mark: 'historic' },
  s: { kind: 'street' },
  m: { kind: 'market' },
  F: { kind: 'market', mark: 'fish' },
  G: { kind: 'market', mark: 'grain' },
  L: { kind: 'market', mark: 'livestock' },
  '.': {},
};

const SHEET = `
# markets without a street
plaza-fish 1              plaza-grain 1             plaza-livestock 1
mmmmm                     mmmmm                     mmmmm
mmmmm                     mmmmm                     mmmmm
mFmGm                     mGmLm                     mLmFm
mmmmm                     mmmmm                     mmmmm
mmmmm                     mmmmm                     mmmmm

corner-market-fish 1      corner-market-grain 1     corner-market-livestock 1
mmmmm                     mmmmm                     mmmmm
rmmmm                     rmmmm                     rmmmm
rrFmm                     rrGmm                     rrLmm
rrrmm                     rrrmm                     rrrmm
rrrrm                     rrrrm                     rrrrm

# streets that end at a market
stall-fish 1              stall-grain 1             stall-livestock 1
mmmmm                     mmmmm                     mmmmm
rmFmr                     rmGmr                     rmLmr
rrsrr                     rrsrr                     rrsrr
rrsrr                     rrsrr                     rrsrr
rrsrr                     rrsrr                     rrsrr

market-end-fish 1         market-end-grain 1        market-end-livestock 1
mmmmm                     mmmmm                     mmmmm
mmFmm                     mmGmm                     mmLmm
mmsmm                     mmsmm                     mmsmm
mmsmm                     mmsmm                     mmsmm
rrsrr                     rrsrr                     rrsrr

guildhall-fish 1          guildhall-grain 1         guildhall-livestock 1
mmmmm                     mmmmm                     mmmmm
rrmFm                     rrmGm                     rrmLm
rrBmm                     rrBmm                     rrBmm
rrsrm                     rrsrm                     rrsrm
rrsrm                     rrsrm                     rrsrm

# straight streets beside markets
market-row-fish 1         market-row-grain 1        market-row-livestock 1
mmsrr                     mmsrr                     mmsrr
mmsrr                     mmsrr                     mmsrr
mFsBr                     mGsBr                     mLsBr
mmsrr                     mmsrr                     mmsrr
mmsrr                     mmsrr                     mmsrr

booth-fish 1              booth-grain 1             booth-livestock 1
rrsrr                     rrsrr                     rrsrr
rrsrm                     rrsrm                     rrsrm
rrsrF                     rrsrG                     rrsrL
rrsrm                     rrsrm                     rrsrm
rrsrr                     rrsrr                     rrsrr

two-markets-fish 1        two-markets-grain 1       two-markets-livestock 1
mmsrr                     mmsrr                     mmsrr
mFsrm                     mGsrm                     mLsrm
mmsmm                     mmsmm                     mmsmm
mrsGm                     mrsLm                     mrsFm
rrsmm                     rrsmm                     rrsmm

# bends beside markets
inner-bend-fish 1         inner-bend-grain 1        inner-bend-livestock 1
rrsmm                     rrsmm                     rrsmm
rrsmF                     rrsmG                     rrsmL
rrsss                     rrsss                     rrsss
rBrrr                     rBrrr                     rBrrr
rrrrr                     rrrrr                     rrrrr

outer-bend-fish 1         outer-bend-grain 1        outer-bend-livestock 1
mmsrr                     mmsrr                     mmsrr
mmsrr                     mmsrr                     mmsrr
mmsss                     mmsss                     mmsss
mmFmm                     mmGmm                     mmLmm
mmmmm                     mmmmm                     mmmmm

bend-stall-fish 1         bend-stall-grain 1        bend-stall-livestock 1
rrsrr                     rrsrr                     rrsrr
rrsrr                     rrsrr                     rrsrr
rrsss                     rrsss                     rrsss
rmFmr                     rmGmr                     rmLmr
mmmmm                     mmmmm                     mmmmm

bend-corner-fish 1        bend-corner-grain 1       bend-corner-livestock 1
rrsrr                     rrsrr                     rrsrr
mrsrr                     mrsrr                     mrsrr
mmsss                     mmsss                     mmsss
mmFmr                     mmGmr                     mmLmr
mmmmm                     mmmmm                     mmmmm

# crossings beside markets
market-tee-fish 1         market-tee-grain 1        market-tee-livestock 1
mmmmm                     mmmmm                     mmmmm
mmFmm                     mmGmm                     mmLmm
ss.ss                     ss.ss                     ss.ss
rrsrr                     rrsrr                     rrsrr
rrsBr                     rrsBr                     rrsBr

tee-corner-fish 1         tee-corner-grain 1        tee-corner-livestock 1
rrrrr                     rrrrr                     rrrrr
rrBrr                     rrBrr                     rrBrr
ss.ss                     ss.ss                     ss.ss
rrsmm                     rrsmm                     rrsmm
rrsFm                     rrsGm                     rrsLm

market-cross-fish 1       market-cross-grain 1      market-cross-livestock 1
rrsmm                     rrsmm                     rrsmm
rrsmF                     rrsmG                     rrsmL
ss.ss                     ss.ss                     ss.ss
rrsrr                     rrsrr                     rrsrr
rrsrr                     rrsrr                     rrsrr

# without a market
saint-nazaire 1     green 1             chateau-comtal 1    saint-sernin 1
rrrrr               rrrrr               rrrrr               rrrrr
rrrrr               rrrrr               rrrrr               rrrrr
rrHrr               rrBrr               rrHrr               rrHrr
rrrrr               rrrrr               rrsrr               rrsrr
rrrrr               rrrrr               rrsrr               rrsrr

court 3             petit-puits 1       street 1            street-house 4
rrrrr               rrsrr               rrsrr               rrsrr
rrrrr               rrsHr               rrsrr               rrsBr
rrBrr               rrsrr               rrsrr               rrsrr
rrsrr               rrsrr               rrsrr               rrsrr
rrsrr               rrsrr               rrsrr               rrsrr

epicerie 1          bend 2              bend-house 4        tour-carree 1
rrsrr               rrsrr               rrsrr               rrrrr
rrsrr               rrsrr               rrsrr               rrHrr
rrsss               rrsss               rrsss               ss.ss
rHrrr               rrrrr               rBrrr               rrsrr
rrrrr               rrrrr               rrrrr               rrsrr

tee 1               tee-house 4         grand-puits 1       cross 2
rrrrr               rrrrr               rrsrr               rrsrr
rrrrr               rrBrr               rrsHr               rrsrr
ss.ss               ss.ss               ss.ss               ss.ss
rrsrr               rrsrr               rrsrr               rrsrr
rrsrr               rrsrr               rrsrr               rrsrr

cross-house 1
rrsrr
rrsBr
ss.ss
rrsrr
rrsrr`;

/** The names of the historic buildings, by the tile that bears them. */
const HISTORIC: { readonly [tile: string]: string } = {
  'petit-puits': 'Petit Puits',
  'grand-puits': 'Grand Puits',
  'tour-carree': 'Tour Carrée',
  epicerie: "L'Épicerie",
  'saint-sernin': 'Saint Sernin',
  'saint-nazaire': 'Saint Nazaire',
  'chateau-comtal': 'Château Comtal',
};

/** A kind of tile. */
export interface Tile {
  readonly name: string;
  readonly copies: number;
  readonly picture: Picture<Ground>;
  /** What stands on its residential ground. */
  readonly building?: Building;
  /** The name of a historic building. */
  readonly historic?: string;
}

/** Every kind of tile; its place in the list is its number. */
export const TILES: readonly Tile[] = readSheet(SHEET).map(({ name, copies, rows }) => {
  const picture = readPicture(rows, LETTERS);
  const marks = picture.pieces.flatMap((piece) => piece.marks);
  const building = BUILDINGS.find((kind) => marks.includes(kind));
  const historic = HISTORIC[name];
  return { name, copies, picture, ...(building && { building }), ...(historic && { historic }) };
});

const NUMBERS = new Map(TILES.map(({ name }, kind) => [name, kind]));

/** The number of a kind of tile, by its name. */
export const kindOf = (name: string): number | undefined => NUMBERS.get(name);
