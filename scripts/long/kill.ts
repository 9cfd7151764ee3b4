/**
 * `node scripts/run/bundled.mjs scripts/long/kill.ts [deaths a game]`: whole games killed at every change of storage and
 * in the middle of it; what is left after each restart is held against the last confirmed step. Writes
 * docs/measured/kill.md.
 */
import { writeFileSync } from 'node:fs';
import type { AnyGame } from '../../src/core/contract';
import { toy } from '../../src/core/testing/toy';
import { GAMES } from '../../src/games';
import { CUTS, type Cut } from '../../src/saves/testing/memory-storage';
import { prepareKills } from '../../src/session/testing/kill';
import { provenance } from '../measured.mjs';

const DEATHS = Number(process.argv[2] ?? 2_000);
const TABLES = [
  { seats: 'pp', files: true },
  { seats: 'pc', files: false },
  { seats: 'ppc', files: true },
  { seats: 'pppp', files: true },
] as const;

interface Count {
  readonly game: string;
  readonly cut: Cut;
  deaths: number;
  faults: number;
}

const faults: string[] = [];
const counts: Count[] = [];

/** Kills at each change in turn, game after game, until there were enough deaths. */
const killAll = async (game: AnyGame): Promise<void> => {
  const tally = CUTS.map((cut): Count => ({ game: game.id, cut, deaths: 0, faults: 0 }));
  counts.push(...tally);
  const share = Math.ceil(DEATHS / TABLES.length);
  for (const { seats, files } of TABLES) {
    const kill = await prepareKills(game, { seats, files, options: game.defaults });
    let deaths = 0;
    for (let seed = 1; deaths < share; seed++) {
      // A prime stride reaches every change of storage over the games without killing one game a thousand times.
      for (let at = 1 + (seed % 17); deaths < share; at += 17) {
        const cuts = tally.filter(({ cut }) => files || cut !== 'all-gone');
        const count = cuts[(seed + at) % cuts.length];
        const killed = await kill(seed, { at, cut: count.cut, share: ((seed * 31 + at * 7) % 100) / 100 });
        if (killed.survived) break;
        deaths++;
        count.deaths++;
        count.faults += killed.faults.length;
        faults.push(
          ...killed.faults.map((fault) => `${game.id} ${seats} seed ${seed} ${count.cut} at ${at}: ${fault}`),
        );
      }
    }
  }
};

const main = async (): Promise<void> => {
  // At the start: commits may come while it runs.
  const source = provenance(`node scripts/run/bundled.mjs scripts/long/kill.ts ${DEATHS}`);
  const began = Date.now();
  for (const game of [toy as AnyGame, ...GAMES]) await killAll(game);
  const seconds = Math.round((Date.now() - began) / 1_000);
  const total = counts.reduce((sum, { deaths }) => sum + deaths, 0);

  const rows = counts.map(
    ({ game, cut, deaths, faults: found }) => `| ${game} | ${cut} | ${deaths} | ${found} |`,
  );
  writeFileSync(
    'docs/measured/kill.md',
    `# Kill test

${source}

Whole games of people and computers, the app killed at a change of storage: the value stays old, is new, is cut, its
key is gone, or every key is gone (with the file copies there). After the restart the game must stand at the last
confirmed step or the one that was being stored, go on to its end, and two other saves must be untouched.

${total} deaths in ${seconds} s, ${faults.length} faults.

| game | what became of the write | deaths | faults |
|---|---|---|---|
${rows.join('\n')}
${
  faults.length > 0
    ? `\n${faults
        .slice(0, 20)
        .map((fault) => `- ${fault}`)
        .join('\n')}\n`
    : ''
}`,
  );
  process.stdout.write(`${total} deaths, ${faults.length} faults, ${seconds} s\n`);
  process.exit(faults.length > 0 ? 1 : 0);
};

void main();
