/**
 * `npx tsx scripts/browser/board-picks.ts [games]`: on a phone of 360 × 640 points with the whole board in view, every place
 * that a game of The City offers is touched in its middle and up to 8 points off it, in eight directions. Each touch must
 * choose that place, or ask for a closer look in which it does.
 */
import { CHANCE, OVER, type AnyGame } from '../../src/core/contract';
import { randomAt } from '../../src/core/random';
import { drawMove } from '../../src/core/step';
import { city, desk } from '../../src/games/city';
import { pickSpot } from '../../src/view/pick-spot';
import { report, words } from './board-report.mjs';

const GAMES = Number(words[0] ?? 3);
const SCREEN = { width: 360, height: 640 };
/** What head, tray and margins take of it. */
const CHROME = { across: 16, down: 250 };
const SNUG = 1.2;
const CLOSEST = 3.6;
const OFF = [0, 4, 8];
const REACH = 44;

let touches = 0;
let ties = 0;
let places = 0;
const missed = new Map<string, number>();

const look = (state: Parameters<typeof city.legal>[0]): void => {
  const { choices } = desk.offer(state, city.legal(state));
  if (choices.length === 0) return;
  const look = {
    colours: [0, 1],
    open: choices.map(({ moves }) => moves[0]),
    lit: [],
    dead: false,
    control: false,
  };
  const { box } = desk.picture(state, look, []);
  const fit = Math.min(
    SNUG,
    (SCREEN.width - CHROME.across) / box.width,
    (SCREEN.height - CHROME.down) / box.height,
  );
  const targets = choices.map(({ id, box: rect }) => ({ id, rect }));
  const least = Math.min(...targets.map(({ rect }) => Math.min(rect.width, rect.height)));
  const pick = (x: number, y: number, zoom: number) =>
    pickSpot(targets, { x, y }, zoom, Math.max(10, REACH - (least * zoom) / 2));
  for (const { id, rect } of targets) {
    places += 1;
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    for (const off of OFF)
      for (let turn = 0; turn < (off === 0 ? 1 : 8); turn++) {
        const [dx, dy] = [off * Math.cos((turn * Math.PI) / 4), off * Math.sin((turn * Math.PI) / 4)];
        touches += 1;
        let found = pick(x + dx / fit, y + dy / fit, fit);
        if (found.kind === 'tie') {
          ties += 1;
          // The surface comes close to the touch; the second one is as far off on the screen.
          found = pick(x + dx / CLOSEST, y + dy / CLOSEST, CLOSEST);
        }
        if (found.kind === 'spot' && found.spot.id === id) continue;
        const what = `${state.phase}, ${off} pt off: ${found.kind === 'spot' ? 'another place' : found.kind}`;
        missed.set(what, (missed.get(what) ?? 0) + 1);
      }
  }
};

for (let seed = 1; seed <= GAMES; seed++) {
  const state = city.clone(city.setup(city.defaults, 2));
  for (let ply = 0; city.actor(state) !== OVER; ply++) {
    const actor = city.actor(state);
    const random = randomAt(seed, ply, 'player');
    const moves = city.legal(state);
    if (actor !== CHANCE) look(state);
    city.play(
      state,
      actor === CHANCE ? drawMove(city as AnyGame, state, seed, ply) : moves[random.int(moves.length)],
    );
  }
}
const line = `${GAMES} games: ${touches} touches at ${places} places, ${ties} asked for a closer look`;
console.log(line);
const faults = [...missed].map(([what, count]) => `${count} × ${what}`);
report('picks', 'npx tsx scripts/browser/board-picks.ts', [line], faults);
