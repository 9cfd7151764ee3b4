/**
 * `npm run test:long GAME`, or `node scripts/run/bundled.mjs scripts/long-games.ts GAME [--random N] [--greedy N]`:
 * thousands of games of every number of seats, each state held against the audit and every so many against all laws;
 * figures go to docs/measured/GAME.md and .json.
 */
import { greedyPlayer } from '../src/ai/greedy';
import type { Breach } from '../src/core/conformance/breach';
import { conform } from '../src/core/conformance/conform';
import type { GameEvent } from '../src/core/contract';
import { boxOf, readInput, wholeOf } from './engine/input';
import { writeLongRun, type Result } from './long/report';

interface Plan {
  readonly random: number;
  readonly greedy: number;
  /** What the game's audit finds in every state, in words. */
  readonly audited: string;
  /** House rules, each of which gets games of its own. */
  readonly rules?: readonly string[];
  readonly perRule?: number;
}
const PLANS: { readonly [game: string]: Plan } = {
  city: {
    random: 10_000,
    greedy: 1_000,
    audited:
      'tiles, followers, walls and towers conserved; the wall one unbroken run of the rim, no tile outside it',
  },
  castle: {
    random: 10_000,
    greedy: 2_000,
    audited:
      'tiles, followers and wall tiles conserved; every keep on a completed house of its size; nobody on a completed ' +
      'path, house or tower between turns',
  },
  masons: {
    random: 10_000,
    greedy: 1_000,
    audited:
      'walls, towers, houses and palaces conserved, the cards always 60; no wall or tower inside a city; no ground ' +
      'closed that is no city, but the one city a new wall is completing',
    rules: ['stacked houses', 'city palaces', 'lean guild'],
    perRule: 1_000,
  },
};
/** The dear laws are held at every so-manieth state; a prime, so that all steps of a turn come round. */
const EVERY = 31;

interface Course {
  readonly name: string;
  readonly seats: number;
  readonly games: number;
  readonly greedy: boolean;
  readonly options: unknown;
}

const input = readInput(['long', ...process.argv.slice(2)], ['random', 'greedy']);
const box = boxOf(input.words[1]);
const { game } = box;
const plan = PLANS[game.id];
const most = { least: 0, most: 1_000_000 };
const random = wholeOf(input, 'random', { ...most, otherwise: plan.random });
const greedy = wholeOf(input, 'greedy', { ...most, otherwise: plan.greedy });

const courses: Course[] = [];
for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
  courses.push({ name: 'random', seats, games: random, greedy: false, options: game.defaults });
  courses.push({ name: 'greedy', seats, games: greedy, greedy: true, options: game.defaults });
}
for (const rule of plan.rules ?? []) {
  const games = Math.min(plan.perRule ?? 0, random);
  courses.push({ name: `random, ${rule}`, seats: 3, games, greedy: false, options: { rules: [rule] } });
}

const player = greedyPlayer(game, box.judge);
const breaches: Breach[] = [];

const run = ({ name, seats, games, greedy: isGreedy, options }: Course): Result => {
  const ledger = box.keepFigures();
  const began = Date.now();
  for (let seed = 1; seed <= games; seed++) {
    const events: GameEvent[] = [];
    const course = { seats, seed, options, every: EVERY, onEvent: (event: GameEvent) => events.push(event) };
    breaches.push(...conform(game, isGreedy ? { ...course, player } : course));
    ledger.add(events as never);
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${games} ${name} games of ${seats} seats: ${seconds} s`);
  return { players: name, seats, seeds: [1, games], figures: ledger.report() };
};

const results = courses.filter(({ games }) => games > 0).map(run);
const isFine = writeLongRun({
  game: game.id,
  command: `node scripts/run/bundled.mjs scripts/long-games.ts ${process.argv.slice(2).join(' ')}`,
  held:
    `Every state of every game was held against the audit (${plan.audited}), every ${EVERY}th against all laws of ` +
    'the contract; after each the log was replayed.',
  breaches,
  results,
});
process.exitCode = isFine ? 0 : 1;
