/** `npm start`: sets up what is missing and runs the app, on the web first. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ensureCanvasKit } from './setup/canvaskit.mjs';
import { ensureNode } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { findOpener } from './setup/opener.mjs';
import { good, main, say, step, Trouble } from './setup/say.mjs';

const DEFAULT_PORT = 8081;

const wantedPort = (args) => {
  const at = args.indexOf('--port');
  if (at < 0) return DEFAULT_PORT;
  const port = Number(args[at + 1]);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Trouble('--port takes a number from 1 to 65535.');
  return port;
};

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

await main(async () => {
  ensureNode();
  const args = process.argv.slice(2);
  const port = wantedPort(args);
  if (!(await isFree(port))) {
    throw new Trouble(
      `Port ${port} is in use by another program. Stop it, or run: npm start -- --port ${port + 1}`,
    );
  }
  await ensurePackages();
  ensureCanvasKit();

  const opener = findOpener();
  step(`Starting Bastide at ${good(`http://localhost:${port}`)}`);
  if (!opener) say('  No browser can be opened from here: open that address in any that reaches it.');
  say(
    '  On a phone: install Expo Go, join the same network, and scan the code below (iOS: the camera; Android: Expo Go).',
  );
  say('  Keys while it runs: w web, a Android emulator, i iOS simulator, r reload, Ctrl-C stop.\n');

  const rest = args.filter((arg, i) => arg !== '--port' && args[i - 1] !== '--port');
  const child = spawn(
    process.execPath,
    ['node_modules/expo/bin/cli', 'start', '--port', String(port), ...(opener ? ['--web'] : []), ...rest],
    // Offline: the development server asks nothing of any host; the phone reaches it over the local network.
    { stdio: 'inherit', env: { ...process.env, EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' } },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
});
