/** What could finish a street or a market: tiles, or the wall where it may ever come. */
import { say } from '../../../core/message';
import { someRimSide, walkRim } from '../../../geometry/rim';
import type { Explanation } from '../../desk';
import type { CityState } from '../state';
import { deadCells, finishersOn, finishes } from './aids';
import { cellBeyond, isArea, openSidesOf, type Piece } from './features';

type Finishing = Pick<Explanation, 'lines' | 'chances' | 'fits'>;

/** What could close the one cell that a feature opens to; `walls` is how many walls would do it, if any ever can. */
const closing = (state: CityState, at: Piece, cell: number, walls: number): Omit<Finishing, 'lines'> => {
  const fits = finishersOn(state, at, cell);
  const count = fits.reduce((sum, each) => sum + each.count, 0);
  const byHand = state.phase === 'place' && finishes(state, at, cell, state.hand);
  return {
    chances: [
      ...(byHand ? [say('desk.explain.byHand')] : []),
      ...(count > 0 ? [say('desk.explain.finishers', { count })] : []),
      ...(count === 0 && !byHand ? [say('desk.explain.noFinisher')] : []),
      ...(walls > 0 ? [say('desk.explain.byWall', { count: walls })] : []),
    ],
    fits,
  };
};

/** What could finish the feature of a piece, with the root it has. */
export const finishing = (state: CityState, at: Piece, root: number): Finishing => {
  if (isArea(state, root)) return { lines: [say('desk.explain.atEnd')], chances: [], fits: [] };
  if (state.union.ends[root] === 0) return { lines: [say('desk.explain.completed')], chances: [], fits: [] };
  const sides = openSidesOf(state, root);
  const cells = [...new Set(sides.map((side) => cellBeyond(state, side)))];
  // C12: walls stand on the rim alone, holes are never walled.
  const rim = new Set(walkRim(state.plot, someRimSide(state.plot, state.laid)));
  const inner = sides.filter((side) => !rim.has(side));
  const open = inner.length === sides.length ? 'openInside' : 'open';
  const lines = [say(`desk.explain.${open}`, { count: cells.length })];
  if (state.phase === 'over') return { lines, chances: [], fits: [] };
  const dead = deadCells(state);
  if (inner.some((side) => dead.includes(cellBeyond(state, side)))) {
    return { lines, chances: [say('desk.explain.never')], fits: [] };
  }
  if (cells.length !== 1) return { lines, chances: [], fits: [] };
  return { lines, ...closing(state, at, cells[0], sides.length - inner.length) };
};
