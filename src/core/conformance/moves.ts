import type { AnyGame, Move } from '../contract';
import { CHANCE, OVER } from '../contract';
import type { Law } from './breach';
import { difference, sharedPart } from './same';

export type Report = (law: Law, detail: string) => void;

/** Holds the legal moves of one state against the laws. */
export const checkMoves = (game: AnyGame, state: unknown, report: Report): Move[] => {
  const over = game.actor(state) === OVER;
  const legal = game.legal(state);
  if (over !== (legal.length === 0)) {
    report('a game that goes on has a legal move, one that is over has none', `${legal.length} legal moves`);
  }
  if (legal.some((move, i) => i > 0 && move <= legal[i - 1])) {
    report('legal moves ascend and none stands twice', legal.join(' '));
  }
  checkRefusals(game, state, legal, report);
  for (const move of legal) checkWord(game, state, move, report);
  if (game.actor(state) === CHANCE) checkWeights(game, state, legal, report);
  return legal;
};

const checkRefusals = (game: AnyGame, state: unknown, legal: readonly Move[], report: Report): void => {
  const law = 'legal is what refuse lets pass';
  const allowed = new Set<Move>();
  for (const action of game.candidates(state)) {
    if (!game.refuse(state, action)) allowed.add(game.pack(action));
  }
  for (const move of legal) {
    const reason = game.refuse(state, game.unpack(move));
    if (reason) report(law, `${game.write(state, move)} is legal but refused by ${reason.rule}`);
    else if (!allowed.has(move)) report(law, `${game.write(state, move)} is legal but no candidate`);
    allowed.delete(move);
  }
  for (const move of allowed) report(law, `${game.write(state, move)} is not legal but nothing refuses it`);
};

const checkWord = (game: AnyGame, state: unknown, move: Move, report: Report): void => {
  const word = game.write(state, move);
  const back = game.read(state, word);
  if (back !== move) {
    report('a word names one move, and a move one word', `${move} writes ${word}, which reads ${back}`);
  }
  const packed = game.pack(game.unpack(move));
  if (packed !== move) report('an action packs and unpacks to itself', `${word}: ${move} became ${packed}`);
};

const checkWeights = (game: AnyGame, state: unknown, legal: readonly Move[], report: Report): void => {
  for (const move of legal) {
    const weight = game.weight(state, move);
    if (!Number.isInteger(weight) || weight <= 0) {
      report('the odds of chance are whole and positive', `${game.write(state, move)} weighs ${weight}`);
    }
  }
};

/** Plays some of the legal moves on clones: each must play, and leave the original as it was. */
export const checkPlays = (game: AnyGame, state: unknown, moves: readonly Move[], report: Report): void => {
  const untouched = game.clone(state);
  const shared = sharedPart(state, untouched);
  if (shared) report('a clone shares nothing with its original', `shared: ${shared}`);
  for (const move of moves) {
    const draft = game.clone(state);
    try {
      game.play(draft, move);
    } catch (error) {
      report('every legal move plays', `${game.write(state, move)}: ${String(error)}`);
    }
  }
  const changed = difference(state, untouched);
  if (changed) {
    const words = moves.map((move) => game.write(untouched, move));
    report('a clone shares nothing with its original', `one of ${words.join(' ')} changed ${changed}`);
  }
};
