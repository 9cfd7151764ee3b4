import type { Eye, Game, GameEvent, Seat } from '../../core/contract';
import { PUBLIC } from '../../core/contract';
import { difference } from '../../core/conformance/same';
import { randomAt } from '../../core/random';
import { fromPlain } from '../../saves/plain';
import { personsAt } from '../presence';
import type { Step } from '../table';
import { actAtRandom, newGame, noLibrary, sitDown } from './sit-down';

/** What was overheard in a game, and how often anybody listened. */
export interface Overheard {
  readonly faults: readonly string[];
  readonly tables: number;
  /** Hand-overs behind a curtain. */
  readonly curtains: number;
}

/**
 * Plays a whole game as people might, the app going to the background now and then, and holds everything that a screen,
 * a log, an animation or an announcement is given against another world: one that whoever sits before the device cannot
 * tell from the real one. Whatever differs between the two is a secret that got out.
 */
export const eavesdrop = async <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  seats: string,
  seed: number,
  /** The game whose word counts on who may know what: another than the one played, to show that a leak is found. */
  honest: Game<S, M, E, O> = game,
): Promise<Overheard> => {
  const session = sitDown(game, newGame(game, seats, { seed }), noLibrary);
  const persons = personsAt(session.getTable().seats);
  const alone = persons.length === 1 ? persons[0] : undefined;
  const faults: string[] = [];
  let [tables, curtains] = [0, 0];
  /** Who sits before the device, as far as people have told it. */
  let there: Eye = alone ?? PUBLIC;

  const fault = (what: string, found: string | undefined): void => {
    if (found) faults.push(`seed ${seed}, step ${session.getTable().ply}, ${what}: ${found}`);
  };
  const look = (): void => {
    const table = session.getTable();
    const { eye, wait, decider } = table;
    tables++;
    if (eye !== PUBLIC && eye !== there) fault('eye', `${eye}, but ${there} is there`);
    if (wait?.for === 'person' && (eye !== PUBLIC || table.legal.length > 0)) fault('hand-over', 'not blank');
    // The state behind the table, as no screen gets it.
    const state = fromPlain(session.record().snapshot) as S;
    const other = otherWorld(honest, state, { eye, seats: seats.length, seed: seed + tables });
    const seen = honest.observe(other, eye);
    fault('seen', difference(table.seen, seen));
    fault('review', difference(session.seenAt(table.ply), seen));
    fault('scores', difference(table.scores, game.scores(seen)));
    if (table.legal.length > 0) fault('offer', difference(table.legal, game.legal(other)));
    // Whether a curtain falls is for all to see.
    if (wait?.for === 'person' && decider !== undefined)
      fault('curtain', difference(game.private?.(state, decider), game.private?.(other, decider)));
    for (const event of session.heard()) fault('log', untold(honest, event, eye));
  };
  session.subscribe(look);
  session.listen(({ before, after, events }: Step<S, E>) => {
    const { eye } = session.getTable();
    fault('before', difference(before, honest.observe(before, eye)));
    fault('after', difference(after, honest.observe(after, eye)));
    for (const event of events) fault('told', untold(honest, event, eye));
  });

  const random = randomAt(seed, 1, 'table');
  await session.idle();
  while (!session.getTable().outcome) {
    if (random.int(8) === 0) session.background();
    const { wait } = session.getTable();
    if (alone === undefined && wait?.for === 'person') {
      there = wait.seat;
      if (wait.curtain) curtains++;
    }
    await actAtRandom(game, session, random);
    look();
  }
  return { faults, tables, curtains };
};

/** The same game with everything dealt anew that this eye may not know; for nobody, all that any seat knows alone. */
const otherWorld = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  state: S,
  { eye, seats, seed }: { readonly eye: Eye; readonly seats: number; readonly seed: number },
): S => {
  const knowing: readonly Seat[] = eye === PUBLIC ? [...Array(seats).keys()] : [eye];
  return knowing.reduce(
    (world, seat) =>
      game.imagine?.(game.observe(world, seat), seat, randomAt(seed, seat, 'imagine')) ?? world,
    state,
  );
};

/** What of an event this eye should not have been told. */
const untold = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  event: E,
  eye: Eye,
): string | undefined => difference(event, game.hear(event, eye));
