import type { Actor, Game, GameEvent, Move } from '../core/contract';
import { CHANCE, OVER } from '../core/contract';
import { append, canRedo, canUndo, EMPTY_LOG, redo, undo, type Log } from '../core/log';
import { step } from '../core/step';

/** A step that was just made, unmade or made again. */
export interface Happened<S, E> {
  readonly actor: Actor;
  readonly before: S;
  readonly events: readonly E[];
}

/** How many steps lie between two states that are kept; those between are replayed from the one before. */
const STRIDE = 16;

/** What has happened in a game: its log and the states along it, any of which can be had cheaply. */
export class History<S, M, E extends GameEvent, O> {
  private log: Log = EMPTY_LOG;
  private readonly moves: Move[] = [];
  private readonly told: (readonly E[])[] = [];
  private readonly kept: S[];
  private now: S;

  constructor(
    readonly game: Game<S, M, E, O>,
    readonly start: S,
    /** Words of steps before the start that no longer replay; they are kept, and closed. */
    readonly closed: readonly string[] = [],
  ) {
    this.now = start;
    this.kept = [start];
  }

  get state(): S {
    return this.now;
  }

  /** How many steps have happened, closed ones too. */
  get ply(): number {
    return this.closed.length + this.log.cursor;
  }

  /** Whose step was the last; nobody's at the start. */
  get lastActor(): Actor | undefined {
    return this.log.entries[this.log.cursor - 1]?.actor;
  }

  /** Whose step would be made again. */
  get nextActor(): Actor | undefined {
    return this.log.entries[this.log.cursor]?.actor;
  }

  get canUndo(): boolean {
    return canUndo(this.log);
  }

  get canRedo(): boolean {
    return canRedo(this.log);
  }

  get words(): readonly string[] {
    return [...this.closed, ...this.log.entries.map((entry) => entry.word)];
  }

  /** Makes a legal move; what had been undone is forgotten. */
  push(move: Move): Happened<S, E> {
    const before = this.now;
    const actor = this.game.actor(before);
    const word = this.game.write(before, move);
    const at = this.log.cursor;
    const events: E[] = [];
    this.now = step(this.game, before, move, (event) => events.push(event));
    const reveals = actor === CHANCE || events.some((event) => event.reveals);
    this.log = append(this.log, { word, actor, reveals });
    this.moves.splice(at, Infinity, move);
    this.told.splice(at, Infinity, events);
    this.kept.length = Math.floor(at / STRIDE) + 1;
    if ((at + 1) % STRIDE === 0) this.kept.push(this.now);
    return { actor, before, events };
  }

  /** Takes the last step back, if it may be. */
  undo(): Happened<S, E> {
    const before = this.now;
    const actor = this.lastActor ?? OVER;
    this.log = undo(this.log);
    this.now = this.stateAt(this.ply);
    return { actor, before, events: [] };
  }

  redo(): Happened<S, E> {
    const at = this.log.cursor;
    const before = this.now;
    this.log = redo(this.log);
    this.now = this.stateAt(this.ply);
    return { actor: this.log.entries[at].actor, before, events: this.told[at] };
  }

  /** The state after so many steps; those that are closed cannot be had. */
  stateAt(ply: number): S {
    const at = ply - this.closed.length;
    if (at < 0 || at > this.moves.length) throw new Error(`there is no state at step ${ply}`);
    const from = Math.floor(at / STRIDE);
    if (from * STRIDE === at) return this.kept[from];
    const state = this.game.clone(this.kept[from]);
    for (let move = from * STRIDE; move < at; move++) this.game.play(state, this.moves[move]);
    return state;
  }

  /** Everything that was told up to the cursor, with the step that caused it. */
  events(): readonly { readonly ply: number; readonly event: E }[] {
    return this.told
      .slice(0, this.log.cursor)
      .flatMap((events, at) => events.map((event) => ({ ply: this.closed.length + at, event })));
  }

  /** Plays words as far as they can be played and sets the cursor; gives the number of words played. */
  playWords(words: readonly string[], cursor: number): number {
    for (const [at, word] of words.entries()) {
      const move = this.game.read(this.now, word);
      if (move === undefined || this.game.refuse(this.now, this.game.unpack(move))) return at;
      this.push(move);
    }
    while (this.log.cursor > cursor && this.canUndo) this.log = undo(this.log);
    this.now = this.stateAt(this.ply);
    return words.length;
  }
}
