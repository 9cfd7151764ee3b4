import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './command.mjs';
import { step, Trouble } from './say.mjs';

const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.bastide-installed';
/** What npm keeps of the packages that it put there. */
const KEPT = 'node_modules/.package-lock.json';
const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request.*failed/i;

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

/** Whether a package may be left out of this machine: an optional one, unless it is said to be for it. */
const isSpare = ({ optional, os, cpu, libc }) =>
  optional && !(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);

/** Whether two lists of packages, by their paths, are of the same packages and versions. */
export const isSameSet = (wanted, there) =>
  Object.entries(wanted).every(([path, of]) =>
    path in there ? there[path].version === of.version : path === '' || isSpare(of),
  ) && Object.keys(there).every((path) => path in wanted);

/** Whether somebody has installed them by hand: npm would empty the folder first, and offline leave it so. */
const areThere = () => {
  if (!existsSync(KEPT)) return false;
  const [wanted, there] = [LOCK, KEPT].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages);
  return isSameSet(wanted, there) && Object.keys(there).every((path) => existsSync(path));
};

/** Installs the packages of the lockfile, unless just these are there already. */
export const ensurePackages = async () => {
  const wanted = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (areThere()) {
    writeFileSync(STAMP, wanted);
    return;
  }
  step('Installing the packages of package-lock.json (a minute or two the first time) …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    show: true,
  });
  if (code !== 0) {
    throw new Trouble(
      NETWORK.test(output)
        ? 'The packages could not be fetched: the first run needs the npm registry, and this machine does not reach it.'
        : 'npm ci failed; what it said stands above.',
    );
  }
  writeFileSync(STAMP, wanted);
};
