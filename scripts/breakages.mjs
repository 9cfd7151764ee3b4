/**
 * `node scripts/breakages.mjs`: breaks a copy of the project in every way that a check is there for, one after the other,
 * and shows that the check fails and says why. Writes docs/measured/breakages.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provenance } from './measured.mjs';
import { FORMAT, IMPORTS, LINT, NATIVE, TYPES, UNUSED } from './run/layers.mjs';
import { inAppCopy } from './setup/app-copy.mjs';
import { run } from './setup/command.mjs';
import { bad, good, main, say } from './setup/say.mjs';

const jest = (...args) => ({
  name: 'tests',
  command: ['node', ['node_modules/jest/bin/jest.js', '--ci', ...args]],
});
const before = (line) => (text) => `${line}\n${text}`;
const after = (line) => (text) => `${text}${line}\n`;
const instead = (old, young) => (text) => {
  if (!text.includes(old)) throw new Error(`There is no ${old} to break.`);
  return text.replace(old, young);
};

/** What is broken, where, how, which layer must fail, and what it must say. */
const BREAKAGES = [
  [
    'an import from core to React',
    'src/core/log.ts',
    before(`import 'react';`),
    IMPORTS,
    /core\/log\.ts.*react/,
  ],
  [
    'a game importing another',
    'src/games/city/hints.ts',
    before(`import '../masons';`),
    IMPORTS,
    /a-game-imports-no-other/,
  ],
  [
    'Math.random in the pure part',
    'src/core/random.ts',
    after('export const lot = (): number => Math.random();'),
    LINT,
    /Math\.random/,
  ],
  [
    'a broken type',
    'src/core/log.ts',
    after(`export const broken: number = 'no';`),
    TYPES,
    /log\.ts.*TS2322/,
  ],
  ['an unformatted file', 'src/core/log.ts', after('export   const  loose=1'), FORMAT, /log\.ts/],
  ['an unused export', 'src/core/log.ts', after('export const unused = 1;'), UNUSED, /unused/],
  [
    'a plain function called from a worklet',
    'src/view/camera/constrain.ts',
    instead(`'worklet';`, ''),
    jest('src/view/worklets.test.tsx'),
    /constrain/,
  ],
  [
    'an API that Hermes lacks',
    'src/ui/screens/library/when.ts',
    instead('Intl.DateTimeFormat(', 'Intl.ListFormat('),
    jest('src/ui/screens/library/when.test.ts'),
    /ListFormat/,
  ],
  [
    'a stray permission',
    'app.json',
    instead('"permissions": []', '"permissions": ["CAMERA"]'),
    NATIVE,
    /CAMERA/,
  ],
  [
    'a missing privacy manifest',
    'app.json',
    instead('"privacyManifests"', '"privacyManifest"'),
    NATIVE,
    /[Pp]rivacy/,
  ],
  [
    'a typo in eas.json',
    'eas.json',
    instead('"distribution": "store"', '"distribution": "shop"'),
    NATIVE,
    /shop|distribution/,
  ],
  [
    'a library of the wrong version',
    'package.json',
    (text) => text.replace(/("react-native-gesture-handler": ")[^"]+/, '$12.1.0'),
    NATIVE,
    /react-native-gesture-handler/,
  ],
  [
    'a Playwright call in a spec',
    'e2e/specs/ground.spec.ts',
    before(`import 'playwright-core';`),
    LINT,
    /playwright/,
  ],
];

const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
const paths = [
  ...new Set(
    files
      .trim()
      .split('\n')
      .map((file) => file.split('/')[0]),
  ),
];

const source = provenance('node scripts/breakages.mjs');

await main(() =>
  inAppCopy(Object.fromEntries(paths.map((path) => [path, path])), async (cwd) => {
    const rows = [];
    for (const [what, file, change, { name, command }, says] of BREAKAGES) {
      const path = join(cwd, file);
      const whole = readFileSync(path, 'utf8');
      writeFileSync(path, change(whole));
      const { code, output } = await run(command[0] === 'node' ? process.execPath : command[0], command[1], {
        cwd,
      });
      writeFileSync(path, whole);
      const line = plain(output)
        .split('\n')
        .find((each) => says.test(each));
      const caught = code !== 0 && line !== undefined;
      rows.push({ what, name, caught, line: line?.trim() ?? '' });
      say(
        `${caught ? good('✓') : bad('✗')} ${what}: ${name}${caught ? '' : `\n${plain(output).slice(-1500)}`}`,
      );
    }
    const cell = (text) =>
      text
        .replaceAll('|', '\\|')
        .replaceAll(cwd, '')
        .replace(/(\.\.\/)+\S*?node_modules/, 'node_modules')
        .slice(0, 150);
    const table = rows.map(
      ({ what, name, caught, line }) =>
        `| ${what} | ${name} | ${caught ? 'yes' : 'no'} | \`${cell(line).replaceAll('`', "'")}\` |`,
    );
    mkdirSync('docs/measured', { recursive: true });
    writeFileSync(
      'docs/measured/breakages.md',
      `# Checks that bite\n\n${source}\n\nEach of these was done to a copy of the project, and the layer run on it.\n\n| broken | layer | fails | says |\n| --- | --- | --- | --- |\n${table.join('\n')}\n`,
    );
    process.exitCode = rows.every(({ caught }) => caught) ? 0 : 1;
  }),
);
