import type { GameEvent, Part, Seat, Spot } from '../../core/contract';
import type { TileEvent } from '../../geometry/tile-events';
import type { Ground } from './tiles';
import type { Wall } from './walls';

/** An entry of the score sheet: who, how much, which tiles, the sum, and the scores before and after. */
interface Scored extends GameEvent {
  readonly seat: Seat;
  readonly points: number;
  readonly tiles: readonly Spot[];
  readonly parts: readonly Part[];
  readonly from: number;
  readonly to: number;
}

/** What happens in a game. Events with points are the score sheet; corners are named by their first space. */
export type CastleEvent =
  | (Scored & { readonly kind: 'path'; readonly fountain: boolean })
  | (Scored & { readonly kind: 'house'; readonly doubled: boolean })
  | (Scored & { readonly kind: 'tower'; readonly doubled: boolean })
  /** `rich`: it pays more by a wall tile. */
  | (Scored & { readonly kind: 'courtyard'; readonly rich: boolean })
  | (Scored & { readonly kind: 'wall-tile'; readonly wall: Wall; readonly fountain: boolean })
  /** The keep's own tiles, and those that wall tiles add to it. */
  | (Scored & { readonly kind: 'keep'; readonly keep: number; readonly plus: number })
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly tile: string;
      readonly from: 'bag';
      readonly to: 'hand';
      readonly reveals: true;
    }
  | TileEvent<Ground>
  /** A keep comes to stand on a house of so many tiles. */
  | {
      readonly kind: 'keep-moved';
      readonly seat: Seat;
      readonly size: number;
      readonly tiles: readonly Spot[];
    }
  /** A tile of a stack is seen by its taker; `wall` is left out for all other eyes (K14). */
  | {
      readonly kind: 'looked';
      readonly seat: Seat;
      readonly corner: number;
      readonly wall?: Wall;
      readonly reveals: true;
    }
  /** A wall tile comes to lie before its owner; `left` are still on the corner. */
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly corner: number;
      readonly wall: Wall;
      readonly left: number;
      readonly reveals: true;
    }
  /** A wall tile is used in play and leaves the game. */
  | { readonly kind: 'used'; readonly seat: Seat; readonly wall: Wall }
  /** A wall tile finds nothing to pay for at the end: an entry of 0 points, so that the score sheet lists it (K16). */
  | (Scored & { readonly kind: 'lost'; readonly wall: Wall })
  /** The game has ended; so many wall tiles are taken off the track. */
  | { readonly kind: 'ended'; readonly cleared: number };

/** Every kind of event that scores, in the order of the score sheet. */
export const SCORE_KINDS = ['path', 'house', 'tower', 'courtyard', 'wall-tile', 'keep'] as const;
