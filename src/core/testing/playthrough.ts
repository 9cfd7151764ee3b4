/** Whole games as readable text, kept as tests. */
import type { Game, GameEvent } from '../contract';
import { playOut, type Player } from '../replay';

export interface Course<O> {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly player: string;
  readonly options: O;
}

const detail = ({ kind, ...rest }: GameEvent): string => {
  const values = Object.entries(rest).flatMap(([key, value]) =>
    key === 'reveals' || key === 'ply'
      ? []
      : [`${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );
  return `    ${[kind, ...values].join('; ')}`;
};

/** A game as text: every word and what it caused, then the table and the places at the end. */
export const writePlaythrough = <S, M, E extends GameEvent, O>(
  game: Game<S, M, E, O>,
  { seats, seed, player: name, options }: Course<O>,
  player: Player<S>,
  print: (state: S) => string,
): string => {
  const players = new Array<Player<S>>(seats).fill(player);
  const { entries, events, state, outcome } = playOut(game, { options, seed, players });
  const lines = [`${game.id}, ${seats} seats, seed ${seed}, ${name}, ${JSON.stringify(options)}`, ''];
  entries.forEach(({ word, actor }, ply) => {
    lines.push(`${ply} ${actor < 0 ? 'chance' : `seat ${actor}`} ${word}`);
    for (const event of events) if (event.ply === ply) lines.push(detail(event));
  });
  return [...lines, '', print(state), `places: ${outcome.places.join(' ')}`, ''].join('\n');
};
