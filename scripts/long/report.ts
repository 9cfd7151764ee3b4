/** What a long run came to, as docs/measured/GAME.md and .json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Breach } from '../../src/core/conformance/breach';
import type { Figures } from '../../src/core/figures';
import { provenance } from '../measured.mjs';

/** The figures of one course of games. */
export interface Result {
  readonly players: string;
  readonly seats: number;
  readonly seeds: readonly [number, number];
  readonly figures: Figures;
}

interface LongRun {
  readonly game: string;
  readonly command: string;
  /** What every state was held against, in words. */
  readonly held: string;
  readonly breaches: readonly Breach[];
  readonly results: readonly Result[];
}

const SHOWN = 20;

const nameOf = ({ players, seats }: Result): string => `${players} ${seats}`;

const countNever = (results: readonly Result[]): number =>
  results.flatMap(({ figures }) => figures.never).reduce((sum, { times }) => sum + times, 0);

const verdictOn = ({ breaches, results }: LongRun): string => {
  if (breaches.length === 0) {
    return countNever(results) === 0
      ? 'No law was broken: all games ended, events sum to scores, pieces are conserved, and what must never be seen was not.'
      : 'No law was broken, but something was seen that must never be: see the table.';
  }
  const first = breaches.slice(0, SHOWN).map((breach) => `- ${JSON.stringify(breach)}`);
  return `${breaches.length} breaches, the first:\n\n${first.join('\n')}`;
};

/** How often each thing was seen in each course, and why some courses did not see it. */
const tableOf = (results: readonly Result[], part: 'sought' | 'never'): string[] => {
  const [{ figures }] = results;
  const timesOf = (row: number): number[] => results.map((result) => result.figures[part][row].times);
  return [
    `| ${part === 'sought' ? 'times seen' : 'never to be seen'} | ${results.map(nameOf).join(' | ')} |`,
    `| --- | ${results.map(() => '---:').join(' | ')} |`,
    ...figures[part].map(({ what }, row) => `| ${what} | ${timesOf(row).join(' | ')} |`),
  ];
};

const explain = (results: readonly Result[]): string[] =>
  results[0].figures.sought.flatMap(({ what, why }, row) => {
    const blind = results.filter((result) => result.figures.sought[row].times === 0).map(nameOf);
    if (blind.length === 0) return [];
    const where = blind.length === results.length ? 'anywhere' : `in ${blind.join('; ')}`;
    return [`- ${what}, not seen ${where}: ${why ?? 'UNEXPLAINED'}`];
  });

const sectionOf = ({ players, seats, seeds, figures }: Result): string => {
  const { sought: _sought, never: _never, ...rest } = figures;
  const lines = Object.entries(rest).map(
    ([name, value]) => `- ${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  return [`## ${players}, ${seats} seats, seeds ${seeds.join('–')}`, '', ...lines].join('\n');
};

/** Writes both files, and says whether nothing went wrong. */
export const writeLongRun = (run: LongRun): boolean => {
  const { game, command, held, breaches, results } = run;
  const source = provenance(command);
  const verdict = verdictOn(run);
  const seen = [
    '## What was looked for',
    '',
    ...tableOf(results, 'sought'),
    '',
    ...explain(results),
    '',
    ...tableOf(results, 'never'),
  ].join('\n');
  const text = [`# Long run: ${game}`, source, `${held} ${verdict}`, seen, ...results.map(sectionOf)];
  mkdirSync('docs/measured', { recursive: true });
  writeFileSync(`docs/measured/${game}.md`, `${text.join('\n\n')}\n`);
  const json = JSON.stringify({ source, breaches, results }, undefined, 2);
  writeFileSync(`docs/measured/${game}.json`, `${json}\n`);
  console.log([verdict, ...explain(results)].join('\n'));
  return breaches.length === 0 && countNever(results) === 0;
};
