/** Keeps docs/measured/session-browser.md: one part a check, each with the command and commit it comes from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { provenance } from '../measured.mjs';

const FILE = 'docs/measured/session-browser.md';
const HEADINGS = { kills: 'Killed by its process id', five: 'Five games one after the other' };

/** Replaces one part of the file and leaves the others. */
export const writePart = (part, command, text) => {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const parts = Object.entries(HEADINGS).flatMap(([name, heading]) => {
    const body = new RegExp(`## ${heading}\\n\\n([\\s\\S]*?)(?=\\n## |$)`).exec(old)?.[1].trim();
    const next = name === part ? `${provenance(command)}\n\n${text}` : body;
    return next === undefined ? [] : [`## ${heading}\n\n${next}\n`];
  });
  mkdirSync('docs/measured', { recursive: true });
  writeFileSync(FILE, `# Sessions in Chromium\n\n${parts.join('\n')}`);
};
