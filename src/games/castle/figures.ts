/** Figures over many games, from their events alone: unplaceable draws, wall tiles, what each kind of scoring paid (K7). */
import { percent, round, tally, type Figures } from '../../core/figures';
import { TRACK } from './board';
import { SCORE_KINDS, type CastleEvent } from './events';
import { WALLS, type Wall } from './walls';

/** Why a course of games may not come to see a thing. */
const SELDOM = 'Uniformly random seats take a wall tile in one game of two or three, and use few of them.';
const WHY = {
  double: `${SELDOM} A double also needs the lead on a feature that is completed in a later turn of its owner's.`,
  secondLap:
    'It takes 100 points: two greedy seats pass them often, three now and then, more of them hardly ever, as each gets ' +
    'fewer turns; random ones score too little.',
  cornerTwice:
    'With two seats a corner holds one tile, so nobody takes there again; with more it needs a move by a single space.',
};

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
  const seen = { tookOnAnothersTurn: 0, secondLap: 0, cornerTwice: 0, cornerAgain: 0, doubled: 0, lost: 0 };
  /** Keeps that did not stand on the largest house that their seat had scored (K15): there must be none. */
  let misplacedKeeps = 0;
  let games = 0;
  let drawn = 0;
  let setAside = 0;
  let taken = 0;

  const add = (events: readonly CastleEvent[]): void => {
    games++;
    const used = new Set<Wall>();
    /** The corner that each seat took from last: taking there next means that the marker went to its other space. */
    const lastTaken = new Map<number, number>();
    const hit = new Set<number>();
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
          if (hit.has(event.corner)) seen.cornerAgain++;
          lastTaken.set(event.seat, event.corner);
          hit.add(event.corner);
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

  const report = () => {
    const all = SCORE_KINDS.reduce((sum, kind) => sum + points[kind], 0);
    return {
      games,
      draws: drawn,
      unplaceable: setAside,
      unplaceablePercent: percent(setAside, drawn),
      wallTilesTakenAGame: round(taken / Math.max(1, games)),
      gamesUsingWallTilePercent: Object.fromEntries(
        WALLS.map((wall) => [wall, percent(gamesUsing[wall], games)]),
      ),
      pointsPercent: Object.fromEntries(SCORE_KINDS.map((kind) => [kind, percent(points[kind], all)])),
      seen,
      sought: [
        ...WALLS.map((wall) => ({
          what: `wall tile used: ${wall}`,
          times: gamesUsing[wall],
          why: wall.startsWith('double') ? WHY.double : SELDOM,
        })),
        { what: "a corner hit on another's turn", times: seen.tookOnAnothersTurn },
        { what: 'a second lap of the track', times: seen.secondLap, why: WHY.secondLap },
        { what: 'a corner hit twice, one space to the other', times: seen.cornerTwice, why: WHY.cornerTwice },
        { what: 'a corner hit that was hit before', times: seen.cornerAgain, why: WHY.cornerTwice },
      ],
      never: [{ what: 'a keep not on the largest house its seat had scored', times: misplacedKeeps }],
    } satisfies Figures;
  };
  return { add, report };
};
