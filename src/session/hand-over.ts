import type { Actor, Eye, GameEvent, Seat } from '../core/contract';
import type { Seating } from '../saves/save';
import { deciderOf } from '../saves/standing';
import type { History } from './history';
import { eyeOf, isPerson, NOBODY, personsAt, waitFor, type Presence, type Wait } from './presence';

/** Who is at the device of a running game, from step to step. */
export class HandOver<S, M, E extends GameEvent, O> {
  private presence: Presence = NOBODY;
  /** The person who made the last step has said that it stands. */
  private stands = false;
  private decided: { readonly state: S; readonly seat: Seat | undefined } | undefined;

  constructor(
    private readonly history: History<S, M, E, O>,
    private readonly seats: readonly Seating[],
  ) {}

  get eye(): Eye {
    return eyeOf(this.seats, this.presence);
  }

  /** The seat that decides next, after whatever chance does before. */
  get decider(): Seat | undefined {
    const { state, game } = this.history;
    if (this.decided?.state !== state) this.decided = { state, seat: deciderOf(game, state) };
    return this.decided.seat;
  }

  get wait(): Wait | undefined {
    const { seats, decider, presence } = this;
    const open = this.mayUndo && !this.stands;
    return waitFor(this.history.game, this.history.state, { seats, decider, presence, open });
  }

  /** A person is to act and is there. */
  get personDecides(): boolean {
    return isPerson(this.seats, this.history.game.actor(this.history.state)) && !this.wait;
  }

  /** Only a person's own steps can be taken back, and only until somebody else has taken over. */
  get mayUndo(): boolean {
    const { lastActor, canUndo } = this.history;
    return canUndo && isPerson(this.seats, lastActor) && this.isNobodyBut(lastActor);
  }

  get mayRedo(): boolean {
    return this.history.canRedo && this.isNobodyBut(this.history.nextActor);
  }

  /** The person waited for is there, or the last step of the turn stands. */
  takeOver(): void {
    const { wait } = this;
    if (wait?.for === 'person') this.presence = { seat: wait.seat, curtain: wait.curtain };
    else this.endTurn();
  }

  /** The turn's last step stands; until the computer acts it can be taken back all the same. */
  endTurn(): void {
    if (this.wait?.for === 'end-of-turn') this.stands = true;
  }

  /** After each step: whoever is not to decide next leaves, unless that person's last step can still be taken back. */
  stepped(): void {
    this.stands = false;
    this.leave();
  }

  leave(): void {
    const { wait } = this;
    if (this.presence.seat === undefined || wait?.for === 'end-of-turn') return;
    if (wait || this.decider !== this.presence.seat) this.presence = NOBODY;
  }

  /** Whoever took a step back goes on at once; in a game with secrets that person must take over again. */
  tookBack(seat: Seat): void {
    const open = this.history.game.private === undefined;
    if (open && this.presence.seat === undefined) this.presence = { ...NOBODY, seat };
    this.stepped();
  }

  /** The app went to the background: somebody else may be holding the device when it comes back. */
  veil(): void {
    const { seat } = this.presence;
    if (seat === undefined || this.history.game.private === undefined) return;
    if (personsAt(this.seats).length > 1) this.presence = { ...NOBODY, veiled: seat };
  }

  /** Whether nobody but this seat has taken over; who was there before the background counts. */
  private isNobodyBut(seat: Actor | undefined): boolean {
    const there = this.presence.seat ?? this.presence.veiled;
    return there === undefined || there === seat;
  }
}
