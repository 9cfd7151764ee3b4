import type { Move } from '../../../core/contract';
import { step } from '../../../core/step';
import { firstOf } from '../../../core/testing/portion';
import { LANGUAGES, speaker } from '../../../core/testing/speak';
import type { Message } from '../../desk';
import { city } from '../game';
import { stage, inRound } from '../testing/board';
import { walk } from '../testing/walk';
import type { CityState } from '../state';
import { de } from '../texts/de';
import { en } from '../texts/en';
import { fr } from '../texts/fr';
import { deadCells, projected } from './aids';
import { desk } from './desk';

const { speak, inAll } = speaker('city', { en, de, fr });

const heard = new Set<string>();
/** Every language has words for it; what was said before is not said again. */
const expectWords = (message: Message): void => {
  const once = JSON.stringify(message);
  if (heard.has(once)) return;
  heard.add(once);
  inAll(message);
};

test('every legal move is one place or one option, and every sentence about it is in the catalogue', () => {
  for (const seats of firstOf([2, 4], 1)) {
    for (const { state } of walk(11, seats)) {
      if (city.actor(state) < 0) continue;
      const legal = city.legal(state);
      const { choices, options, prompt } = desk.offer(state, legal);
      const offered: Move[] = [...choices.flatMap(({ moves }) => moves), ...options.map(({ move }) => move)];
      expect(offered.sort((a, b) => a - b)).toEqual(legal);
      expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
      const said = [prompt, ...[...choices, ...options].flatMap((each) => [each.label, each.prompt])];
      said.forEach(expectWords);
    }
  }
});

test('to turn is spoken of only where the tile can be turned; declining has a sentence of its own', () => {
  const said = new Set<string>();
  for (const { state } of walk(11, 2)) {
    if (city.actor(state) < 0) continue;
    const { choices, options } = desk.offer(state, city.legal(state));
    for (const { moves, prompt } of choices) {
      if (state.phase === 'place') expect(prompt.key === 'desk.chosen.place').toBe(moves.length > 1);
      said.add(prompt.key);
    }
    for (const { prompt } of options) {
      expect(prompt.key).toBe(`desk.kept.${state.phase}`);
      said.add(prompt.key);
    }
  }
  expect([...said].sort()).toEqual([
    'desk.chosen.claim',
    'desk.chosen.first',
    'desk.chosen.gate',
    'desk.chosen.guard',
    'desk.chosen.only',
    'desk.chosen.place',
    'desk.chosen.tower',
    'desk.chosen.wall',
    'desk.kept.claim',
    'desk.kept.guard',
    'desk.kept.tower',
  ]);
});

test('the log has a line for everything but a draw, which the tile laid names again', () => {
  const [logged, silent] = [new Set<string>(), new Set<string>()];
  for (const { events } of walk(11, 2)) {
    for (const event of events) (desk.logged(event) ? logged : silent).add(event.kind);
  }
  expect([...silent]).toEqual(['drew']);
  for (const kind of ['placed', 'claimed', 'returned', 'gate', 'wall', 'street', 'ended']) {
    expect(logged).toContain(kind);
  }
});

test('places are told from the first tile, on the board and in the log alike', () => {
  const told = (language: 'en' | 'de' | 'fr', x: number, y: number): string =>
    speak(
      language,
      desk.describe({
        kind: 'placed',
        seat: 0,
        tile: 'bend',
        from: 'hand',
        to: { cell: [x, y], turn: 1 },
        tiles: [[x, y]],
      }),
    );
  expect(told('en', 2, -1)).toBe('Ada places “bend” 2 east, 1 north of the first tile, a quarter turn right');
  expect(told('en', 0, 0)).toBe('Ada places “bend” in the middle, a quarter turn right');
  expect(told('de', -1, 0)).toContain('1 westlich vom ersten Plättchen');
  expect(told('fr', 0, 3)).toContain('3 au sud de la première tuile');
  const follower = desk.standers(stage(STREET, { claims: { '0,0:n2': 1 } }))[0];
  expect(speak('de', follower.label)).toBe('Bürger von Ada auf der Straße, 1 Plättchen');
});

test('what a score counted is found on the board and lit', () => {
  let scores = 0;
  for (const { state, events } of walk(5, 3)) {
    for (const event of events) {
      if (!('points' in event) || event.points === undefined) continue;
      scores++;
      expect(desk.light(state, event).length).toBeGreaterThan(0);
      for (const part of event.parts) expectWords(desk.part(event, part));
    }
  }
  expect(scores).toBeGreaterThan(10);
});

test('the projected scores of the last step are the final scores', () => {
  let before: CityState | undefined;
  for (const { state } of walk(8, 2)) {
    if (state.phase === 'over') expect(projected(state)).toEqual(city.scores(state));
    else before = state;
  }
  expect(projected(before!).length).toBe(2);
});

const STREET = `
  +     +
   rrsrr
   rrsrr
   rrsrr
   rrsrr
   rrsrr
  +     +`;

test('a long press on a street says who holds it, what it pays now and that two cells are open', () => {
  const state = stage(STREET, { claims: { '0,0:n2': 1 } });
  const said = desk.explain(state, 50, 50);
  expect(said?.title).toEqual({ key: 'desk.explain.street', values: { count: 1 } });
  expect(said?.holders).toEqual([{ seat: 1, count: 1, holds: true }]);
  expect(said?.worth).toEqual({ points: 1, parts: [{ key: 'part.tile', values: { count: 1, each: 1 } }] });
  expect(said?.lines[0]).toEqual({ key: 'desk.explain.open', values: { count: 2 } });
  expect(said?.lit).toEqual([{ at: [0, 0], part: 1 }]);
});

