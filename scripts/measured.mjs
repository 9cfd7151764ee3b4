import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The line that says where figures come from: command, commit, machine. */
export const provenance = (command) => {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const dirty = git('status', '--porcelain', '--', 'src', 'scripts') ? ' with changes' : '';
  const commit = `${git('rev-parse', '--short', 'HEAD')}${dirty}`;
  return `\`${command}\` at ${commit}, Node ${process.versions.node}, ${cpus().length} cores.`;
};
