import { candidates } from './candidates';
import { pack, unpack, VERBS } from './moves';
import { PHASES, setup } from './state';
import { read, write } from './words';

const everything = PHASES.flatMap((phase) => candidates({ ...setup({ rules: [] }, 2), phase, city: 0 }));

test('every action packs, unpacks, is written and read back', () => {
  expect(new Set(everything.map((action) => action.do))).toEqual(new Set(VERBS));
  for (const action of everything) {
    const move = pack(action);
    expect(unpack(move)).toEqual(action);
    expect(read(write(move))).toBe(move);
  }
});

test('different actions are different words and numbers', () => {
  const words = new Map(everything.map((action) => [write(pack(action)), pack(action)]));
  expect(new Set(words.values()).size).toBe(words.size);
});

test.each([
  ['early'],
  ['wall:0'],
  ['roll:white,red,any'],
  ['roll:yellow,yellow'],
  ['roll:black'],
  ['tower:grey@32'],
  ['house:pink@44'],
  ['palace:red@12-13'],
  ['merge:10'],
  ['keep'],
  ['play:city-size'],
  ['discard:free-walls'],
  ['swap:cities'],
  ['done'],
  ['city:44'],
  ['draw:outside-west'],
])('%s is a word', (word) => {
  expect(write(read(word)!)).toBe(word);
});

test.each([
  [''],
  ['early:'],
  ['wall'],
  ['wall:77'],
  ['wall:-1'],
  ['wall:01'],
  ['wall:1e1'],
  ['roll:'],
  ['roll:red'],
  ['roll:any,red'],
  ['roll:white,red'],
  ['roll:white,red,red,red'],
  ['roll:white,white'],
  ['tower:red@1'],
  ['tower:white@33'],
  ['tower:white@1@2'],
  ['house:white@1'],
  ['house:red@45'],
  ['palace:red@13-12'],
  ['palace:red@12'],
  ['palace:red@12-13-14'],
  ['play:'],
  ['play:toString'],
  ['swap:City-size'],
  ['keep '],
  ['constructor'],
])('%p is no word', (word) => {
  expect(read(word)).toBeUndefined();
});
