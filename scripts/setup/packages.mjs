import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './command.mjs';
import { step, Trouble } from './say.mjs';

const STAMP = 'node_modules/.bastide-installed';
const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request.*failed/i;

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/** Installs the packages of the lockfile, unless just these are there already. */
export const ensurePackages = async () => {
  const wanted = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
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
