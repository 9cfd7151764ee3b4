import { toy } from '../core/testing/toy';
import { CUTS } from '../saves/testing/memory-storage';
import { prepareKills } from './testing/kill';

const OPTIONS = { each: 4 };

const killEverywhere = async (
  seats: string,
  files: boolean,
): Promise<{ deaths: number; faults: string[] }> => {
  const faults: string[] = [];
  let deaths = 0;
  const kill = await prepareKills(toy, { seats, files, options: OPTIONS });
  for (const cut of CUTS) {
    if (cut === 'all-gone' && !files) continue;
    for (let at = 1; ; at++) {
      const killed = await kill(3, { at, cut, share: ((at * 7) % 10) / 10 });
      faults.push(...killed.faults.map((fault) => `${cut} at change ${at}: ${fault}`));
      if (killed.survived) break;
      deaths++;
    }
  }
  return { deaths, faults };
};

test('a game killed at any change of storage, and in the middle of it, stands at the last confirmed step', async () => {
  const { deaths, faults } = await killEverywhere('pp', true);
  expect(faults).toEqual([]);
  expect(deaths).toBeGreaterThan(300);
}, 60_000);

test('so does one without files, against a computer', async () => {
  const { deaths, faults } = await killEverywhere('pc', false);
  expect(faults).toEqual([]);
  expect(deaths).toBeGreaterThan(60);
}, 60_000);
