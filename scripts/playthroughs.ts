/** `npm run playthroughs`: plays the golden games again and writes them down; the diff is then read by a person. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', 'src/games/.*/playthroughs.test', '--selectProjects', 'engine'],
  { stdio: 'inherit', env: { ...process.env, PLAYTHROUGHS: 'write' } },
);
process.exit(status ?? 1);
