/** Figures over many games, from their events alone: how games ended, what was seen, what each kind of scoring paid (C3). */
import { SCORE_KINDS, type CityEvent } from './events';
import { TRIGGERS, type Trigger } from './state';

type ScoreKind = (typeof SCORE_KINDS)[number];

/** Ends that uniformly random games hardly reach, and why. */
const RARE_ENDS: { readonly [trigger in Trigger]?: string } = {
  'gap by tile':
    'A tile must take two or more sides off a nearly closed rim, by filling a notch or shutting a bay, in the few turns ' +
    'between the last wall round and the end.',
  'last wall':
    'All 70 walls must stand and more than five rim sides be open still: a sprawling city with a scoring in nearly ' +
    'every turn. Set-ups with fewer walls reach it at once.',
};

const tally = <K extends string>(keys: readonly K[]): { [key in K]: number } =>
  Object.fromEntries(keys.map((key) => [key, 0])) as { [key in K]: number };

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100;

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
    const each = (count: number): number => Math.round((100 * count) / Math.max(1, games)) / 100;
    return {
      games,
      ends,
      endsPercent: Object.fromEntries(TRIGGERS.map((trigger) => [trigger, share(ends[trigger], games)])),
      unseenEnds: TRIGGERS.filter((trigger) => ends[trigger] === 0).map((end) => ({
        end,
        why: RARE_ENDS[end] ?? '',
      })),
      draws: drawn,
      unplaceable: setAside,
      unplaceablePercent: share(setAside, drawn),
      gamesWithKindPercent: Object.fromEntries(
        SCORE_KINDS.map((kind) => [kind, share(gamesWith[kind], games)]),
      ),
      pointsPercent: Object.fromEntries(SCORE_KINDS.map((kind) => [kind, share(points[kind], all)])),
      aGame: {
        gates: each(pieces.gates),
        walls: each(pieces.walls),
        guards: each(pieces.guards),
        towers: each(pieces.towers),
      },
    };
  };
  return { add, report };
};
