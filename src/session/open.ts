import type { Game, GameEvent } from '../core/contract';
import { PUBLIC } from '../core/contract';
import { fromPlain, toPlain, type Plain } from '../saves/plain';
import { problem, type Problem } from '../saves/problems';
import type { Save } from '../saves/save';
import { History } from './history';

/** A save brought to life. */
export interface Opened<S, M, E extends GameEvent, O> {
  readonly history: History<S, M, E, O>;
  readonly save: Save;
}

/**
 * Brings a save to life: by replaying its log, or, if the rules have changed under it, from the position stored beside
 * the log, its past closed. A save that allows neither gives the step at which it broke.
 */
export const openSave = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  save: Save,
): Opened<S, M, E, O> | Problem => {
  if (save.game !== game.id) return problem('unknown-game', { game: save.game });
  if (save.edition > game.edition) return problem('newer', { version: save.edition });
  const options = readOptions(game, save.options);
  const count = save.seats.length;
  if (options === undefined || count < game.seats.min || count > game.seats.max) return problem('damaged');

  const replayed = replaySave(game, save, options);
  if (typeof replayed === 'object' && agrees(replayed, save)) return { history: replayed, save };

  const state = revive(game, save, save.snapshot, options);
  if (state !== undefined) return { history: new History(game, state, save.log.slice(0, save.cursor)), save };
  if (save.edition < game.edition) return problem('outdated', { edition: save.edition });
  return problem('broken', { step: typeof replayed === 'number' ? replayed + 1 : save.cursor });
};

/** The position of a save, as everybody may see it, without replaying it: for pictures in lists. */
export const peek = <S, M, E extends GameEvent, O>(game: Game<S, M, E, O>, save: Save): S | undefined => {
  const options = readOptions(game, save.options);
  const state = options === undefined ? undefined : revive(game, save, save.snapshot, options);
  return state === undefined ? undefined : game.observe(state, PUBLIC);
};

const readOptions = <S, M, E extends GameEvent, O>(game: Game<S, M, E, O>, data: unknown): O | undefined => {
  const options = game.options(data);
  return typeof options === 'object' && options !== null && 'rule' in options ? undefined : (options as O);
};

/** The history that the log tells, or the number of its words that could be played. */
const replaySave = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  save: Save,
  options: O,
): History<S, M, E, O> | number => {
  const closed = save.base?.ply ?? 0;
  let played = closed;
  try {
    const start = save.base
      ? revive(game, save, save.base.state, options)
      : game.setup(options, save.seats.length);
    if (start === undefined) return closed;
    const history = new History(game, start, save.log.slice(0, closed));
    const words = save.log.slice(closed);
    played += history.playWords(words, save.cursor - closed);
    return played === save.log.length ? history : played;
  } catch {
    return played;
  }
};

/** Under the edition it was written by, a log is trusted; under a later one it must lead to the same position. */
const agrees = <S, M, E extends GameEvent, O>(history: History<S, M, E, O>, save: Save): boolean =>
  history.ply === save.cursor &&
  (save.edition === history.game.edition ||
    JSON.stringify(toPlain(history.state)) === JSON.stringify(save.snapshot));

/** A stored position as a state of the present edition; nothing unless the game stands by it. */
const revive = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  save: Save,
  plain: Plain,
  options: O,
): S | undefined => {
  try {
    const old = fromPlain(plain);
    const adopted = game.adopt && save.edition < game.edition ? game.adopt(old, save.edition) : old;
    if (adopted === undefined || !isLike(adopted, game.setup(options, save.seats.length))) return undefined;
    const state = adopted as S;
    if (game.audit(state).length > 0) return undefined;
    return game.legal(state).length > 0 || game.outcome(state) ? state : undefined;
  } catch {
    return undefined;
  }
};

/** Whether data has the fields of a state, each of the same kind; lists may differ in length. */
const isLike = (data: unknown, model: unknown): boolean => {
  if (typeof data !== typeof model) return false;
  if (typeof model !== 'object' || model === null || typeof data !== 'object' || data === null) return true;
  if (Object.getPrototypeOf(data) !== Object.getPrototypeOf(model)) return false;
  if (Array.isArray(model)) return true;
  if (ArrayBuffer.isView(model)) return ArrayBuffer.isView(data) && data.byteLength === model.byteLength;
  const [fields, expected] = [Object.keys(data), Object.entries(model)];
  return (
    fields.length <= expected.length &&
    expected.every(
      ([key, part]) => part === undefined || isLike((data as { [key: string]: unknown })[key], part),
    )
  );
};
