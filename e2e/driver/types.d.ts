/** What the parts of the driver say to each other, and the private Detox classes they stand on. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** A text or an expression, in a form that can be sent into the page. */
export type Pattern = { readonly equals: string } | { readonly source: string; readonly flags: string };

/** What a matcher asks of an element, as plain data. */
export type Predicate =
  | { readonly kind: 'id' | 'text' | 'label' | 'value'; readonly pattern: Pattern }
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'traits'; readonly traits: readonly string[] }
  | { readonly kind: 'all'; readonly of: readonly Predicate[] }
  | { readonly kind: 'ancestor' | 'descendant'; readonly of: Predicate };

/** Everything the driver knows about one matched element at one moment. */
export interface Sighting {
  readonly name: string;
  readonly identifier: string;
  readonly text: string;
  readonly label: string | undefined;
  readonly value: string | undefined;
  readonly placeholder: string | undefined;
  readonly toggled: boolean | undefined;
  readonly enabled: boolean;
  readonly focused: boolean;
  /** Takes up room on the page; what is not rendered exists only. */
  readonly rendered: boolean;
  readonly frame: Frame;
  /** How much of it can be seen, 0–100. */
  readonly visible: number;
}

/** Why a touch at a point would not reach an element; undefined when it would. */
export type Obstacle = string | undefined;

/** How far the nearest scroller of an element has been scrolled. */
export interface ScrollOffset extends Point {
  readonly moves: boolean;
}

export interface DeviceConfig {
  readonly type: string;
  readonly device: { readonly width: number; readonly height: number; readonly scale?: number };
  /** Milliseconds: how long an expectation and an action wait for the app to come to rest. */
  readonly patience?: { readonly expectation?: number; readonly action?: number };
}

export type Direction = 'up' | 'down' | 'left' | 'right';
export type Edge = 'top' | 'bottom' | 'left' | 'right';
export type Speed = 'fast' | 'slow';
