import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { bad } from './setup/say.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** What decides about figures. */
const SOURCES = ['app', 'src', 'scripts', 'e2e', 'package-lock.json'];
let commit;

/**
 * The commit that figures come from; ends the program if there are changes, for nobody could get back to them. Asked at
 * the start of a run, it stays the same whatever is committed meanwhile.
 */
export const readCommit = () => {
  if (commit) return commit;
  const changed = git('status', '--porcelain', '--', ...SOURCES);
  if (changed) {
    const files = changed.split('\n').length;
    console.error(
      bad(
        `Figures are kept of committed sources only: commit or put away what git status shows (${files}) first.`,
      ),
    );
    process.exit(1);
  }
  return (commit = git('rev-parse', '--short', 'HEAD'));
};

/** The line that says where figures come from: command, commit, machine. */
export const provenance = (command) =>
  `\`${command}\` at ${readCommit()}, Node ${process.versions.node}, ${cpus().length} cores.`;

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