test('an empty cell lists what still fits; the sum of the tiles is what the sentence says', () => {
  const state = stage(STREET);
  const said = desk.explain(state, 50, -50)!;
  const count = said.fits.reduce((sum, each) => sum + each.count, 0);
  expect(count).toBeGreaterThan(0);
  expect(said.chances[0]).toEqual({ key: 'desk.explain.fits', values: { count } });
  expect(desk.explain(state, 950, 950)).toBeUndefined();
});

test('tiles left are listed with picture, name and count, and add up to what is to be drawn', () => {
  const from = stage(STREET);
  const { left, pieces } = desk.stock(from);
  const sum = (list: typeof pieces) => list.reduce((all, { count }) => all + count, 0);
  expect(sum(pieces)).toBe(left.values.count);
  const drawn = desk.stock(step(city, from, city.read(from, 'draw:bend')!));
  const bends = (list: typeof pieces) => list.find(({ face }) => face === 'tile:bend/0')?.count ?? 0;
  expect(bends(drawn.pieces)).toBe(bends(pieces) - 1);
  expect(sum(drawn.pieces)).toBe(drawn.left.values.count);
  for (const { face, name } of pieces) {
    expect(face).toMatch(/^tile:[a-z-]+\/0$/);
    expectWords(name);
  }
});

const TOWN = `
  +     +     +
   mmmmm rrrrr
   mmmmm rrrrr
   mFmGm rrBrr
   mmmmm rrrrr
   mmmmm rrrrr
  +     +     +`;

test('projected scores count what an area would pay at the end: two for the market beside it', () => {
  const state = stage(TOWN, { claims: { '1,0:n1': 1 } });
  expect(projected(state)).toEqual([0, 2]);
  expect(projected(stage(TOWN))).toEqual([0, 0]);
  expect(Array.from(state.scores)).toEqual([0, 0]);
});

test('a cell that nothing left can fill is known, and no other', () => {
  const state = stage(STREET, { toDraw: 3 });
  expect(deadCells(state)).toEqual([]);
  state.left.fill(0);
  expect(deadCells(city.clone(state))).toHaveLength(4);
});

test('a cell that takes the tile in hand is not dead, though no other tile fits it', () => {
  const from = stage(STREET);
  const state = city.clone(step(city, from, city.read(from, 'draw:court')!));
  state.left.fill(0);
  expect(deadCells(state)).toEqual([]);
  expect(desk.explain(state, 50, 150)?.chances[0].key).toBe('desk.explain.onlyHand');
  const wall = city.clone(step(city, from, city.read(from, 'draw:plaza-fish')!));
  wall.left.fill(0);
  // Beside the street, but not at its ends.
  expect(deadCells(wall)).toHaveLength(2);
  expect(desk.explain(wall, 50, 150)?.chances[0].key).toBe('desk.explain.dead');
});

test('a wall round offers the two ends', () => {
  const state = inRound(stage(STREET, { stack: 2 }), 0, 2);
  const gates = desk.offer(state, city.legal(state));
  expect(gates.choices.map(({ id }) => id)).toContain('side:0,0/n');
  const walled = step(city, state, city.read(state, 'gate:0,0/n')!);
  const guarded = walled.phase === 'guard' ? step(city, walled, city.read(walled, 'skip')!) : walled;
  if (guarded.phase === 'wall') {
    expect(desk.offer(guarded, city.legal(guarded)).choices.map(({ id }) => id)).toEqual([
      'wall:cw',
      'wall:ccw',
    ]);
  }
});

test('while others act, the one who acts is named: in a wall round the builder', () => {
  const others = new Set<string>();
  for (const { state } of walk(11, 3)) {
    const message = desk.status(state);
    expectWords(message);
    if (city.actor(state) < 0) continue;
    expect(message.values.seat).toBe(city.actor(state));
    if (message.values.seat !== state.turn) others.add(state.phase);
  }
  expect([...others].sort()).toEqual(['guard', 'wall']);
});

test('claims on one tile are told apart in every language', () => {
  let most = 0;
  for (const seed of firstOf([11, 12, 13], 1)) {
    for (const { state } of walk(seed, 2)) {
      if (state.phase !== 'claim') continue;
      const { choices } = desk.offer(state, city.legal(state));
      for (const language of LANGUAGES) {
        const labels = choices.map(({ label }) => speak(language, label));
        expect(new Set(labels).size).toBe(labels.length);
      }
      for (const { label } of choices) expect(speak('en', label)).toMatch(/^Place a /);
      most = Math.max(most, choices.length);
    }
  }
  expect(most).toBeGreaterThan(5);
});

test('a claim is told by the side of the tile and by the size of what it holds', () => {
  const from = stage(STREET);
  const state = ['draw:cross', 'place:cross@0,1/n'].reduce(
    (at, word) => step(city, at, city.read(at, word)!),
    from as CityState,
  );
  const labels = desk.offer(state, city.legal(state)).choices.map(({ label }) => speak('en', label));
  expect(labels).toContain('Place a citizen on the street to the north; 2 tiles');
  expect(labels).toContain('Place a citizen on the street to the east; 1 tile');
  expect(labels).toContain('Place a steward in the residential area to the south-east; 1 tile');
});
