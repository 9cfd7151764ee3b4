/**
 * Steps: a game without secrets whose turns have several decisions, to prove undo, hand-over and editions on.
 *
 * S1  A turn begins with a die of three. S2  The seat walks 1 or 2 steps as often as the die says, a point a step, or
 * stops. S3  After a turn that was walked to its end, the next seat says whether it was good, without a die.
 * S4  After six turns the game is over.
 */
import type { Draft, Game, GameEvent, Move, Reason } from '../../core/contract';
import { CHANCE, OVER } from '../../core/contract';

export interface StepsState {
  readonly scores: Int16Array;
  readonly turns: number;
  turn: number;
  /** Walks left; none before the die. */
  left: number;
  phase: number;
}

export type StepsAction =
  | { readonly do: 'roll'; readonly eyes: number }
  | { readonly do: 'walk'; readonly by: number }
  | { readonly do: 'stop' }
  | { readonly do: 'say'; readonly good: number };

export interface StepsEvent extends GameEvent {
  readonly kind: 'rolled' | 'walked' | 'stopped' | 'said';
}

const [ROLL, WALK, SAY] = [0, 1, 2];

const ACTIONS: readonly StepsAction[] = [
  { do: 'roll', eyes: 1 },
  { do: 'roll', eyes: 2 },
  { do: 'roll', eyes: 3 },
  { do: 'walk', by: 1 },
  { do: 'walk', by: 2 },
  { do: 'stop' },
  { do: 'say', good: 0 },
  { do: 'say', good: 1 },
];
const WORDS = ['roll:1', 'roll:2', 'roll:3', 'walk:1', 'walk:2', 'stop', 'say:0', 'say:1'];

const isOver = (state: StepsState): boolean => state.turn >= state.turns;
const seatOf = (state: StepsState): number => state.turn % state.scores.length;

const refuse = (state: StepsState, action: StepsAction): Reason | undefined => {
  if (isOver(state)) return { rule: 'S4' };
  const phase = action.do === 'roll' ? ROLL : action.do === 'say' ? SAY : WALK;
  return state.phase === phase ? undefined : { rule: `S${phase + 1}` };
};

const nextTurn = (state: Draft<StepsState>): void => {
  state.turn++;
  state.phase = ROLL;
  state.left = 0;
};

export const steps: Game<StepsState, StepsAction, StepsEvent, { readonly turns: number }> = {
  id: 'steps',
  edition: 1,
  seats: { min: 2, max: 4 },
  defaults: { turns: 6 },
  options: (data) => data as { readonly turns: number },
  setup: ({ turns }, seats) => ({ scores: new Int16Array(seats), turns, turn: 0, left: 0, phase: ROLL }),
  clone: (state) => ({ ...state, scores: state.scores.slice() }) as Draft<StepsState>,
  actor: (state) => {
    if (isOver(state)) return OVER;
    if (state.phase === ROLL) return CHANCE;
    return state.phase === WALK ? seatOf(state) : (state.turn + 1) % state.scores.length;
  },
  candidates: () => [...ACTIONS],
  legal: (state) => ACTIONS.filter((action) => !refuse(state, action)).map(steps.pack),
  refuse,
  weight: () => 1,
  play: (state, move, tell) => {
    const action = steps.unpack(move);
    const seat = seatOf(state);
    switch (action.do) {
      case 'roll':
        state.left = action.eyes;
        state.phase = WALK;
        tell?.({ kind: 'rolled', reveals: true });
        break;
      case 'walk':
        state.scores[seat] += action.by;
        tell?.({
          kind: 'walked',
          seat,
          points: action.by,
          parts: [{ count: action.by, what: 'step', each: 1 }],
        });
        if (--state.left === 0) state.phase = SAY;
        break;
      case 'stop':
        tell?.({ kind: 'stopped', seat });
        nextTurn(state);
        break;
      case 'say':
        tell?.({ kind: 'said' });
        nextTurn(state);
        break;
    }
  },
  scores: (state) => Array.from(state.scores),
  outcome: (state) => (isOver(state) ? { places: Array.from(state.scores, () => 1) } : undefined),
  audit: (state) => (state.phase > SAY ? ['no such phase'] : []),
  observe: (state) => state,
  hear: (event) => event,
  pack: (action) => ACTIONS.findIndex((one) => JSON.stringify(one) === JSON.stringify(action)) as Move,
  unpack: (move) => ACTIONS[move],
  write: (_state, move) => WORDS[move],
  read: (_state, word) => {
    const at = WORDS.indexOf(word);
    return at < 0 ? undefined : (at as Move);
  },
};
