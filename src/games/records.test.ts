/** Records of every game: whole ones replay, spoilt ones name the first word that cannot be played, and its rule. */
import { randomAt } from '../core/random';
import { playOut, replay, type Player } from '../core/replay';
import { GAMES } from '.';

const RULE: { readonly [game: string]: RegExp } = {
  city: /^C\d+$/,
  castle: /^K\d+$/,
  masons: /^M\d+$/,
};

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const anyMove: Player = (seen, _seat, random) => {
    const moves = game.legal(seen);
    return moves[random.int(moves.length)];
  };
  const players = [anyMove, anyMove, anyMove];
  const { record, state } = playOut(game, { options: game.defaults, seed: 4, players });
  const { log } = record;

  test('a record replays to the state that the game ended in', () => {
    expect(replay(game, record)).toMatchObject({ state });
  });

  test('a word out of its time is named by its index and the rule that forbids it', () => {
    const random = randomAt(4, 0, 'table');
    const rules = new Set<string>();
    for (let spoilt = 0; spoilt < 200; spoilt++) {
      const index = random.int(log.length);
      const word = log[random.int(log.length)];
      const { broken } = replay(game, { ...record, log: [...log.slice(0, index), word] });
      // Some words can be played there too: another wall, another claim.
      if (!broken) continue;
      expect(broken).toMatchObject({ index, word });
      expect(broken.reason.rule).toMatch(RULE[id]);
      rules.add(broken.reason.rule);
    }
    expect(rules.size).toBeGreaterThanOrEqual(3);
  });

  test('a word that nothing can be made of, and one after the end, are named too', () => {
    const index = Math.floor(log.length / 2);
    expect(replay(game, { ...record, log: log.with(index, 'place:nothing') }).broken).toEqual({
      index,
      word: 'place:nothing',
      reason: { rule: 'unreadable' },
    });
    const late = replay(game, { ...record, log: [...log, log[0]] });
    expect(late.broken).toMatchObject({ index: log.length, reason: { rule: 'over' } });
  });
});
