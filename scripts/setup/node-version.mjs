import { readFileSync } from 'node:fs';
import { Trouble } from './say.mjs';

/** Whether a version `a` is at least `b`, both as `20.19.4`. */
export const atLeast = (a, b) => {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let i = 0; i < right.length; i++) {
    if (left[i] !== right[i]) return left[i] > right[i];
  }
  return true;
};

/** Says so if this Node is too old for the app's tools. */
export const ensureNode = (version = process.versions.node) => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (!atLeast(version, wanted)) {
    throw new Trouble(
      `Bastide needs Node ${wanted} or newer; this is Node ${version}. See https://nodejs.org.`,
    );
  }
};
