import { playOut } from '../../core/replay';
import { toy } from '../../core/testing/toy';
import { toPlain } from '../plain';
import { SAVE_VERSION, SEAT_COLOURS, type Save } from '../save';
import { standingOf } from '../standing';

/** A finished game of the toy, as it is kept. */
export const finishedSave = (id: string, seed = 1, seats = 3): Save => {
  const players = Array.from({ length: seats }, () => toy.legal).map(
    (legal): ((seen: Parameters<typeof legal>[0]) => ReturnType<typeof legal>[number]) =>
      (seen) =>
        legal(seen)[0],
  );
  const { record, state } = playOut(toy, { options: toy.defaults, seed, players });
  return {
    save: SAVE_VERSION,
    id,
    game: toy.id,
    edition: toy.edition,
    options: toy.defaults,
    seats: SEAT_COLOURS.slice(0, seats).map((colour, seat) =>
      seat === 1
        ? { by: 'computer', level: 'easy', name: 'Älva', colour }
        : { by: 'person', name: '', colour },
    ),
    seed,
    aiSeed: 7,
    log: record.log,
    cursor: record.log.length,
    started: 1_000,
    updated: 2_000 + seed,
    standing: standingOf(toy, state),
    snapshot: toPlain(state),
  };
};
