import { run } from './command.mjs';
import findBrowser from '../../e2e/driver/find-browser.js';
import { step, Trouble } from './say.mjs';

const ADVICE = 'Install Chromium or Chrome, or set CHROMIUM to the path of one.';

/** Installs Debian's Chromium where no browser is found and apt is there. */
export const ensureBrowser = async () => {
  if (findBrowser()) return;
  const apt = await run('apt-get', ['--version']);
  if (apt.code !== 0) throw new Trouble(`The end-to-end tests need a browser and none was found. ${ADVICE}`);
  const root = process.getuid?.() === 0;
  const sudo = root ? [] : ['sudo', '-n'];
  step(`No browser was found: installing Debian's Chromium${root ? '' : ' with sudo'} …`);
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const [program, ...rest] = [...sudo, ...args];
    const { code, output } = await run(program, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code !== 0)
      throw new Trouble(`Chromium could not be installed (${args[1]}). ${ADVICE}\n${output.trim()}`);
  }
  if (!findBrowser()) throw new Trouble(`Chromium was installed but is not found. ${ADVICE}`);
};
