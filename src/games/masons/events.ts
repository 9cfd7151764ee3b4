import type { GameEvent, Part, Seat, Spot } from '../../core/contract';
import type { Colour, TowerColour } from './pieces';
import type { End } from './state';

/** What the spots of a score are: the ids in `tiles` are of triangles, points or lines. */
export type SpotKind = 'triangle' | 'point' | 'line';

/**
 * What happens in a game. Names of cards and colours are those of the pieces; a city is named by its lowest triangle.
 * `card` is left out for eyes that may not know it (M13).
 */
export type MasonsEvent = GameEvent &
  (
    | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: string; readonly reveals: true }
    | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
    | {
        readonly kind: 'early';
        readonly seat: Seat;
        readonly points: number;
        readonly parts: readonly Part[];
        readonly tiles: readonly Spot[];
      }
    | { readonly kind: 'wall'; readonly seat: Seat; readonly line: number }
    | {
        readonly kind: 'rolled';
        readonly seat: Seat;
        readonly tower?: TowerColour;
        readonly houses?: readonly [Colour | 'any', Colour | 'any'];
        readonly reveals: true;
      }
    | { readonly kind: 'tower'; readonly seat: Seat; readonly colour: TowerColour; readonly point: number }
    | { readonly kind: 'house'; readonly seat: Seat; readonly colour: Colour; readonly triangle: number }
    | {
        readonly kind: 'completed';
        readonly seat: Seat;
        readonly city: number;
        readonly tiles: readonly Spot[];
      }
    | {
        readonly kind: 'cleared';
        readonly city: number;
        readonly lines: readonly number[];
        readonly towers: readonly { readonly point: number; readonly colour: TowerColour }[];
      }
    | {
        readonly kind: 'palace';
        readonly seat: Seat;
        readonly colour: Colour;
        readonly triangle: number;
        readonly other: number;
      }
    | {
        readonly kind: 'merged';
        readonly seat: Seat;
        readonly city: number;
        readonly other: number;
        readonly tiles: readonly Spot[];
      }
    | { readonly kind: 'kept'; readonly seat: Seat; readonly city: number }
    | {
        readonly kind: 'played';
        readonly seat: Seat;
        readonly card: string;
        readonly points: number;
        readonly parts: readonly Part[];
        readonly on: SpotKind;
        readonly tiles: readonly Spot[];
      }
    | { readonly kind: 'discarded'; readonly seat: Seat; readonly card?: string }
    | { readonly kind: 'swapped'; readonly seat: Seat; readonly card?: string }
    | { readonly kind: 'passed'; readonly seat: Seat }
    | { readonly kind: 'reshuffled'; readonly cards: number }
    | { readonly kind: 'picked'; readonly seat: Seat; readonly city: number; readonly tiles: readonly Spot[] }
    | { readonly kind: 'last'; readonly piece: End }
    | { readonly kind: 'over'; readonly piece: End }
  );
