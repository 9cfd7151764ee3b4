/** Which specs run where, and what is made of their results. */
import { readFileSync } from 'node:fs';
import detox from '../../.detoxrc.js';
import { listSpecs, matchSpecs, readReport } from '../../e2e/detox-run.js';
import { askNode } from '../testing/plain-node';

interface Layer {
  readonly command: readonly [string, readonly string[]];
}

describe('the layers', () => {
  const layers = askNode<Layer[]>(
    `import { DETOX_PHONE, DETOX_TABLET } from './scripts/run/layers.mjs'`,
    '[DETOX_PHONE, DETOX_TABLET]',
  );
  const words = layers.flatMap(({ command }) => command[1].filter((word) => word.startsWith('specs/')));

  it('name one file of specs by each word', () => {
    for (const word of words) expect([word, matchSpecs(word)]).toEqual([word, [expect.any(String)]]);
    expect(matchSpecs('specs/nowhere')).toEqual([]);
  });

  it('run every file of specs on the phone or the tablet', () => {
    expect(new Set(words.flatMap(matchSpecs))).toEqual(new Set(listSpecs()));
  });
});

describe('a build for phones', () => {
  const { apps, configurations } = detox;

  it('is made for Detox', () => {
    const builds = Object.values(apps).flatMap((app) => ('build' in app ? [app.build] : []));
    expect(builds).toHaveLength(4);
    for (const build of builds) expect(build).toMatch(/^BASTIDE_DETOX=1 npx expo prebuild -p (ios|android) /);
  });

  it('is not pinched on Android, where Detox cannot', () => {
    const pattern = new RegExp(configurations['android.debug'].testRunner.args.testNamePattern);
    for (const file of listSpecs()) {
      const [, ...tests] = readFileSync(file, 'utf8').split(/^ *it\(/m);
      for (const test of tests.filter((body) => body.includes('.pinch('))) {
        const name = /'([^']*)'/.exec(test)?.[1] ?? '';
        expect([name, pattern.test(name)]).toEqual([name, false]);
      }
    }
  });
});

describe('a run of Detox', () => {
  const test = (status: string) => ({ fullName: `it is ${status}`, title: status, status });
  const report = (status: string, message: string, ...statuses: string[]) => ({
    testResults: [{ name: '/e2e/specs/a.spec.ts', status, message, assertionResults: statuses.map(test) }],
  });

  it('counts the tests that ran', () => {
    const { tests, crashed } = readReport(report('failed', 'no', 'passed', 'failed', 'pending'), 1);
    expect(tests.map(({ title, passed }) => [title, passed])).toEqual([
      ['passed', true],
      ['failed', false],
    ]);
    expect(crashed).toEqual([]);
  });

  it('fails by a file that could not be run, or that failed besides its tests', () => {
    const crash = ['a.spec.ts: an error after the last test'];
    expect(readReport(report('failed', ' an error after the last test\n'), 1).crashed).toEqual(crash);
    expect(readReport(report('failed', 'an error after the last test', 'passed'), 1).crashed).toEqual(crash);
  });

  it('fails by its exit code alone', () => {
    expect(readReport(report('passed', '', 'passed'), 0).crashed).toEqual([]);
    expect(readReport(report('passed', '', 'passed'), 1).crashed).toHaveLength(1);
    expect(readReport(report('passed', '', 'passed'), null).crashed).toHaveLength(1);
  });
});
