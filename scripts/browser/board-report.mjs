/** Keeps docs/measured/board.md. */
import { keepParts } from '../measured.mjs';

const writePart = keepParts('docs/measured/board.md', 'The board', {
  bench: 'A full city, frame by frame',
  motion: 'Under moving fingers',
  phases: 'At rest',
  laying: 'Laying tiles, coming and going',
  picks: 'Touches a little off',
});

/** Prints what a check found and writes it down, faults and all; the process fails if there are any. */
export const report = (part, command, lines, faults) => {
  const kept = faults.length === 0 ? 'All bounds are kept.' : `Not kept: ${faults.join('; ')}.`;
  writePart(part, command, `${lines.map((line) => `- ${line}`).join('\n')}\n\n${kept}`);
  for (const fault of faults) console.error(`✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

/** The bench writes its tables itself. */
export const reportBench = (command, text) => writePart('bench', command, text);
