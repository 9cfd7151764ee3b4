import browser from '../../e2e/driver/find-browser.js';
import { run } from './command.mjs';
import { step, Trouble } from './say.mjs';

/** Whether a browser is here; why not, in a sentence, if none is. */
const missing = () => {
  try {
    browser.findBrowser();
    return undefined;
  } catch (error) {
    if (error instanceof browser.NoBrowserError) return error.message;
    throw error;
  }
};

/** Installs Debian's Chromium where no browser is found and apt is there. */
export const ensureBrowser = async () => {
  const why = missing();
  if (!why) return;
  const apt = await run('apt-get', ['--version']);
  if (apt.code !== 0) throw new Trouble(`The end-to-end tests need a browser. ${why}`);
  const root = process.getuid?.() === 0;
  step(`No browser was found: installing Debian's Chromium${root ? '' : ' with sudo'} …`);
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const [program, ...rest] = root ? args : ['sudo', '-n', ...args];
    const { code, output } = await run(program, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code !== 0)
      throw new Trouble(`Chromium could not be installed by ${args[0]} ${args[1]}.\n${output.trim()}`);
  }
  const still = missing();
  if (still) throw new Trouble(still);
};
