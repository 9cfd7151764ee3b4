import { readFileSync } from 'node:fs';
import { Trouble } from './say.mjs';

/** Whether a version `a` is at least `b`, both as `20.19.4`. */
const atLeast = (a, b) => {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let i = 0; i < right.length; i++) {
    if (left[i] !== right[i]) return left[i] > right[i];
  }
  return true;
};

/** A range such as `^20.19.4 || >=24.3.0` in parts: from which version on, and of which major version only. */
const readRange = (range) =>
  range.split('||').map((part) => {
    const [, sign, from] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part.trim()) ?? [];
    if (!sign)
      throw new Error(
        `package.json asks for Node ${range}, which is written in another way than this reads.`,
      );
    return { from, major: sign === '^' ? from.split('.')[0] : undefined };
  });

/** Whether a version of Node lies in a range. */
export const isWithin = (version, range) =>
  readRange(range).some(
    ({ from, major }) => atLeast(version, from) && (!major || version.split('.')[0] === major),
  );

/** A range in words. */
export const sayRange = (range) => {
  const parts = readRange(range).map(({ from, major }) =>
    major ? `${major} from ${from} on` : `${from} or newer`,
  );
  return parts.join(', ').replace(/, (?=[^,]*$)/, ', or ');
};

/** Says so if the app's tools do not run on this Node. */
export const ensureNode = (version = process.versions.node) => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  if (isWithin(version, engines.node)) return;
  throw new Trouble(
    `Bastide needs Node ${sayRange(engines.node)}; this is Node ${version}. See https://nodejs.org.`,
  );
};
