import type { Game, GameEvent } from '../../core/contract';
import { randomAt, type Random } from '../../core/random';
import type { Library } from '../../saves/library';
import { isProblem } from '../../saves/problems';
import { SEAT_COLOURS, type Save, type Seating } from '../../saves/save';
import { newSave } from '../new-save';
import { openSave } from '../open';
import type { Thinker } from '../ports';
import { Session } from '../session';

/** Seats from a word: `pp` are two persons, `pc` a person and a computer. */
export const seatsOf = (word: string): readonly Seating[] =>
  [...word].map((by, seat) => {
    const sitting = { name: `Seat ${seat + 1}`, colour: SEAT_COLOURS[seat] };
    return by === 'p' ? { by: 'person', ...sitting } : { by: 'computer', level: 'easy', ...sitting };
  });

/** A new game for tests: nothing in it depends on time or place. */
export const newGame = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  seats: string,
  { id = 'game1', seed = 1, aiSeed = 99, options = game.defaults } = {},
): Save => newSave(game, { options, seats: seatsOf(seats) }, { id, seed, aiSeed, now: 1_000 });

/** A session on a save that opens. */
export const sitDown = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  save: Save,
  library: Pick<Library, 'keep'>,
  computer?: Thinker<S>,
  pace?: () => Promise<void>,
): Session<S, M, E, O> => {
  const opened = openSave(game, save);
  if (isProblem(opened)) throw new Error(`does not open: ${JSON.stringify(opened)}`);
  const legal: Thinker<S> = (seen, _seat, random) => {
    const moves = game.legal(seen);
    return moves[random.int(moves.length)];
  };
  let time = 2_000;
  const ports = { library, now: () => time++, computer: () => computer ?? legal };
  return new Session(opened, pace ? { ...ports, pace } : ports);
};

/** A library that keeps nothing and never fails. */
export const noLibrary: Pick<Library, 'keep'> = { keep: async () => undefined };

/** Does one thing that people may do: take over, take back, do again, act. */
export const actAtRandom = async <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  session: Session<S, M, E, O>,
  random: Random,
): Promise<void> => {
  await session.idle();
  const table = session.getTable();
  const whim = random.int(10);
  if (whim === 0 && table.canUndo) await session.undo();
  else if (whim === 1 && table.canRedo) await session.redo();
  else if (table.wait) await session.takeOver();
  else if (table.legal.length > 0) {
    const action = game.unpack(table.legal[random.int(table.legal.length)]);
    await session.attempt(action, { stands: whim === 2 });
  }
  await session.idle();
};

/** Plays on as people might, to the end of the game or for so many acts. */
export const playAtRandom = async <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  session: Session<S, M, E, O>,
  seed: number,
  acts = 5_000,
): Promise<void> => {
  const random = randomAt(seed, 0, 'table');
  for (let act = 0; act < acts; act++) {
    await session.idle();
    const table = session.getTable();
    if (table.outcome || table.problem) return;
    await actAtRandom(game, session, random);
  }
};
