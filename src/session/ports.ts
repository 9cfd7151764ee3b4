import type { Move, Seat } from '../core/contract';
import type { Random } from '../core/random';
import type { Library } from '../saves/library';

/** Chooses for a computer's seat: gets what that seat may know and a luck of its own, never the game's seed or log. */
export type Thinker<S> = (seen: S, seat: Seat, random: Random) => Move | Promise<Move>;

export interface SessionPorts<S> {
  readonly library: Pick<Library, 'keep'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Who plays a computer's seat of this level. */
  computer(level: string): Thinker<S> | undefined;
  /** Waited for before each step that chance or a computer makes, so that people can follow. */
  pace?(): Promise<void>;
}
