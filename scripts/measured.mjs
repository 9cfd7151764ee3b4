import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The line that says where figures come from: command, commit, machine. */
export const provenance = (command) => {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const dirty = git('status', '--porcelain', '--', 'src', 'scripts') ? ' with changes' : '';
  const commit = `${git('rev-parse', '--short', 'HEAD')}${dirty}`;
  return `\`${command}\` at ${commit}, Node ${process.versions.node}, ${cpus().length} cores.`;
};

/**
 * Keeps a file of docs/measured/ in parts, one a check, each with the command and commit it comes from. Gives the function
 * that replaces one part and leaves the others.
 */
export const keepParts = (file, title, headings) => (part, command, text) => {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parts = Object.entries(headings).flatMap(([name, heading]) => {
    const body = new RegExp(`## ${heading}\\n\\n([\\s\\S]*?)(?=\\n## |$)`).exec(old)?.[1].trim();
    const next = name === part ? `${provenance(command)}\n\n${text.trim()}` : body;
    return next === undefined ? [] : [`## ${heading}\n\n${next}\n`];
  });
  mkdirSync('docs/measured', { recursive: true });
  writeFileSync(file, `# ${title}\n\n${parts.join('\n')}`);
};
