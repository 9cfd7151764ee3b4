/** `npx tsx scripts/write-fixture.ts`: prints a save as the present version writes it (docs/add-a-save-version.md). */
import { replay } from '../src/core/replay';
import { toy } from '../src/core/testing/toy';
import { toPlain } from '../src/saves/plain';
import { seal, writeAscii } from '../src/saves/seal';
import { standingOf } from '../src/saves/standing';
import { finishedSave } from '../src/saves/testing/hoards';

const CURSOR = 15;

const save = finishedSave('0fixture0', 12);
const log = save.log.slice(0, CURSOR + 1);
const played = replay(toy, { options: toy.defaults, seats: save.seats.length, log: log.slice(0, CURSOR) });
if (played.broken) throw new Error('the toy no longer plays');
const { state } = played;
process.stdout.write(
  seal(
    4,
    writeAscii({
      ...save,
      title: 'Dimanche à midi',
      log,
      cursor: CURSOR,
      standing: standingOf(toy, state),
      snapshot: toPlain(state),
    }),
  ),
);
