/** The features of a city found again from its pictures alone, cell by cell. */
import { turnRows } from '../../../geometry/picture';
import { DX, DY } from '../../../geometry/sides';
import { flood as floodBoard, type Flooded as FloodedFeature } from '../../../geometry/testing/flood';
import { spotOf, tileOn } from '../places';
import type { CityState } from '../state';
import { TILES } from '../tiles';

export interface Flooded extends FloodedFeature {
  readonly goods: ReadonlySet<string>;
}

const kindOf = (letter: string): string | undefined =>
  letter === '.' ? undefined : letter === 's' ? 'street' : 'rBH'.includes(letter) ? 'residential' : 'market';

export const flood = (state: CityState): Flooded[] =>
  floodBoard({
    pictures: Array.from({ length: state.laid }, (_, tile) =>
      turnRows(TILES[state.kinds[tile]].picture.rows, state.turns[tile]),
    ),
    kindOf,
    beside: (tile, side) => {
      const [x, y] = spotOf(state, tile);
      const other = tileOn(state, x + DX[side], y + DY[side]);
      return other ?? (state.built[tile * 4 + side] > 0 ? undefined : 'edge');
    },
  }).map((feature) => ({
    ...feature,
    goods: new Set(feature.letters.filter((letter) => 'FGL'.includes(letter))),
  }));
