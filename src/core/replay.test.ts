import { attempt, drawMove, step } from './step';
import { perft } from './perft';
import { playOut, replay, type Player } from './replay';
import { toy, type ToyState } from './testing/toy';

const anyMove: Player<ToyState> = (seen, _seat, random) => {
  const moves = toy.legal(seen);
  return moves[random.int(moves.length)];
};
const game = (seed: number) =>
  playOut(toy, { options: toy.defaults, seed, players: [anyMove, anyMove, anyMove] });

test('a replayed record ends as the game did', () => {
  const { record, state, events } = game(11);
  const again = replay(toy, record);
  expect(again.broken).toBeUndefined();
  expect(again).toMatchObject({ state, events });
});

test('the first word that cannot be played is named with its rule', () => {
  const { record } = game(5);
  const log = [...record.log];
  const index = log.indexOf('keep');
  expect(replay(toy, { ...record, log: log.with(index, 'keeep') }).broken).toEqual({
    index,
    word: 'keeep',
    reason: { rule: 'unreadable' },
  });
  expect(replay(toy, { ...record, log: log.with(index, 'draw:1') }).broken?.reason.rule).toBe('T1');
  expect(replay(toy, { ...record, log: [...log, 'draw:1'] }).broken).toMatchObject({
    index: log.length,
    reason: { rule: 'over' },
  });
});

test('two games with one seed are the same, with another seed another', () => {
  expect(game(3).record).toEqual(game(3).record);
  expect(game(4).record.log).not.toEqual(game(3).record.log);
});

test('an unlawful action is refused and changes nothing', () => {
  const start = toy.setup(toy.defaults, 2);
  const before = toy.clone(start);
  expect(attempt(toy, start, { do: 'show' })).toEqual({ refused: { rule: 'T1' } });
  expect(start).toEqual(before);
});

test('a lawful action gives the next state and its events', () => {
  const start = toy.setup(toy.defaults, 2);
  const result = attempt(toy, start, { do: 'draw', worth: 2 });
  expect(result).toMatchObject({ events: [{ kind: 'drew', worth: 2 }], state: { stone: 1 } });
});

test('chance draws by weight', () => {
  const bag = { ...toy.setup({ each: 10 }, 2), bag: Int8Array.of(8, 1, 1) };
  const seen = [0, 0, 0];
  for (let ply = 0; ply < 1000; ply++) seen[drawMove(toy, bag, 1, ply) - 1]++;
  expect(seen[0]).toBeGreaterThan(740);
  expect(seen[0]).toBeLessThan(860);
});

test('a step leaves the state it came from as it was', () => {
  const start = toy.setup(toy.defaults, 2);
  const before = toy.clone(start);
  step(toy, start, toy.pack({ do: 'draw', worth: 1 }));
  expect(start).toEqual(before);
});

test('perft counts the positions at each depth', () => {
  expect(perft(toy, { options: toy.defaults, seats: 2, seed: 1 }, 8)).toEqual([1, 1, 2, 2, 4, 4, 6, 6, 11]);
});
