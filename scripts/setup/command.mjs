import { spawn } from 'node:child_process';

/** Runs a command; resolves with its exit code, its output and its seconds. Never rejects for a failing command. */
export const run = (command, args, { env, cwd, show = false } = {}) =>
  new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const end = (code) => resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    child.on('error', (error) => {
      output += String(error);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
