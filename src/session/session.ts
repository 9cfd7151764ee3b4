import type { Actor, Game, GameEvent, Move, Reason, Seat } from '../core/contract';
import { CHANCE, OVER } from '../core/contract';
import { randomAt } from '../core/random';
import type { Told } from '../core/replay';
import { drawMove } from '../core/step';
import { problem, type Problem } from '../saves/problems';
import { entitle, type Save } from '../saves/save';
import { HandOver } from './hand-over';
import type { Happened, History } from './history';
import { placeSave } from './new-save';
import type { Opened } from './open';
import type { SessionPorts } from './ports';
import { isPerson } from './presence';
import { lookAt, type Step, type Table } from './table';
import { Writes } from './writes';

type Refused = Promise<Reason | undefined>;

/**
 * A game being played: checked steps, undo, hand-over, the computer's turns, and every step stored before the next.
 *
 * Screens read `getTable` and `subscribe` (made for `useSyncExternalStore`) and hear single steps through `listen`.
 * Commands resolve when their step is stored, to the reason if it was refused.
 */
export class Session<S, M, E extends GameEvent, O> {
  private readonly game: Game<S, M, E, O>;
  private readonly history: History<S, M, E, O>;
  private readonly handOver: HandOver<S, M, E, O>;
  private save: Save;
  private thinking: Seat | undefined;
  private problem: Problem | undefined;
  /** People chose to go on although steps cannot be stored. */
  private unsaved = false;
  private readonly writes = new Writes();
  private driving: Promise<void> | undefined;
  private closed = false;
  private table: Table<S>;
  private readonly watchers = new Set<() => void>();
  private readonly listeners = new Set<(step: Step<S, E>) => void>();

  constructor(
    opened: Opened<S, M, E, O>,
    private readonly ports: SessionPorts<S>,
  ) {
    this.history = opened.history;
    this.game = opened.history.game;
    this.save = opened.save;
    this.handOver = new HandOver(this.history, this.save.seats);
    this.table = this.look();
    void this.drive();
  }

