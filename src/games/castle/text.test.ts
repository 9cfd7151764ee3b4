import { greedyPlayer } from '../../ai/greedy';
import { OVER } from '../../core/contract';
import type { Message } from '../../core/message';
import { randomAt } from '../../core/random';
import { drawMove } from '../../core/step';
import { speaker } from '../../core/testing/speak';
import { portion } from '../../core/testing/portion';
import type { CastleEvent } from './events';
import { castle } from './game';
import { judge } from './hints';
import { PHASES } from './state';
import {
  describeAction,
  describeEvent,
  describePart,
  describeReason,
  describeSum,
  describeTile,
  describeWall,
} from './text';
import { de } from './texts/de';
import { en } from './texts/en';
import { fr } from './texts/fr';
import { GROUNDS, TILES } from './tiles';
import { WALLS } from './walls';

const { speak, inAll } = speaker('castle', { en, de, fr });

test('every move, event and refusal of whole games has words in all languages', () => {
  const greedy = greedyPlayer(castle, judge);
  const keys = new Set<string>();
  const said = new Set<string>();
  const say = (message: Message): void => {
    const once = JSON.stringify(message);
    if (said.has(once)) return;
    said.add(once);
    keys.add(message.key);
    inAll(message);
  };
  for (let seed = 1; seed <= portion(3, 1); seed++) {
    const state = castle.clone(castle.setup({}, 3));
    for (let ply = 0; castle.actor(state) !== OVER; ply++) {
      const actor = castle.actor(state);
      for (const move of castle.legal(state)) say(describeAction(castle.unpack(move)));
      for (const action of castle.candidates(state)) {
        const reason = castle.refuse(state, action);
        if (reason) say(describeReason(reason));
      }
      const random = randomAt(seed, ply, 'player');
      const move =
        actor < 0 ? drawMove(castle, state, seed, ply) : greedy(castle.observe(state, actor), actor, random);
      castle.play(state, move, (event) => {
        say(describeEvent(event));
        say(describeEvent(castle.hear(event, 1) ?? event));
        if ('parts' in event && event.parts) {
          for (const part of event.parts) say(describePart(event.kind, part));
          for (const sum of describeSum(event)) say(sum);
        }
      });
    }
  }
  const count = (start: string): number => [...keys].filter((key) => key.startsWith(start)).length;
  expect(count('move.')).toBeGreaterThanOrEqual(8);
  expect(count('event.')).toBeGreaterThanOrEqual(15);
  expect(count('refusal.')).toBeGreaterThanOrEqual(10);
});

test('every refusal, even one that only a record can meet, has words', () => {
  const reasons = [
    ...['K8', 'K9', 'K10', 'K12', 'K14', 'K16'].flatMap((rule) =>
      PHASES.map((step) => ({ rule, why: 'step', step })),
    ),
    ...PHASES.map((step) => ({ rule: 'K19', why: 'no choice', step })),
    { rule: 'K2', why: 'outside' },
    { rule: 'K4', why: 'none left', wall: 'five-points' },
    { rule: 'K4', why: 'not doubled', ground: 'path' },
    { rule: 'K8', why: 'not in hand', tile: 'split' },
    { rule: 'K9', why: 'none left', tile: 'split' },
    { rule: 'K12', why: 'name', x: 2, y: 3, slot: 'n1' },
    { rule: 'K14', why: 'no wall tile', ground: 'house' },
    { rule: 'K14', why: 'too new' },
    { rule: 'K14', why: 'no majority', ground: 'tower' },
    { rule: 'K14', why: 'not there', wall: 'five-points' },
    { rule: 'over' },
    { rule: 'options', option: 'gold' },
    { rule: 'unreadable' },
  ];
  for (const reason of reasons) inAll(describeReason(reason));
});

test('every tile, wall tile and ground has words of its own', () => {
  const names = new Set(TILES.map(({ name }) => inAll(describeTile(name)).join()));
  expect(names.size).toBe(TILES.length);
  for (const wall of WALLS) {
    const { name, text } = describeWall(wall);
    inAll(name);
    inAll(text);
    inAll(describeEvent({ kind: 'used', seat: 0, wall }));
  }
  for (const ground of GROUNDS) inAll({ key: `claim.${ground}`, values: {} });
});

test('a sum reads as the rulings write it', () => {
  const entry = { seat: 0, tiles: [], from: 0, to: 0 };
  const sum = (event: Parameters<typeof describeSum>[0]): string =>
    describeSum(event)
      .map((message) => speak('en', message))
      .join();
  const parts = (count: number, what: string, each: number) => ({
    points: count * each,
    parts: [{ count, what, each }],
  });
  expect(sum({ kind: 'path', ...entry, ...parts(5, 'tile', 2), fountain: true })).toBe(
    '5 tiles × 2 (fountain)',
  );
  expect(sum({ kind: 'tower', ...entry, ...parts(4, 'tile', 4), doubled: true })).toBe(
    '4 tiles × 2 × 2 (doubled)',
  );
  expect(sum({ kind: 'house', ...entry, ...parts(1, 'tile', 1), doubled: false })).toBe('1 tile × 1');
  expect(sum({ kind: 'courtyard', ...entry, ...parts(5, 'market', 4), rich: true })).toBe(
    '5 markets × 4 (wall tile)',
  );
  expect(sum({ kind: 'keep', ...entry, ...parts(14, 'cell', 1), keep: 7, plus: 2 })).toBe(
    'keep 7 + 2: 14 empty cells',
  );
  expect(sum({ kind: 'keep', ...entry, ...parts(14, 'cell', 1), keep: 7, plus: 0 })).toBe(
    'keep 7: 14 empty cells',
  );
});

test('a secret is not in the words', () => {
  const event: CastleEvent = { kind: 'looked', seat: 0, corner: 12, wall: 'five-points', reveals: true };
  const heard = castle.hear(event, 1);
  expect(heard && inAll(describeEvent(heard))).toEqual([
    'Ada looks at a wall tile on the corner 12/13',
    'Ada sieht ein Mauerplättchen an der Ecke 12/13 an',
    'Ada regarde une tuile de rempart à l’angle 12/13',
  ]);
});
