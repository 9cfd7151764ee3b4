import type { GameEvent, Part, Seat, Spot } from '../../core/contract';
import type { TileEvent } from '../../geometry/tile-events';
import type { Good, Ground } from './tiles';
import type { End, Trigger } from './state';

/** A side of a laid tile: 0–3 for n, e, s, w. */
export interface OnSide {
  readonly cell: Spot;
  readonly side: number;
}

/** An entry of the score sheet: who, how much, which tiles, and the sum. */
interface Scored extends GameEvent {
  readonly seat: Seat;
  readonly points: number;
  readonly tiles: readonly Spot[];
  readonly parts: readonly Part[];
}

/** What happens in a game. Events with points are the score sheet; the others say what moved from where to where. */
export type CityEvent =
  | (Scored & { readonly kind: 'street' })
  | (Scored & { readonly kind: 'market'; readonly goods: readonly Good[] })
  | (Scored & { readonly kind: 'tower'; readonly end: End })
  | (Scored & { readonly kind: 'residential' })
  | (Scored & { readonly kind: 'guard'; readonly on: OnSide })
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly tile: string;
      readonly from: { readonly stack: number };
      readonly to: 'hand';
      readonly reveals: true;
    }
  | TileEvent<Ground>
  | { readonly kind: 'gate'; readonly seat: Seat; readonly from: 'supply'; readonly to: OnSide }
  | {
      readonly kind: 'wall';
      readonly seat: Seat;
      readonly end: End;
      readonly from: 'supply';
      readonly to: OnSide;
      /** How many walls are left. */
      readonly left: number;
    }
  | { readonly kind: 'guard-posted'; readonly seat: Seat; readonly from: 'supply'; readonly to: OnSide }
  | {
      readonly kind: 'tower-built';
      readonly seat: Seat;
      readonly end: End;
      readonly from: 'supply';
      readonly to: OnSide;
    }
  | { readonly kind: 'ended'; readonly trigger: Trigger };

/** Every kind of event that scores, in the order of the score sheet. */
export const SCORE_KINDS = ['street', 'market', 'tower', 'residential', 'guard'] as const;
