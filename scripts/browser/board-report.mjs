/** Keeps docs/measured/board.md: a check writes its part there if it is told to `--record`. */
import { keepParts, readCommit } from '../measured.mjs';

/** What a check was told, without that. */
export const words = process.argv.slice(2).filter((word) => word !== '--record');
const recording = process.argv.includes('--record');
if (recording) readCommit();

const writePart = keepParts('docs/measured/board.md', 'The board', {
  bench: 'A full city, frame by frame',
  motion: 'Under moving fingers',
  phases: 'At rest',
  laying: 'Laying tiles, coming and going',
  picks: 'Touches a little off',
});

/** Tells what a check found, faults and all; the process fails if there are any. */
export const report = (part, command, lines, faults) => {
  const kept = faults.length === 0 ? 'All bounds are kept.' : `Not kept: ${faults.join('; ')}.`;
  const text = `${lines.map((line) => `- ${line}`).join('\n')}\n\n${kept}`;
  if (recording) writePart(part, `${command} --record`, text);
  for (const fault of faults) console.error(`✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

/** The bench writes its tables itself. */
export const reportBench = (command, text) => {
  if (recording) writePart('bench', `${command} -- --record`, text);
};
