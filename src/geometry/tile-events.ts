/** What happens to tiles and followers in every game of square tiles: what moved from where to where. */
export interface OnPiece {
  readonly cell: readonly number[];
  /** The piece by its lowest slot as the tile lies. */
  readonly slot: number;
}

export type TileEvent<Ground extends string> =
  /** A tile that fits nowhere. */
  | {
      readonly kind: 'set-aside';
      readonly seat: number;
      readonly tile: string;
      readonly from: 'hand';
      readonly to: 'box';
    }
  | {
      readonly kind: 'placed';
      readonly seat: number;
      readonly tile: string;
      readonly from: 'hand';
      readonly to: { readonly cell: readonly number[]; readonly turn: number };
      readonly tiles: readonly (readonly number[])[];
    }
  | {
      readonly kind: 'claimed';
      readonly seat: number;
      readonly ground: Ground;
      readonly from: 'supply';
      readonly to: OnPiece;
    }
  | {
      readonly kind: 'returned';
      readonly seat: number;
      readonly ground: Ground;
      readonly from: OnPiece;
      readonly to: 'supply';
    };
