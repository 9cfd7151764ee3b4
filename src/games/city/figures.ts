/** Figures over many games, from their events alone: how games ended, what was seen, what each kind of scoring paid (C3). */
import { percent, round, tally, type Figures } from '../../core/figures';
import { SCORE_KINDS, type CityEvent } from './events';
import { TRIGGERS, type Trigger } from './state';

type ScoreKind = (typeof SCORE_KINDS)[number];

/** Why a course of games may not come to see an end. */
const RARE_ENDS: { readonly [trigger in Trigger]?: string } = {
  'gap by wall':
    'Uniformly random seats complete so little that the wall seldom comes half way round; greedy ones end so often.',
  'gap by tile':
    'A tile must take two or more sides off a nearly closed rim, by filling a notch or shutting a bay, in the few turns ' +
    'between the last wall round and the end.',
  'last wall':
    'All 70 walls must stand and more than five rim sides be open still: a sprawling city with a scoring in nearly ' +
    'every turn. Set-ups with fewer walls reach it at once.',
};

/** A ledger of games: `add` the events of each, `report` what they came to. */
export const keepFigures = () => {
  const ends = tally(TRIGGERS);
  const points = tally(SCORE_KINDS);
  const gamesWith = tally(SCORE_KINDS);
  const pieces = { walls: 0, guards: 0, towers: 0, gates: 0 };
  let games = 0;
  let drawn = 0;
  let setAside = 0;

  const add = (events: readonly CityEvent[]): void => {
    games++;
    const seen = new Set<ScoreKind>();
    for (const event of events) {
      switch (event.kind) {
        case 'street':
        case 'market':
        case 'tower':
        case 'residential':
        case 'guard':
          points[event.kind] += event.points;
          seen.add(event.kind);
          break;
        case 'drew':
          drawn++;
          break;
        case 'set-aside':
          setAside++;
          break;
        case 'gate':
          pieces.gates++;
          break;
        case 'wall':
          pieces.walls++;
          break;
        case 'guard-posted':
          pieces.guards++;
          break;
        case 'tower-built':
          pieces.towers++;
          break;
        case 'ended':
          ends[event.trigger]++;
          break;
        default:
      }
    }
    for (const kind of seen) gamesWith[kind]++;
  };

  const report = () => {
    const all = SCORE_KINDS.reduce((sum, kind) => sum + points[kind], 0);
    const each = (count: number): number => round(count / Math.max(1, games));
    return {
      games,
      ends,
      endsPercent: Object.fromEntries(TRIGGERS.map((trigger) => [trigger, percent(ends[trigger], games)])),
      draws: drawn,
      unplaceable: setAside,
      unplaceablePercent: percent(setAside, drawn),
      gamesWithKindPercent: Object.fromEntries(
        SCORE_KINDS.map((kind) => [kind, percent(gamesWith[kind], games)]),
      ),
      pointsPercent: Object.fromEntries(SCORE_KINDS.map((kind) => [kind, percent(points[kind], all)])),
      aGame: {
        gates: each(pieces.gates),
        walls: each(pieces.walls),
        guards: each(pieces.guards),
        towers: each(pieces.towers),
      },
      sought: [
        ...TRIGGERS.map((trigger) => ({
          what: `end: ${trigger}`,
          times: ends[trigger],
          ...(RARE_ENDS[trigger] && { why: RARE_ENDS[trigger] }),
        })),
        ...SCORE_KINDS.map((kind) => ({ what: `scoring: ${kind}`, times: gamesWith[kind] })),
      ],
      never: [
        { what: 'a game without an end', times: games - TRIGGERS.reduce((sum, end) => sum + ends[end], 0) },
      ],
    } satisfies Figures;
  };
  return { add, report };
};
