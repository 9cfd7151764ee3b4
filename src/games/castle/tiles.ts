/**
 * The 60 tiles, drawn (K6), and the start spaces drawn as tiles (K5).
 *
 * p path, P path with fountain, k house, t tower, c courtyard, C courtyard with market, '.' a square, which cuts its
 * paths apart. Names are save format: they never change.
 */
import { readPicture, type Letters, type Picture } from '../../geometry/picture';
import { readSheet } from '../../geometry/tile-sheet';

export const GROUNDS = ['path', 'house', 'tower', 'courtyard'] as const;
export type Ground = (typeof GROUNDS)[number];

const LETTERS: Letters<Ground> = {
  p: { kind: 'path' },
  P: { kind: 'path', mark: 'fountain' },
  k: { kind: 'house' },
  t: { kind: 'tower' },
  c: { kind: 'courtyard' },
  C: { kind: 'courtyard', mark: 'market' },
  '.': {},
};

const SHEET = `
# without a path
house-corner 3     house-corner-market 3  tower-corner 2     tower-corner-market 2  split 4
ckkkk              ckkkk                  ctttt              ctttt                  kkkkt
cckkk              cckkk                  ccttt              ccttt                  kkktt
ccckk              cCckk                  ccctt              cCctt                  kkttt
cccck              cccck                  cccct              cccct                  kkttt
ccccc              ccccc                  ccccc              ccccc                  ktttt

lane 1             lane-market 1      halves 2           house-three 2      tower-three 1
kkkkc              kkkkc              kkkkk              kkkkk              ttttt
kkkcc              kkkcc              kkkkk              kkkkk              ttttt
kkcct              kkCct              ttttt              kkkkk              ttttt
kcctt              kcctt              ttttt              kkkkk              ttttt
ccttt              ccttt              ttttt              kccck              tccct

house-band 1       tower-band 1       house-cap-market 1 tower-cap 1        market 1
ckkkc              ctttc              ckkkc              ctttc              ccccc
ckkkc              ctttc              cckcc              cctcc              ccccc
ckkkc              ctttc              ccCcc              ccccc              ccCcc
ckkkc              ctttc              ccccc              ccccc              ccccc
ckkkc              ctttc              ccccc              ccccc              ccccc

# straight paths
way-house 1        way-tower 2        way-house-tower 2  way-market 2       way-houses 1
kkpcc              ttpcc              kkptt              ccpcc              kkpkk
kkpcc              ttpcc              kkptt              ccpcc              kkpkk
kkpcc              ttpcc              kkptt              ccpCc              kkpkk
kkpcc              ttpcc              kkptt              ccpcc              kkpkk
kkpcc              ttpcc              kkptt              ccpcc              kkpkk

well-house 1       well-tower 1       well-court 1
kkpcc              ttpcc              ccpcc
kkpcc              ttpcc              ccpcc
kkPcc              ttPcc              ccPcc
kkpcc              ttpcc              ccpcc
kkpcc              ttpcc              ccpcc

# paths that end at a building
door-house 2       door-tower 1       door-both 1        door-all 1         well-door-house 1  well-door-tower 1  two-doors 1
kkkkk              ttttt              kkkkt              kkkkk              ckkkc              ctttc              ccpcc
kkkkk              ttttt              kkktt              kkkkk              ckkkc              ctttc              kkkkk
kkkkk              ttttt              kkktt              kkkkk              cckcc              cctcc              kkkkk
ccpcc              ccpcc              kkptt              kkpkk              ccPcc              ccPcc              kkkkk
ccpcc              ccpcc              kkptt              kkpkk              ccpcc              ccpcc              ccpcc

# bends
bend-house 1       bend-tower 1       well-bend 1
kkkkk              ttttt              ckkkk
kkkkk              ttttt              cckkk
pppkk              ppptt              pPpkk
ccpkk              ccptt              ccpkk
ccpkk              ccptt              ccpcc

# squares and junctions
square-house 2     square-tower 2     square-market 2    square-cross 1     square-cross-court 1
kkkkk              ttttt              ccccc              kkptt              ccpcc
kkkkk              ttttt              ccCcc              kkptt              ccpcc
pp.pp              pp.pp              pp.pp              pp.pp              pp.pp
ccpcc              ccpcc              ccpcc              ttpkk              ccpcc
ccpcc              ccpcc              ccpcc              ttpkk              ccpcc

fork-towers 1      fork-tower 1       fork-market 1      well-fork 1
ttttt              ttttt              ccccc              ccccc
ttttt              ttttt              ccCcc              ccccc
ppppp              ppppp              ppppp              ppPpp
ttptt              ccpcc              ccpcc              ccpcc
ttptt              ccpcc              ccpcc              ccpcc
`;

/**
 * What start spaces show, drawn as a tile beyond the north wall: a path has bare wall left and right, the others fill
 * the side.
 */
const START_SHEET = `
path 3        house 1       tower 1       courtyard 1   market 1
.....         .....         .....         .....         .....
.....         .....         .....         .....         .....
.....         .....         .....         .....         .....
.....         .....         .....         .....         .....
..p..         .kkk.         .ttt.         .ccc.         .cCc.`;

/** A kind of tile. */
export interface Tile {
  readonly name: string;
  readonly copies: number;
  readonly picture: Picture<Ground>;
}

const readTiles = (sheet: string): readonly Tile[] =>
  readSheet(sheet).map(({ name, copies, rows }) => ({ name, copies, picture: readPicture(rows, LETTERS) }));

/** Every kind of tile; its place in the list is its number. */
export const TILES = readTiles(SHEET);

/** Every kind of start space; its number is its place in this list behind those of TILES. */
export const START_TILES = readTiles(START_SHEET);

const NUMBERS = new Map(TILES.map(({ name }, kind) => [name, kind]));

/** The number of a kind of tile, by its name. */
export const kindOf = (name: string): number | undefined => NUMBERS.get(name);
