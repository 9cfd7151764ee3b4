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
import { EVERY, PLANS } from './long/plans';
import { isFine, keepLongRun, type LongRun } from './long/report';
import type { Result } from './long/report-tables';
import { provenance } from './measured.mjs';

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

const command = `node scripts/run/bundled.mjs scripts/long-games.ts ${process.argv.slice(2).join(' ')}`;
// Before the run: what is committed while it lasts was not what ran.
const source = provenance(command);
const results = courses.filter(({ games }) => games > 0).map(run);
const whole: LongRun = { source, breaches, results };
console.log(keepLongRun(game.id, whole));
process.exitCode = isFine(whole) ? 0 : 1;
