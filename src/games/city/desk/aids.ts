/** What a careful player could work out with paper and patience: what is left, what fits, what is held, what it will pay. */
import { say } from '../../../core/message';
import { rootOf } from '../../../geometry/tiling';
import type { Light, Message, Stock } from '../../desk';
import { cellIn, kindIn, quarterIn } from '../moves';
import { finish } from '../phases/end';
import { layTile } from '../phases/lay';
import { listPlaces } from '../phases/place';
import { clone, totalOf, type CityState } from '../state';
import { KINDS } from '../tables';
import { describeTile } from '../text';
import { TILES } from '../tiles';
import { claimedRoots, holdersOf, lightFeature } from './features';

const stockOf = (kind: number, count: number): Stock => ({
  face: `tile:${TILES[kind].name}/0`,
  name: describeTile(TILES[kind].name),
  count,
});

/** Every kind of tile that may still be drawn. */
export const stock = (state: CityState): { readonly left: Message; readonly pieces: readonly Stock[] } => ({
  left: say('supply.tiles', { count: totalOf(state) - state.drawn }),
  pieces: Array.from(state.left, (count, kind) => stockOf(kind, count)).filter(({ count }) => count > 0),
});

/** For each open cell the kinds left that may be laid there. A state never changes once it is shown, so once is enough. */
const fittings = new WeakMap<CityState, ReadonlyMap<number, ReadonlySet<number>>>();

const fittingIn = (state: CityState): ReadonlyMap<number, ReadonlySet<number>> => {
  const known = fittings.get(state);
  if (known) return known;
  const byCell = new Map<number, Set<number>>();
  for (let at = 0; at < state.openCount; at++) byCell.set(state.open[at], new Set());
  const trial = clone(state);
  for (let kind = 0; kind < KINDS; kind++) {
    if (state.left[kind] === 0) continue;
    trial.hand = kind;
    for (const move of listPlaces(trial)) byCell.get(cellIn(move))?.add(kindIn(move));
  }
  fittings.set(state, byCell);
  return byCell;
};

/** What still fits an open cell; nothing at all if the cell is not open. */
export const fitsOn = (state: CityState, cell: number): readonly Stock[] | undefined => {
  const kinds = fittingIn(state).get(cell);
  return kinds && [...kinds].map((kind) => stockOf(kind, state.left[kind]));
};

/** Open cells that nothing can fill: no tile left, nor the one in hand. */
export const deadCells = (state: CityState): readonly number[] => {
  const now = new Set(state.phase === 'place' ? listPlaces(state).map(cellIn) : []);
  return [...fittingIn(state)]
    .filter(([cell, kinds]) => kinds.size === 0 && !now.has(cell))
    .map(([cell]) => cell);
};

/** Whether a tile of a kind would finish the feature of a piece if laid on a cell. */
export const finishes = (
  state: CityState,
  { tile, piece }: { readonly tile: number; readonly piece: number },
  cell: number,
  kind: number,
): boolean => {
  const trial = clone(state);
  trial.hand = kind;
  return listPlaces(trial)
    .filter((move) => cellIn(move) === cell)
    .some((move) => {
      const after = clone(state);
      layTile(after, kind, cell, quarterIn(move));
      return after.union.ends[rootOf(after, tile, piece)] === 0;
    });
};

/** The tiles left that would finish the feature of a piece if laid on a cell. */
export const finishersOn = (
  state: CityState,
  at: { readonly tile: number; readonly piece: number },
  cell: number,
): readonly Stock[] =>
  [...(fittingIn(state).get(cell) ?? [])]
    .filter((kind) => finishes(state, at, cell, kind))
    .map((kind) => stockOf(kind, state.left[kind]));

/** Features in the colours of the seats that hold them; shared ones in lamplight. */
export const controlLights = (state: CityState): readonly Light[] =>
  claimedRoots(state).flatMap((root) => {
    const [first, ...others] = holdersOf(state, root).filter(({ holds }) => holds);
    return lightFeature(state, root, others.length === 0 ? first.seat : undefined);
  });

/** Scores if the game ended now: the end of the rules, played on a copy. */
export const projected = (state: CityState): readonly number[] => {
  if (state.phase === 'over') return Array.from(state.scores);
  const end = clone(state);
  finish(end, 'tiles');
  return Array.from(end.scores);
};
