/** `play`, `replay` and `legal`: whole games as records, and records as games. */
import type { AnyGame, GameEvent } from '../../src/core/contract';
import { OVER } from '../../src/core/contract';
import {
  playOut,
  replay,
  type Broken,
  type Record as GameRecord,
  type Replayed,
  type Told,
} from '../../src/core/replay';
import type { Boxed } from '../../src/games/shelf';
import { boxOf, optionsOf, readRecord, seatsOf, seedOf, writeReason, type Input } from './input';
import { levelNamed, levelNames } from './levels';
import { Trouble } from './trouble';

export interface Answer {
  readonly json: unknown;
  readonly text?: string;
  /** A one-line reason: the answer is printed, and the command fails. */
  readonly failed?: string;
}

/** The record with what it came to. Events without points are left out unless all are asked for. */
const answer = (
  box: Boxed,
  record: GameRecord,
  { state, events }: Pick<Replayed<unknown, GameEvent>, 'state' | 'events'>,
  input: Input,
): Answer => {
  const { game } = box;
  const outcome = game.outcome(state);
  const told = input.flags.has('all') ? events : events.filter(({ points }) => points !== undefined);
  return {
    json: {
      ...record,
      events: told.map(plain),
      scores: [...game.scores(state)],
      ...(outcome && { outcome }),
    },
    text: [...record.log.map((word, ply) => `${ply} ${word}`), '', box.print(state as never)].join('\n'),
  };
};

const plain = ({ ply, kind, ...rest }: Told<GameEvent>): object => ({ ply, kind, ...rest });

export const play = (input: Input): Answer => {
  const box = boxOf(input.words[1]);
  const seats = seatsOf(input, box);
  const seed = seedOf(input);
  const names = levelNames(input.options.get('levels'), 'random');
  if (names.length > seats) throw new Trouble(`${names.length} levels are too many for ${seats} seats`);
  const players = Array.from({ length: seats }, (_, seat) => levelNamed(box, names[seat % names.length]));
  const played = playOut(box.game, { options: optionsOf(input, box), seed, players });
  return answer(box, played.record, played, input);
};

export const replayFile = (input: Input): Answer => {
  const { box, record } = readRecord(input.words[1]);
  const replayed = replay(box.game, record);
  if (!replayed.broken) return answer(box, record, replayed, input);
  return { json: { broken: replayed.broken }, failed: writeBroken(replayed.broken) };
};

const writeBroken = ({ index, word, reason }: Broken): string => {
  const fault =
    reason.rule === 'unreadable'
      ? 'is no word of this game'
      : reason.rule === 'over'
        ? 'comes after the end of the game'
        : `is refused by ${writeReason(reason)}`;
  return `word ${index}, ${word}, ${fault}`;
};

export const legalFile = (input: Input): Answer => {
  const { box, record, cursor } = readRecord(input.words[1]);
  const game: AnyGame = box.game;
  const replayed = replay(game, { ...record, log: record.log.slice(0, cursor) });
  if (replayed.broken) throw new Trouble(writeBroken(replayed.broken));
  const { state } = replayed;
  const words = game.actor(state) === OVER ? [] : game.legal(state).map((move) => game.write(state, move));
  return { json: words, text: words.join('\n') };
};
