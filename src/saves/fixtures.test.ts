import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replay } from '../core/replay';
import { toy } from '../core/testing/toy';
import { parseSave } from './parse';
import { toPlain } from './plain';
import { isProblem } from './problems';
import { SAVE_VERSION } from './save';
import { unseal } from './seal';
import { upgrade, type Upgrade } from './upgrade';

const FOLDER = join(__dirname, 'fixtures');
const versionOf = (name: string): number => Number(/^version-(\d+)/.exec(name)?.[1]);

test('every version ever landed has a fixture', () => {
  const versions = readdirSync(FOLDER).map(versionOf);
  for (let version = 1; version <= SAVE_VERSION; version++) expect(versions).toContain(version);
});

test.each(readdirSync(FOLDER))('%s opens and its log replays to the position beside it', (name) => {
  const sealed = unseal(readFileSync(join(FOLDER, name), 'utf8'));
  expect(JSON.parse(sealed?.body ?? '')).toMatchObject({ save: versionOf(name) });
  const save = parseSave(sealed?.body ?? '');
  if (isProblem(save)) throw new Error(save.rule);
  expect(save.save).toBe(SAVE_VERSION);
  const log = save.log.slice(0, save.cursor);
  const played = replay(toy, { options: toy.defaults, seats: save.seats.length, log });
  if (played.broken) throw new Error(`breaks at ${played.broken.index}`);
  expect(toPlain(played.state)).toEqual(save.snapshot);
});

describe('upgrades', () => {
  const steps: readonly Upgrade[] = [
    { from: 1, name: 'the title became a name', up: ({ title, ...rest }) => ({ ...rest, name: title }) },
    { from: 2, name: 'games got a mood', up: (data) => ({ ...data, mood: `${String(data.name)} is glad` }) },
  ];

  test('run in order from the version of the save', () => {
    expect(upgrade({ save: 1, title: 'A' }, steps, 3)).toEqual({ save: 3, name: 'A', mood: 'A is glad' });
    expect(upgrade({ save: 2, name: 'B' }, steps, 3)).toEqual({ save: 3, name: 'B', mood: 'B is glad' });
    expect(upgrade({ save: 3, name: 'C' }, steps, 3)).toEqual({ save: 3, name: 'C' });
  });

  test('refuse what is newer, and what is no save', () => {
    expect(upgrade({ save: 4 }, steps, 3)).toEqual({ rule: 'newer', version: 4 });
    for (const data of [null, [], 7, {}, { save: '1' }, { save: 0 }, { save: 1.5 }]) {
      expect(upgrade(data, steps, 3)).toEqual({ rule: 'not-a-game' });
    }
  });
});
