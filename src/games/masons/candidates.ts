import { BOARD, LINES, POINTS, TRIANGLES } from './board';
import { CARD_COUNT } from './cards';
import { THROWS, type MasonsAction } from './moves';
import { COLOUR_KINDS, NONE, TOWER_KINDS } from './pieces';
import type { MasonsState } from './state';

const upTo = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const ROLLS: readonly MasonsAction[] = [NONE, ...upTo(TOWER_KINDS, (tower) => tower)].flatMap((tower) =>
  [[NONE, NONE] as const, ...THROWS]
    .filter(([first]) => tower !== NONE || first !== NONE)
    .map(([first, second]): MasonsAction => ({ do: 'roll', tower, first, second })),
);

const PALACES: readonly MasonsAction[] = upTo(TRIANGLES, (first) =>
  [first, ...BOARD.neighbours.slice(3 * first, 3 * first + 3)]
    .filter((second) => second >= first)
    .flatMap((second) =>
      upTo(COLOUR_KINDS, (colour): MasonsAction => ({ do: 'palace', colour, first, second })),
    ),
).flat();

const ANYTIME: readonly MasonsAction[] = [{ do: 'early' }, { do: 'keep' }, { do: 'done' }];

/** Every action that somebody might try now, lawful or not: a tap anywhere, any card, any button. */
export const candidates = (state: MasonsState): MasonsAction[] =>
  state.phase === 'over' ? [] : [...ANYTIME, ...tries(state)];

const tries = (state: MasonsState): readonly MasonsAction[] => {
  switch (state.phase) {
    case 'draw':
      return upTo(CARD_COUNT, (card) => ({ do: 'draw', card }));
    case 'wall':
      return upTo(LINES, (line) => ({ do: 'wall', line }));
    case 'roll':
      return ROLLS;
    case 'tower':
      return upTo(POINTS, (point) =>
        upTo(TOWER_KINDS, (colour): MasonsAction => ({ do: 'tower', colour, point })),
      ).flat();
    case 'house':
      return upTo(TRIANGLES, (triangle) =>
        upTo(COLOUR_KINDS, (colour): MasonsAction => ({ do: 'house', colour, triangle })),
      ).flat();
    case 'palace':
      return PALACES;
    case 'merge':
      return upTo(TRIANGLES, (city) => ({ do: 'merge', city }));
    case 'score':
    case 'final':
      return upTo(CARD_COUNT, (card): MasonsAction[] => [
        { do: 'play', card },
        { do: 'discard', card },
      ]).flat();
    case 'swap':
      return upTo(CARD_COUNT, (card) => ({ do: 'swap', card }));
    case 'pick':
      return upTo(TRIANGLES, (city) => ({ do: 'city', city }));
    case 'deal':
    case 'turn':
    case 'complete':
    case 'over':
      return [];
  }
};
