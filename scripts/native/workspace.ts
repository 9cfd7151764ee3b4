import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What prebuild reads of the project. */
const NEEDED = [
  'app.json',
  'eas.json',
  'package.json',
  'tsconfig.json',
  'plugins',
  'locales',
  'assets/icons',
];

/** A throw-away copy of the project in which native folders may be made. */
export function makeWorkspace(root: string): { folder: string; discard: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-native-'));
  for (const path of NEEDED) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, discard: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly stdout: string;
}

/**
 * Runs a package's command offline and quietly; never throws for a bad exit. What is checked is the build that people
 * get, unless it is told to be one for Detox.
 */
export function run(folder: string, script: string, args: readonly string[], detox = false): Promise<Ran> {
  const env = {
    ...process.env,
    EXPO_OFFLINE: '1',
    EXPO_NO_TELEMETRY: '1',
    CI: '1',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    BASTIDE_DETOX: detox ? '1' : '',
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let stdout = '';
    child.stdout.on('data', (chunk) => ((output += chunk), (stdout += chunk)));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim(), stdout }));
  });
}

export function readText(...parts: string[]): string | undefined {
  const path = join(...parts);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export function readBytes(...parts: string[]): Uint8Array | undefined {
  const path = join(...parts);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** The text of a file that prebuild always makes. */
export function mustRead(...parts: string[]): string {
  const text = readText(...parts);
  if (text === undefined) throw new Error(`Prebuild made no ${parts.slice(1).join('/')}.`);
  return text;
}
