import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Calls `work` in a throw-away app: these paths of the project, each at the place it is given there, and its packages.
 * What runs there needs the surroundings that come second: Metro keeps what it has transformed by the way from the app to
 * a file, which is the same for every folder beside this one, though the routes are not.
 */
export const inAppCopy = async (paths, work) => {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-copy-'));
  try {
    for (const [from, to] of Object.entries(paths)) cpSync(from, join(folder, to), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    const own = join(folder, '.cache');
    mkdirSync(own);
    return await work(folder, { TMPDIR: own });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
