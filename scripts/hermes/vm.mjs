import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/command.mjs';
import { Trouble } from '../setup/say.mjs';

const FOLDERS = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' };

/** The Hermes VM of this platform. */
const hermes = () => {
  const path = join('node_modules', 'hermes-engine-cli', FOLDERS[process.platform] ?? '', 'hermes');
  if (!existsSync(path))
    throw new Trouble(`There is no Hermes VM for ${process.platform} in hermes-engine-cli.`);
  return path;
};

/** Runs a bundled script on an engine and returns what it printed; a script that throws is a trouble. */
export const runOn = async (engine, script) => {
  const [program, args] =
    engine === 'hermes' ? [hermes(), ['-w', '-O', script]] : [process.execPath, [script]];
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Trouble(`${script} failed on ${engine}:\n${output}`);
  return output;
};
