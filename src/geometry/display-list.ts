/**
 * A drawing as plain data: layers of keyed items in board units (a square tile is 100 by 100), colours by name.
 * Games make it, the view paints it; neither knows the other.
 */

/** A colour of the palette by name, or a mixture of two: `['terracotta', 'ink', 0.2]` is a fifth of the way to ink. */
export type Colour = string | readonly [from: string, to: string, share: number];

/** How big a tile is on the screen: under 28 pixels, 28–60, 60–140, over 140. */
export const LEVELS = [0, 1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** First and last level at which a shape is drawn. */
export type Levels = readonly [from: Level, to: Level];

export type Fill =
  | { readonly kind: 'flat'; readonly colour: Colour; readonly alpha?: number; readonly soft?: number }
  | {
      readonly kind: 'linear';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly colours: readonly Colour[];
      readonly alpha?: number;
    }
  | {
      readonly kind: 'radial';
      readonly centre: readonly [number, number];
      readonly radius: number;
      /** From the centre out; alphas go with them, 1 where there are none. */
      readonly colours: readonly Colour[];
      readonly alphas?: readonly number[];
    };

export interface Line {
  readonly colour: Colour;
  readonly weight: number;
  readonly alpha?: number;
  /** On and off lengths, and where in them the line begins. */
  readonly dash?: readonly [on: number, off: number, phase?: number];
  readonly cap?: 'butt' | 'round';
  /** Blur of the line's edge, in board units. */
  readonly soft?: number;
}

/** One soft shadow under a path. */
export interface Shadow {
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly alpha: number;
}

/** A path in SVG notation with what it is filled and lined with. */
export interface PathShape {
  readonly kind: 'path';
  readonly path: string;
  readonly fill?: Fill;
  readonly line?: Line;
  readonly shadow?: Shadow;
  readonly levels?: Levels;
}

export type FontRole = 'title' | 'titleItalic' | 'play' | 'playBold';

/** A line of text centred on a point; `halo` is a soft edge of that colour under the letters. */
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: FontRole;
  readonly colour: Colour;
  readonly halo?: Colour;
  readonly levels?: Levels;
}

/** Shapes that move, turn, fade or are clipped together. */
interface GroupShape {
  readonly kind: 'group';
  readonly shapes: readonly Shape[];
  readonly clip?: string;
  /** Where the group is not painted. */
  readonly hole?: string;
  readonly move?: readonly [number, number];
  /** Degrees clockwise about the group's own origin. */
  readonly turn?: number;
  readonly scale?: number;
  readonly alpha?: number;
  readonly levels?: Levels;
}

export type Shape = PathShape | TextShape | GroupShape;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A reusable drawing, painted once and then stamped: `box` holds all of it, shadows too. */
export interface Face {
  readonly key: string;
  readonly box: Box;
  readonly shapes: readonly Shape[];
}

/** Where faces come from: the same key always gives the same drawing. */
export type FaceBook = (key: string) => Face;

/** A face on the board; `key` names the thing it stands for, so that events and animations can find it. */
export interface Stamp {
  readonly kind: 'stamp';
  readonly key: string;
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly alpha?: number;
}

/** Shapes drawn for this one place only. */
export interface Sketch {
  readonly kind: 'sketch';
  readonly key: string;
  readonly box: Box;
  readonly shapes: readonly Shape[];
}

export type Item = Stamp | Sketch;

/** Settled layers change with the state; overlay layers with what the player points at. */
export interface Layer {
  readonly name: string;
  readonly overlay: boolean;
  /** Its items do not cover each other: any order will do. */
  readonly loose?: boolean;
  readonly items: readonly Item[];
}

export interface DisplayList {
  readonly box: Box;
  /** Faces that the next moves may ask for: made ready when there is nothing else to do. */
  readonly stock?: readonly string[];
  readonly layers: readonly Layer[];
}
