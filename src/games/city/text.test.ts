import { OVER } from '../../core/contract';
import { randomAt } from '../../core/random';
import { drawMove } from '../../core/step';
import { speaker } from '../../core/testing/speak';
import type { CityEvent } from './events';
import { city } from './game';
import { TRIGGERS } from './state';
import {
  describeAction,
  describeEvent,
  describePart,
  describeReason,
  describeTile,
  type Message,
} from './text';
import { de } from './texts/de';
import { en } from './texts/en';
import { fr } from './texts/fr';
import { GROUNDS, TILES } from './tiles';

const { speak, inAll } = speaker('city', { en, de, fr });

test('every move, event and refusal of whole games has words in all languages', () => {
  const keys = new Set<string>();
  const said = new Set<string>();
  const say = (message: Message): void => {
    const once = JSON.stringify(message);
    if (said.has(once)) return;
    said.add(once);
    keys.add(message.key);
    inAll(message);
  };
  for (let seed = 1; seed <= 3; seed++) {
    const state = city.clone(city.setup({ stacks: [10, 30, 20], walls: 40 }, 3));
    for (let ply = 0; city.actor(state) !== OVER; ply++) {
      const moves = city.legal(state);
      for (const move of moves) say(describeAction(city.unpack(move)));
      for (const action of city.candidates(state)) {
        const reason = city.refuse(state, action);
        if (reason) say(describeReason(reason));
      }
      const random = randomAt(seed, ply, 'player');
      const move = city.actor(state) < 0 ? drawMove(city, state, seed, ply) : moves[random.int(moves.length)];
      city.play(state, move, (event) => {
        say(describeEvent(event));
        if ('parts' in event) for (const part of event.parts ?? []) say(describePart(event.kind, part));
      });
    }
  }
  expect([...keys].filter((key) => key.startsWith('event.')).length).toBeGreaterThanOrEqual(14);
  expect([...keys].filter((key) => key.startsWith('refusal.')).length).toBeGreaterThanOrEqual(8);
});

test('every refusal, even one that only a record can meet, has words', () => {
  for (const reason of [
    { rule: 'C1', option: 'walls' },
    { rule: 'C4' },
    { rule: 'C5', why: 'none left', tile: 'bend' },
    { rule: 'C5', why: 'not in hand', tile: 'bend' },
    { rule: 'C9', why: 'completed', ground: 'street' },
    { rule: 'C12', side: 'n' },
    { rule: 'C16' },
    { rule: 'C18', end: 'cw' },
    { rule: 'C19', why: 'shut in' },
    { rule: 'C20', step: 'wall' },
    { rule: 'C24', why: 'no choice', step: 'gate' },
    { rule: 'over' },
    { rule: 'options' },
    { rule: 'unreadable' },
  ]) {
    inAll(describeReason(reason));
  }
});

test('every end, every tile and every ground has words', () => {
  for (const trigger of TRIGGERS) inAll(describeEvent({ kind: 'ended', trigger }));
  for (const { name } of TILES) inAll(describeTile(name));
  for (const ground of GROUNDS) inAll({ key: `claim.${ground}`, values: { count: 2, toward: 'here' } });
});

test('a sum reads as the rulings write it', () => {
  const parts = (event: Pick<CityEvent, 'kind'>, count: number, what: string, each: number) =>
    speak('en', describePart(event.kind, { count, what, each }));
  expect(parts({ kind: 'street' }, 3, 'tile', 1)).toBe('3 tiles × 1');
  expect(parts({ kind: 'market' }, 3, 'tile', 3)).toBe('3 tiles × 3 kinds of goods');
  expect(parts({ kind: 'market' }, 1, 'tile', 1)).toBe('1 tile × 1 kind of goods');
  expect(parts({ kind: 'tower' }, 5, 'wall', 1)).toBe('5 walls × 1');
  expect(parts({ kind: 'residential' }, 2, 'market', 2)).toBe('2 markets × 2');
  expect(parts({ kind: 'guard' }, 1, 'historic', 3)).toBe('1 historic building × 3');
  expect(speak('de', describeTile('plaza-fish'))).toBe('Marktplatz mit Fisch und Korn');
  expect(speak('fr', describeTile('bend'))).toBe('coude');
});