  readonly getTable = (): Table<S> => this.table;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Every step as it happens, however many a screen draws at once. */
  readonly listen = (listener: (step: Step<S, E>) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The game as it is kept: for export and reports, never for screens. */
  record(): Save {
    return { ...placeSave(this.history, this.save), updated: this.ports.now() };
  }

  /** Everything told so far, as the present eye may know it. */
  heard(): readonly Told<E>[] {
    const { eye } = this.table;
    return this.history.events().flatMap(({ ply, event }) => {
      const known = this.game.hear(event, eye);
      return known ? [{ ...known, ply }] : [];
    });
  }

  /** The game after so many steps, as the present eye may see it. */
  seenAt(ply: number): S {
    return this.game.observe(this.history.stateAt(ply), this.table.eye);
  }

  /**
   * Tries an action for the person who decides now. If it ends the turn and `stands`, a computer that comes next need
   * not be let go on by `takeOver`.
   */
  attempt(action: M, { stands = false }: { readonly stands?: boolean } = {}): Refused {
    return this.command(
      () => this.handOver.personDecides,
      async () => {
        // By what this person sees: a reason must not tell more than that.
        const seen = this.game.observe(this.history.state, this.handOver.eye);
        const refused = this.game.refuse(seen, action);
        if (!refused) await this.make(this.game.pack(action), stands);
        return refused;
      },
    );
  }

  /** The next person takes over the device, or the turn's last step stands and the computer may go on. */
  takeOver(): Refused {
    return this.command(
      () => this.handOver.wait !== undefined,
      async () => {
        this.handOver.takeOver();
        this.publish();
        return undefined;
      },
    );
  }

  /** Takes the last step back, as far as the last reveal or somebody else's step. */
  undo(): Refused {
    return this.command(
      () => this.handOver.mayUndo,
      async () => {
        const undone = this.history.undo();
        this.handOver.tookBack(undone.actor);
        await this.settle('taken-back', this.history.ply, undone);
        return undefined;
      },
    );
  }

  redo(): Refused {
    return this.command(
      () => this.handOver.mayRedo,
      async () => {
        const { ply } = this.history;
        const redone = this.history.redo();
        this.handOver.stepped();
        await this.settle('made-again', ply, redone);
        return undefined;
      },
    );
  }

  /** Gives the game a title of its own; an empty one takes it away. */
  rename(title: string): Refused {
    return this.command(
      () => true,
      async () => {
        this.save = entitle(this.save, title);
        await this.store();
        return this.problem;
      },
    );
  }

  /** The app goes to the background: with several persons and secrets, a curtain falls at once. */
  background(): void {
    this.handOver.veil();
    this.publish();
  }

  /** After a problem: stores the last step again, or lets the computer try again. */
  async retry(): Promise<void> {
    await this.writes.settled();
    if (this.problem?.rule === 'computer-failed') this.problem = undefined;
    else if (this.problem) await this.store();
    void this.drive();
  }

  /** People choose to play on although steps cannot be stored; each next step tries again. */
  goOnUnsaved(): void {
    this.unsaved = true;
    this.publish();
    void this.drive();
  }

  /** Leaves the game: nothing more happens in it. Resolves when the last step is stored. */
  async close(): Promise<void> {
    this.closed = true;
    await this.writes.settled();
  }

  /** Resolves when nothing goes on until a person acts. */
  async idle(): Promise<void> {
    await this.writes.settled();
    while (this.driving) await this.driving;
  }

  /**
   * Runs a command on the position it was given for: it waits until the last step is stored, and is refused if
   * something else happened meanwhile.
   */
  private async command(may: () => boolean, run: () => Refused): Refused {
    const { ply } = this.history;
    await this.writes.settled();
    if (this.stopped()) return this.problem;
    if (this.closed || this.history.ply !== ply || !may()) return problem('not-now');
    const refused = await run();
    void this.drive();
    return refused;
  }

  private async make(move: Move, stands = false): Promise<void> {
    const { ply } = this.history;
    const made = this.history.push(move);
    this.handOver.stepped();
    if (stands) this.handOver.endTurn();
    await this.settle('made', ply, made);
  }

  /** Tells listeners of a step, through the eye of the table that follows it, and stores it. */
  private async settle(kind: Step<S, E>['kind'], ply: number, happened: Happened<S, E>): Promise<void> {
    this.table = this.look();
    const { eye, seen: after } = this.table;
    const before = this.game.observe(happened.before, eye);
    const events = happened.events.flatMap((event) => this.game.hear(event, eye) ?? []);
    const step = { kind, ply, actor: happened.actor, before, after, events };
    for (const listener of this.listeners) listener(step);
    await this.store();
  }

  private store(): Promise<void> {
    const write = async (): Promise<void> => {
      this.problem = await this.ports.library.keep(this.record());
    };
    return this.writes.start(write, () => this.publish());
  }

  /** Lets chance and the computer's seats act until a person must. */
  private drive(): Promise<void> {
    this.driving ??= this.run();
    return this.driving;
  }

  private async run(): Promise<void> {
    try {
      for (;;) {
        await this.writes.settled();
        this.handOver.leave();
        const actor = this.automatic();
        if (actor === undefined) return;
        const { state } = this.history;
        // While it waits or thinks the step before may be taken back, or the app go to the background.
        const due = (): boolean => this.history.state === state && this.automatic() === actor;
        await this.ports.pace?.();
        if (!due()) continue;
        const move = actor === CHANCE ? this.draw() : await this.think(actor);
        if (move !== undefined && due()) await this.make(move);
      }
    } finally {
      this.driving = undefined;
      this.publish();
    }
  }

  /** Chance or the computer's seat, if it may act now. */
  private automatic(): Actor | undefined {
    if (this.closed || this.stopped() || this.handOver.wait) return undefined;
    const actor = this.game.actor(this.history.state);
    return actor === OVER || isPerson(this.save.seats, actor) ? undefined : actor;
  }

  private draw(): Move {
    return drawMove(this.game, this.history.state, this.save.seed, this.history.ply);
  }

  private async think(seat: Seat): Promise<Move | undefined> {
    const { state, ply } = this.history;
    const seating = this.save.seats[seat];
    const thinker = seating.by === 'computer' ? this.ports.computer(seating.level) : undefined;
    this.thinking = seat;
    this.publish();
    try {
      const seen = this.game.observe(state, seat);
      const move = await thinker?.(seen, seat, randomAt(this.save.aiSeed, ply, 'player'));
      if (move !== undefined && this.game.legal(state).includes(move)) return move;
      this.problem = problem('computer-failed', { seat });
    } catch {
      this.problem = problem('computer-failed', { seat });
    } finally {
      this.thinking = undefined;
    }
    return undefined;
  }

  private stopped(): boolean {
    return this.problem !== undefined && (this.problem.rule === 'computer-failed' || !this.unsaved);
  }

  private publish(): void {
    this.table = this.look();
    for (const watcher of this.watchers) watcher();
  }

  private look(): Table<S> {
    const { thinking, problem: fault, save, writes } = this;
    const now = { thinking, storing: writes.busy, problem: fault, stopped: this.stopped(), save };
    return lookAt(this.history, this.handOver, now, this.table);
  }
}
