import { CHANCE, OVER } from '../../core/contract';
import { randomAt } from '../../core/random';
import { drawMove } from '../../core/step';
import { speaker } from '../../core/testing/speak';
import { portion } from '../../core/testing/portion';
import { CARD_COUNT, CARDS } from './cards';
import { masons } from './game';
import { HOUSE_RULES } from './options';
import { explain } from './scoring/pay';
import { clone, ENDS } from './state';
import { position } from './testing/position';
import {
  describeAction,
  describeCard,
  describeEvent,
  describePayment,
  describeReason,
  type Message,
} from './text';
import { de } from './texts/de';
import { en } from './texts/en';
import { fr } from './texts/fr';

const { speak, inAll } = speaker('masons', { en, de, fr });

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
  for (let seed = 1; seed <= portion(6, 2); seed++) {
    const state = clone(masons.setup({ rules: HOUSE_RULES }, 3));
    for (let ply = 0; masons.actor(state) !== OVER; ply++) {
      const moves = masons.legal(state);
      for (const move of moves) say(describeAction(masons.unpack(move)));
      for (const action of masons.candidates(state)) {
        const reason = masons.refuse(state, action);
        if (reason) say(describeReason(reason));
      }
      const chance = masons.actor(state) === CHANCE;
      const move = chance
        ? drawMove(masons, state, seed, ply)
        : moves[randomAt(seed, ply, 'player').int(moves.length)];
      masons.play(state, move, (event) => {
        say(describeEvent(event));
        const heard = masons.hear(event, 1);
        if (heard) say(describeEvent(heard));
      });
    }
  }
  expect(keys.size).toBeGreaterThan(55);
});

test('every end has words', () => {
  for (const piece of ENDS) {
    inAll(describeEvent({ kind: 'last', piece }));
    inAll(describeEvent({ kind: 'over', piece }));
  }
});

test('every card says what it is for, and what it would pay now in words and numbers', () => {
  const state = position({ towers: 'white@3 grey@4', lines: [40] });
  const said = new Set<string>();
  for (let card = 0; card < CARD_COUNT; card++) {
    const { name, text } = describeCard(CARDS[card].name);
    said.add(inAll(name).join());
    inAll(text);
    const { pays, parts } = describePayment(explain(state, card, -1));
    for (const message of [pays, ...parts]) inAll(message);
  }
  expect(said.size).toBe(CARD_COUNT);
  const towers = explain(
    state,
    CARDS.findIndex((card) => card.name === 'outside-towers-white'),
    -1,
  );
  const { pays, parts } = describePayment(towers);
  expect([speak('en', pays), ...parts.map((part) => speak('en', part))]).toEqual([
    '“White watchtowers” would pay 2 points now',
    '1 tower × 2',
  ]);
  expect(speak('fr', pays)).toBe('« Guets blancs » rapporterait 2 points maintenant');
  expect(speak('de', parts[0])).toBe('1 Turm × 2');
});

test('house rules have words', () => {
  for (const rule of HOUSE_RULES) {
    for (const part of ['name', 'text']) inAll({ key: `rules.${rule}.${part}`, values: {} });
  }
});

test('a secret is not in the words', () => {
  const heard = masons.hear({ kind: 'discarded', seat: 0, card: 'city-size' }, 1);
  expect(heard && inAll(describeEvent(heard))).toEqual([
    'Ada discards a card',
    'Ada legt eine Karte ab',
    'Ada défausse une carte',
  ]);
});

describe('the catalogues', () => {
  interface Tree {
    readonly [key: string]: string | Tree;
  }
  const PLURAL = /_(one|many|other)$/;
  const flatten = (tree: Tree, path = ''): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
    );
  const placeholders = (message: string): string[] =>
    [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  const english = new Map(flatten(en));

  test.each([
    ['de', de, ['one', 'other']],
    ['fr', fr, ['many', 'one', 'other']],
  ] as const)('in %s hold the messages, plural forms and placeholders of English', (_name, tree, forms) => {
    const messages = new Map(flatten(tree));
    const stems = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(PLURAL, '')))];
    expect(stems(messages.keys()).sort()).toEqual(stems(english.keys()).sort());
    for (const [key, message] of messages) {
      const stem = key.replace(PLURAL, '');
      const model = english.get(key) ?? english.get(`${stem}_other`) ?? '';
      expect([key, placeholders(message)]).toEqual([key, placeholders(model)]);
      if (stem === key) continue;
      expect(forms.filter((form) => !messages.has(`${stem}_${form}`))).toEqual([]);
    }
  });
});
