/**
 * `tsx scripts/long-games.ts GAME [--random N] [--greedy N]`: thousands of games of every number of seats, each state
 * held against the audit and every so many against all laws; figures go to docs/measured/GAME.md and .json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { greedyPlayer } from '../src/ai/greedy';
import type { Breach } from '../src/core/conformance/breach';
import { conform } from '../src/core/conformance/conform';
import type { GameEvent } from '../src/core/contract';
import { boxOf, readInput, wholeOf } from './engine/input';
import { provenance } from './measured.mjs';

interface Plan {
  readonly random: number;
  readonly greedy: number;
  /** House rules, each of which gets games of its own. */
  readonly rules?: readonly string[];
  readonly perRule?: number;
}
const PLANS: { readonly [game: string]: Plan } = {
  city: { random: 10_000, greedy: 1_000 },
  castle: { random: 10_000, greedy: 2_000 },
  masons: {
    random: 10_000,
    greedy: 1_000,
    rules: ['stacked houses', 'city palaces', 'lean guild'],
    perRule: 1_000,
  },
};
/** The dear laws are held at every so-manieth state; a prime, so that all steps of a turn come round. */
const EVERY = 31;
const SHOWN = 20;

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
const plan = PLANS[game.id] ?? { random: 10_000, greedy: 1_000 };
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

const run = ({ seats, games, greedy: isGreedy, options }: Course) => {
  const ledger = box.keepFigures();
  const began = Date.now();
  let mostEvents = 0;
  for (let seed = 1; seed <= games; seed++) {
    const events: GameEvent[] = [];
    const course = { seats, seed, options, every: EVERY, onEvent: (event: GameEvent) => events.push(event) };
    breaches.push(...conform(game, isGreedy ? { ...course, player } : course));
    ledger.add(events as never);
    mostEvents = Math.max(mostEvents, events.length);
  }
  return { seconds: Math.round((Date.now() - began) / 1000), mostEvents, figures: ledger.report() };
};

const results = courses
  .filter(({ games }) => games > 0)
  .map((course) => {
    const result = run(course);
    console.log(`${course.games} ${course.name} games of ${course.seats} seats: ${result.seconds} s`);
    return { players: course.name, seats: course.seats, seeds: [1, course.games], ...result };
  });

const command = `tsx scripts/long-games.ts ${process.argv.slice(2).join(' ')}`;
const source = provenance(command);
const held = `Every state of every game was held against the audit, every ${EVERY}th against all laws of the contract.`;
const verdict =
  breaches.length === 0
    ? 'No law was broken: all games ended, events sum to scores, pieces are conserved.'
    : `${breaches.length} breaches, the first:\n\n${breaches
        .slice(0, SHOWN)
        .map((breach) => `- ${JSON.stringify(breach)}`)
        .join('\n')}`;
const sections = results.map(({ players, seats, seeds, figures }) =>
  [
    `## ${players}, ${seats} seats, seeds ${seeds.join('–')}`,
    '',
    ...Object.entries(figures).map(lineOf),
  ].join('\n'),
);

function lineOf([name, value]: [string, unknown]): string {
  return `- ${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
}

mkdirSync('docs/measured', { recursive: true });
const text = [`# Long run: ${game.id}`, source, `${held} ${verdict}`, ...sections].join('\n\n');
writeFileSync(`docs/measured/${game.id}.md`, `${text}\n`);
writeFileSync(
  `docs/measured/${game.id}.json`,
  `${JSON.stringify({ source, breaches, results }, undefined, 2)}\n`,
);
console.log(verdict);
process.exitCode = breaches.length === 0 ? 0 : 1;
