/** Figures over many games, from their events alone: unplaceable draws, wall tiles, what each kind of scoring paid (K7). */
import { TRACK } from './board';
import { SCORE_KINDS, type CastleEvent } from './events';
import { WALLS, type Wall } from './walls';

const tally = <K extends string>(keys: readonly K[]): { [key in K]: number } =>
  Object.fromEntries(keys.map((key) => [key, 0])) as { [key in K]: number };

/** The wall tile that an event shows in use. */
const usedIn = (event: CastleEvent): Wall | undefined => {
  switch (event.kind) {
    case 'used':
    case 'wall-tile':
      return event.wall;
    case 'courtyard':
      return event.rich ? 'rich-courtyard' : undefined;
    case 'keep':
      return event.plus > 0 ? 'greater-keep' : undefined;
    default:
      return undefined;
  }
};

/** A ledger of games: `add` the events of each, `report` what they came to. */
export const keepFigures = () => {
  const points = tally(SCORE_KINDS);
  const gamesUsing = tally(WALLS);
  const seen = { tookOnAnothersTurn: 0, secondLap: 0, cornerTwice: 0, doubled: 0, lost: 0 };
  /** Keeps that did not stand on the largest house that their seat had scored (K15): there must be none. */
  let misplacedKeeps = 0;
  let games = 0;
  let drawn = 0;
  let setAside = 0;
  let taken = 0;

  const add = (events: readonly CastleEvent[]): void => {
    games++;
    const used = new Set<Wall>();
    /** The corner that each seat took from last, while its marker has not left it. */
    const lastTaken = new Map<number, number>();
    const largest = new Map<number, number>();
    const keeps = new Map<number, number>();
    let active = 0;
    for (const event of events) {
      const wall = usedIn(event);
      if (wall !== undefined) used.add(wall);
      switch (event.kind) {
        case 'drew':
          drawn++;
          active = event.seat;
          break;
        case 'set-aside':
          setAside++;
          break;
        case 'took':
          taken++;
          if (event.seat !== active) seen.tookOnAnothersTurn++;
          if (lastTaken.get(event.seat) === event.corner) seen.cornerTwice++;
          lastTaken.set(event.seat, event.corner);
          break;
        case 'lost':
          seen.lost++;
          break;
        case 'keep-moved':
          keeps.set(event.seat, event.size);
          break;
        case 'path':
        case 'house':
        case 'tower':
        case 'courtyard':
        case 'wall-tile':
        case 'keep':
          points[event.kind] += event.points;
          if (event.kind === 'house') {
            largest.set(event.seat, Math.max(largest.get(event.seat) ?? 0, event.parts[0].count));
          }
          if (event.from < TRACK && event.to >= TRACK) seen.secondLap++;
          if ('doubled' in event && event.doubled) seen.doubled++;
          break;
        default:
      }
    }
    for (const wall of used) gamesUsing[wall]++;
    for (const [seat, size] of largest) if (keeps.get(seat) !== size) misplacedKeeps++;
  };

  const percent = (part: number, whole: number): number =>
    whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100;

  const report = () => {
    const all = SCORE_KINDS.reduce((sum, kind) => sum + points[kind], 0);
    return {
      games,
      draws: drawn,
      unplaceable: setAside,
      unplaceablePercent: percent(setAside, drawn),
      wallTilesTakenAGame: Math.round((100 * taken) / Math.max(1, games)) / 100,
      gamesUsingWallTilePercent: Object.fromEntries(
        WALLS.map((wall) => [wall, percent(gamesUsing[wall], games)]),
      ),
      pointsPercent: Object.fromEntries(SCORE_KINDS.map((kind) => [kind, percent(points[kind], all)])),
      seen,
      misplacedKeeps,
    };
  };
  return { add, report };
};
