/** Games played by words, for tests. */
import type { Game, GameEvent, Reason } from '../contract';

/** The verbs of a game on words instead of packed moves. */
export const byWords = <S, M, E extends GameEvent, O>(game: Game<S, M, E, O>) => {
  /** The rule against a word. */
  const whyNot = (state: S, word: string): Reason | undefined => {
    const move = game.read(state, word);
    return move === undefined ? { rule: 'unreadable' } : game.refuse(state, game.unpack(move));
  };
  return {
    whyNot,
    /** The legal words. */
    wordsOf: (state: S): string[] => game.legal(state).map((move) => game.write(state, move)),
    /** Plays words, each of which must be lawful. */
    playWords: (from: S, ...words: readonly string[]): { state: S; events: E[] } => {
      const state = game.clone(from);
      const events: E[] = [];
      for (const word of words) {
        const reason = whyNot(state, word);
        const move = game.read(state, word);
        if (reason || move === undefined) throw new Error(`${word} is refused: ${JSON.stringify(reason)}`);
        game.play(state, move, (event) => events.push(event));
      }
      return { state, events };
    },
  };
};

/** Entries of the score sheet as text: `1: 4 street = 4 tile × 1`. */
export const sheetOf = (events: readonly GameEvent[]): string[] =>
  events.flatMap(({ kind, seat, points, parts = [] }) => {
    if (points === undefined) return [];
    const sum = parts.map(({ count, what, each }) => `${count} ${what} × ${each}`).join(' + ');
    return [`${seat}: ${points} ${kind}${sum && ` = ${sum}`}`];
  });

/** The names of events, in their order. */
export const kindsOf = (events: readonly GameEvent[]): string[] => events.map(({ kind }) => kind);
