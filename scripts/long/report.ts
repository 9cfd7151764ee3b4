/**
 * What a long run came to, kept as docs/measured/GAME.json and told in GAME.md.
 *
 * `npx tsx scripts/long/write-report.ts GAME …` tells it anew from the .json, without a run.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Breach } from '../../src/core/conformance/breach';
import { heldAgainst, PLANS } from './plans';
import { courseName, figureTables, seenTable, type Result } from './report-tables';

/** The file docs/measured/GAME.json. */
export interface LongRun {
  /** Command, commit and machine. */
  readonly source: string;
  readonly breaches: readonly Breach[];
  readonly results: readonly Result[];
}

const SHOWN = 20;

const countNever = (results: readonly Result[]): number =>
  results.flatMap(({ figures }) => figures.never).reduce((sum, { times }) => sum + times, 0);

export const isFine = ({ breaches, results }: LongRun): boolean =>
  breaches.length === 0 && countNever(results) === 0;

const verdictOn = ({ breaches, results }: LongRun): string => {
  const games = results.reduce((sum, { figures }) => sum + figures.games, 0).toLocaleString('en');
  if (breaches.length === 0) {
    return countNever(results) === 0
      ? `No law was broken in ${games} games: all ended, events sum to scores, pieces are conserved, and what must never be seen was not.`
      : `No law was broken in ${games} games, but something was seen that must never be: see the table.`;
  }
  const first = breaches.slice(0, SHOWN).map((breach) => `- ${JSON.stringify(breach)}`);
  return `${breaches.length} breaches in ${games} games, the first:\n\n${first.join('\n')}`;
};

/** What no course saw, then what only some did, each with the reason. */
const explain = (results: readonly Result[]): string[] => {
  const rows = results[0].figures.sought.map(({ what, why = 'UNEXPLAINED' }, row) => {
    const blind = results.filter(({ figures }) => figures.sought[row].times === 0).map(courseName);
    return { what, why, blind };
  });
  const unseen = rows.filter(({ blind }) => blind.length === results.length);
  const partly = rows.filter(({ blind }) => blind.length > 0 && blind.length < results.length);
  return [
    unseen.length === 0
      ? 'Over the whole run everything that was looked for was seen.'
      : 'Over the whole run these were not seen:',
    ...(unseen.length === 0 ? [] : ['']),
    ...unseen.map(({ what, why }) => `- ${what}. ${why}`),
    ...(partly.length === 0 ? [] : ['', 'Some courses did not see all of it:', '']),
    ...partly.map(({ what, why, blind }) => `- ${what}, not with ${blind.join('; ')}. ${why}`),
  ];
};

const seedsOf = (results: readonly Result[]): string =>
  [...new Set(results.map(({ players, seeds }) => `${players} ${seeds.join('–')}`))].join('; ');

const textOf = (game: string, run: LongRun): string =>
  [
    `# Long run: ${game}`,
    run.source,
    `${heldAgainst(PLANS[game])} ${verdictOn(run)}`,
    `Seeds: ${seedsOf(run.results)}.`,
    '## What was looked for',
    seenTable(run.results, 'sought', 'times seen'),
    explain(run.results).join('\n'),
    seenTable(run.results, 'never', 'never to be seen'),
    '## Figures',
    ...figureTables(run.results),
  ].join('\n\n');

const pathOf = (game: string, ending: 'json' | 'md'): string => `docs/measured/${game}.${ending}`;

/** Tells a run that is kept; says in a few lines what it came to. */
export const tellLongRun = (game: string): string => {
  const run = JSON.parse(readFileSync(pathOf(game, 'json'), 'utf8')) as LongRun;
  writeFileSync(pathOf(game, 'md'), `${textOf(game, run)}\n`);
  return [verdictOn(run), ...explain(run.results)].join('\n');
};

/** Keeps a run, and tells it. */
export const keepLongRun = (game: string, run: LongRun): string => {
  mkdirSync('docs/measured', { recursive: true });
  writeFileSync(pathOf(game, 'json'), `${JSON.stringify(run, undefined, 2)}\n`);
  return tellLongRun(game);
};
