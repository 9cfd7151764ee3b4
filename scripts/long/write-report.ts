/** `npx tsx scripts/long/write-report.ts GAME …`: writes docs/measured/GAME.md anew from GAME.json. */
import { PLANS } from './plans';
import { tellLongRun } from './report';

const games = process.argv.slice(2);
const unknown = games.find((game) => !Object.hasOwn(PLANS, game));
if (games.length === 0 || unknown !== undefined) {
  console.error(`name the games: ${Object.keys(PLANS).join(', ')}`);
  process.exitCode = 1;
} else for (const game of games) console.log(tellLongRun(game));
