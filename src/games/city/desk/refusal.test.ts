import { step } from '../../../core/step';
import { speaker } from '../../../core/testing/speak';
import { city } from '../game';
import { boxOf } from '../scene-places';
import { MARKET_ROW, inRound, playWords, stage } from '../testing/board';
import { LANE } from '../testing/towns';
import { walk } from '../testing/walk';
import { de } from '../texts/de';
import { en } from '../texts/en';
import { fr } from '../texts/fr';
import { desk } from './desk';

const { inAll } = speaker('city', { en, de, fr });

test('a tap on a tile that lies, beside the city, or where no turn fits says why', () => {
  const { state } = playWords(stage(LANE), 'draw:plaza-fish');
  expect(desk.refuse(state, 50, 50)?.key).toBe('refusal.C6.taken');
  expect(desk.refuse(state, 350, 50)?.key).toBe('refusal.C6.apart');
  expect(desk.refuse(state, 50, 150)?.key).toBe('desk.refusal.noTurn');
  expect(desk.refuse(state, 150, 50)).toBeUndefined();
});

test('while claiming, only the tile just laid will do, and no crossing on it', () => {
  const { state } = playWords(stage(LANE, { claims: { '0,0:n2': 1 } }), 'draw:cross', 'place:cross@0,1/n');
  expect(state.phase).toBe('claim');
  expect(desk.refuse(state, 20, 20)?.key).toBe('desk.refusal.claim');
  expect(desk.refuse(state, 950, 950)?.key).toBe('desk.refusal.claim');
  expect(desk.refuse(state, 50, 150)?.key).toBe('desk.refusal.crossing');
  expect(desk.refuse(state, 50, 110)?.key).toBe('refusal.C9.taken');
  expect(desk.refuse(state, 10, 110)).toBeUndefined();
});

test('the gate must face the open land; walls go at the ends, guards on the wall just built', () => {
  const gate = inRound(stage(MARKET_ROW, { stack: 2 }), 0, 4);
  expect(desk.refuse(gate, 950, 950)?.key).toBe('refusal.C12');
  const wall = step(city, gate, city.read(gate, 'gate:0,0/n')!);
  expect(wall.phase).toBe('wall');
  expect(desk.refuse(wall, 50, 50)?.key).toBe('desk.refusal.wall');
  const guard = step(city, wall, city.read(wall, 'wall:cw')!);
  expect(guard.phase).toBe('guard');
  expect(desk.refuse(guard, 50, 50)?.key).toBe('desk.refusal.guard');
});

test('a tower goes at an end of the wall, and at one that has grown', () => {
  const gate = inRound(stage(MARKET_ROW, { stack: 2 }), 0, 2);
  const { state } = playWords(gate, 'gate:0,0/n', 'wall:cw', 'skip');
  expect(state.phase).toBe('tower');
  expect(desk.refuse(state, 50, 50)?.key).toBe('desk.refusal.tower');
  const { x, y } = boxOf(state, { do: 'tower', end: 1 })!;
  expect(desk.refuse(state, x + 10, y + 10)?.key).toBe('refusal.C18');
});

test('in every phase a person acts in, a tap far from everything is answered, in every language', () => {
  const phases = new Set<string>();
  for (const { state } of walk(11, 3)) {
    if (city.actor(state) < 0) continue;
    const message = desk.refuse(state, 9950, 9950);
    expect([state.phase, message]).not.toContain(undefined);
    if (!phases.has(state.phase)) inAll(message!);
    phases.add(state.phase);
  }
  expect([...phases].sort()).toEqual(['claim', 'gate', 'guard', 'place', 'tower', 'wall']);
  for (const key of ['claim', 'crossing', 'noTurn']) inAll({ key: `desk.refusal.${key}`, values: {} });
});
