/**
 * `npx tsx scripts/long/masons.ts [share]`: whole games of Masons, random and greedy, every step audited; a share of 0.1
 * plays a tenth of them. Writes docs/measured/masons.md and fails if anything that must hold does not.
 */
import { writeFileSync } from 'node:fs';
import { greedyPlayer } from '../../src/ai/greedy';
import { randomPlayer } from '../../src/ai/random';
import { CHANCE, OVER, type GameEvent } from '../../src/core/contract';
import { randomAt } from '../../src/core/random';
import type { Player } from '../../src/core/replay';
import { drawMove } from '../../src/core/step';
import { judge, keepFigures, masons } from '../../src/games/masons';
import { provenance } from '../measured.mjs';

const SHARE = Number(process.argv[2] ?? 1);
const RULES = ['stacked houses', 'city palaces', 'lean guild'];
const PLAYERS = { random: randomPlayer(masons), greedy: greedyPlayer(masons, judge as never) };
const LEAST_MEAN = 3;
const MOST_MEAN = 8;
const MOST_LEGAL = 500;

interface Run {
  readonly name: string;
  readonly games: number;
  readonly seats: number;
  readonly player: keyof typeof PLAYERS;
  readonly rules: readonly string[];
}

const RUNS: readonly Run[] = [
  ...[2, 3, 4].flatMap((seats): Run[] => [
    { name: `random, ${seats} seats`, games: 10_000, seats, player: 'random', rules: [] },
    { name: `greedy, ${seats} seats`, games: 1_000, seats, player: 'greedy', rules: [] },
  ]),
  ...RULES.flatMap((rule): Run[] => [
    { name: `random, ${rule}`, games: 1_000, seats: 3, player: 'random', rules: [rule] },
    { name: `greedy, ${rule}`, games: 1_000, seats: 3, player: 'greedy', rules: [rule] },
  ]),
];

const faults: string[] = [];

/** Plays one game and returns its events; what breaks on the way joins the faults. */
const playOne = (run: Run, seed: number): readonly GameEvent[] => {
  const options = masons.options({ rules: run.rules });
  if ('rule' in options) throw new Error(`no such house rule: ${run.name}`);
  const state = masons.clone(masons.setup(options, run.seats));
  const player: Player = PLAYERS[run.player];
  const events: GameEvent[] = [];
  const sums = [...masons.scores(state)];
  for (let ply = 0; masons.actor(state) !== OVER; ply++) {
    const actor = masons.actor(state);
    const move =
      actor === CHANCE
        ? drawMove(masons, state, seed, ply)
        : player(masons.observe(state, actor), actor, randomAt(seed, ply, 'player'));
    if (masons.legal(state).length > MOST_LEGAL) faults.push(`${run.name} seed ${seed}: too many moves`);
    masons.play(state, move, (event) => {
      events.push(event);
      if (event.points !== undefined && event.seat !== undefined) sums[event.seat] += event.points;
    });
    for (const fault of masons.audit(state)) faults.push(`${run.name} seed ${seed} ply ${ply}: ${fault}`);
  }
  if (sums.join() !== masons.scores(state).join()) faults.push(`${run.name} seed ${seed}: sums differ`);
  return events;
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

const results = RUNS.map((run) => {
  const figures = keepFigures();
  const games = Math.max(1, Math.round(run.games * SHARE));
  for (let seed = 1; seed <= games; seed++) figures.add(playOne(run, seed) as never);
  const report = figures.report();
  if (report.turns.most > report.turns.bound) faults.push(`${run.name}: ${report.turns.most} turns`);
  for (const { kind, played, mean } of report.cards) {
    if (played === 0) faults.push(`${run.name}: ${kind} was never played`);
    const fair = mean >= LEAST_MEAN && mean <= MOST_MEAN;
    if (run.player === 'greedy' && run.rules.length === 0 && !fair) faults.push(`${kind} pays ${mean}`);
  }
  process.stdout.write(`${run.name}: ${games} games\n`);
  return { run, games, report };
});

const seen = (what: keyof (typeof results)[number]['report']['seen']): number =>
  results.reduce((sum, { report }) => sum + report.seen[what], 0);
for (const what of ['merged', 'reshuffled', 'surrounded'] as const) {
  if (seen(what) === 0) faults.push(`no ${what} city or pile in all games`);
}
const ended = (end: keyof (typeof results)[number]['report']['ends']): number =>
  results.reduce((sum, { report }) => sum + report.ends[end], 0);
const ENDS = ['wall', 'tower', 'house', 'palace', 'board'] as const;
for (const end of ENDS) if (ended(end) === 0) faults.push(`no game ended by ${end}`);

const unseen = new Map(
  results.flatMap(({ report }) => report.unseenEnds.map(({ end, why }) => [end, why] as const)),
);
const greedyByDefault = results.filter(({ run }) => run.player === 'greedy' && run.rules.length === 0);
const text = [
  '# Masons: whole games',
  '',
  provenance(`npx tsx scripts/long/masons.ts${SHARE === 1 ? '' : ` ${SHARE}`}`),
  '',
  'Stocks, cards (always 60), cities and scores are audited after every step; a wall that completed two cities would leave',
  `one unnamed, which the audit finds. ${faults.length === 0 ? 'Nothing was found.' : `Found: ${faults.slice(0, 20).join('; ')}`}`,
  '',
  'No game can have more than 77 turns: a wall comes back only from inside a city, where no wall is built again, so each line',
  'is built on at most once.',
  '',
  '| games | number | turns (mean) | most | wall | tower | house | palace | full board |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...results.map(
    ({ run, games, report }) =>
      `| ${run.name} | ${games} | ${report.turns.mean.toFixed(1)} | ${report.turns.most} | ` +
      `${ENDS.map((end) => percent(report.ends[end], games)).join(' | ')} |`,
  ),
  '',
  'Ends that some of these runs did not see:',
  '',
  ...[...unseen].filter(([, why]) => why !== '').map(([end, why]) => `- ${end}: ${why}`),
  '',
  '| games | cities | surrounded | merges | palaces | reshuffles | final picks |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...results.map(({ run, report: { seen: counts } }) =>
    [
      `| ${run.name}`,
      counts.completed,
      counts.surrounded,
      counts.merged,
      counts.palace,
      counts.reshuffled,
      `${counts.picked} |`,
    ].join(' | '),
  ),
  '',
  '## Card balance',
  '',
  `Mean points of each kind of card when greedy seats play it, default rules; to lie within ${LEAST_MEAN} and ${MOST_MEAN}.`,
  '',
  `| kind | ${greedyByDefault.map(({ run }) => `${run.seats} seats`).join(' | ')} |`,
  `| --- |${greedyByDefault.map(() => ' ---: |').join('')}`,
  ...greedyByDefault[0].report.cards.map(
    ({ kind }, at) =>
      `| ${kind} | ${greedyByDefault.map(({ report }) => report.cards[at].mean.toFixed(2)).join(' | ')} |`,
  ),
  '',
].join('\n');
writeFileSync('docs/measured/masons.md', text);
process.stdout.write(text);
process.exit(faults.length === 0 ? 0 : 1);
