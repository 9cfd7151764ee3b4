/**
 * `node scripts/browser/surface.mjs [folder] [pictures]`: tries the board of a game in the exported app with real touches,
 * wheel, trackpad and keys, which Detox cannot send, and checks where the spots of the overlay end up. With a second
 * folder it also keeps a picture of each step.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringIn } from './board-probe.mjs';
import { countFrames, waitForRest } from './frames.mjs';
import { openBoard } from './open-board.mjs';

const [folder = 'dist/web', pictures] = process.argv.slice(2);
const game = JSON.parse(readFileSync('e2e/specs/fixtures/city-game.json', 'utf8'));
if (pictures) mkdirSync(pictures, { recursive: true });

const near = (actual, expected, within, what) =>
  assert.ok(
    Math.abs(actual - expected) <= within,
    `${what}: ${actual} is not within ${within} of ${expected}`,
  );

/** Runs in the page: where the piece in hand lies, as the overlay's spot says it; undefined while it lies nowhere. */
const placeInHand = () => {
  const canvas = document.querySelector('canvas');
  const key = Object.keys(canvas).find((name) => name.startsWith('__reactFiber$'));
  for (let fibre = canvas[key]; fibre; fibre = fibre.return) {
    const { choices, ghost } = fibre.memoizedProps ?? {};
    if (!Array.isArray(choices)) continue;
    return choices.find(({ box }) => box.x === ghost?.box.x && box.y === ghost?.box.y)?.id;
  }
  return undefined;
};

const visit = async (page, touch, origin) => {
  // While nobody has taken the device nothing can be chosen: a touch only moves the camera.
  await bringIn(page, origin, game.early);
  await page.waitForSelector('[data-testid="spot-follower:0,0"]');
  await waitForRest(page);

  const rest = async () => {
    // What was just asked for has first to begin.
    await page.waitForTimeout(150);
    await waitForRest(page, 250);
  };
  const frame = (id) =>
    page.locator(`[data-testid="spot-${id}"]`).evaluate((spot) => spot.getBoundingClientRect().toJSON());
  /** The middle of the follower on the first tile, and how far apart its neighbours to the west and east are. */
  const look = async () => {
    const [west, here, east] = [
      await frame('follower:-1,0'),
      await frame('follower:0,0'),
      await frame('follower:1,0'),
    ];
    return { left: here.x + here.width / 2, top: here.y + here.height / 2, width: east.x - west.x };
  };
  /** Where a point of the screen lies on the board: the same number, the same place. */
  const placeOf = ({ x, y }, { left, top, width }) => ({ x: (x - left) / width, y: (y - top) / width });
  const tap = async (x, y) => {
    await touch('touchStart', [x, y]);
    await touch('touchEnd');
  };
  const inHand = () => page.evaluate(placeInHand);
  const fitted = await look();

  const steps = {
    'one finger pans': async () => {
      await touch('touchStart', [200, 400]);
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', [200 + 6 * step, 400 - 4 * step]);
      await page.waitForTimeout(200);
      await touch('touchEnd');
      await rest();
      const after = await look();
      // The first points decide that it is a drag.
      near(after.left - fitted.left, 60, 18, 'to the right');
      near(after.top - fitted.top, -40, 16, 'upwards');
      near(after.width, fitted.width, 0.01, 'width');
    },
    'two fingers zoom about the point between them': async () => {
      const focal = { x: 195, y: 422 };
      const spread = (by) => [
        [focal.x - by, focal.y],
        [focal.x + by, focal.y],
      ];
      const before = await look();
      await touch('touchStart', spread(30)[0]);
      await touch('touchStart', ...spread(30));
      for (let by = 34; by <= 110; by += 4) {
        await touch('touchMove', ...spread(by));
        await page.waitForTimeout(16);
      }
      await touch('touchEnd');
      await rest();
      const after = await look();
      assert.ok(after.width > before.width * 1.5, 'it zoomed in');
      near(placeOf(focal, after).x, placeOf(focal, before).x, 0.05, 'focal point across');
      near(placeOf(focal, after).y, placeOf(focal, before).y, 0.05, 'focal point down');
    },
    'two taps on nothing fit the board': async () => {
      await tap(40, 600);
      await page.waitForTimeout(60);
      await tap(40, 600);
      await rest();
      near((await look()).left, fitted.left, 0.5, 'left');
      near((await look()).width, fitted.width, 0.5, 'width');
    },
    'a wheel zooms at the cursor': async () => {
      const cursor = { x: 100, y: 300 };
      await page.mouse.move(cursor.x, cursor.y);
      await page.mouse.wheel(0, -100);
      await rest();
      const after = await look();
      assert.ok(after.width > fitted.width);
      near(placeOf(cursor, after).x, placeOf(cursor, fitted).x, 0.02, 'cursor across');
      near(placeOf(cursor, after).y, placeOf(cursor, fitted).y, 0.02, 'cursor down');
    },
    'two fingers on a trackpad pan': async () => {
      const before = await look();
      await page.waitForTimeout(300);
      await page.mouse.wheel(4, 6);
      await page.mouse.wheel(20, 14);
      await rest();
      const after = await look();
      near(after.left - before.left, -24, 0.5, 'to the left');
      near(after.top - before.top, -20, 0.5, 'upwards');
    },
    'a pinch on a trackpad zooms': async () => {
      const before = await look();
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -40);
      await page.keyboard.up('Control');
      await rest();
      near((await look()).width / before.width, Math.exp(0.4), 0.02, 'zoom');
    },
    'keys pan, zoom and fit': async () => {
      await page.locator('[data-testid="play-board"]').focus();
      const before = await look();
      await page.keyboard.press('ArrowRight');
      await rest();
      assert.ok((await look()).left < before.left, 'looked to the right');
      await page.keyboard.press('-');
      await rest();
      assert.ok((await look()).width < before.width, 'zoomed out');
      await page.keyboard.press('0');
      await rest();
      near((await look()).width, fitted.width, 0.5, 'fitted');
    },
    'a flick glides on and ends': async () => {
      // Close in, so that there is a way to glide.
      for (let count = 0; count < 3; count += 1) await page.keyboard.press('+');
      await rest();
      const before = await look();
      await touch.flick([0, 1, 2, 3, 4, 5].map((step) => [100 + 20 * step, 500]));
      await rest();
      const way = (await look()).left - before.left;
      assert.ok(way > 100 + 20, `it went ${way} points, the finger 100`);
    },
    'past the edge it gives way and springs back': async () => {
      await page.locator('[data-testid="play-board"]').focus();
      await page.keyboard.press('0');
      await rest();
      await page.mouse.move(300, 400);
      await page.mouse.down();
      for (let step = 1; step <= 25; step += 1) await page.mouse.move(300 - 20 * step, 400);
      await page.waitForTimeout(120);
      const stretched = await look();
      await page.mouse.up();
      await rest();
      assert.ok((await look()).left > stretched.left + 10, 'sprung back');
    },
    'focus brings a spot into view and scrolls nothing': async () => {
      await page.locator('[data-testid="play-takeover"]').click();
      await page.waitForSelector('[data-testid="spot-cell:-1,-1"]');
      await page.locator('[data-testid="play-board"]').focus();
      for (let count = 0; count < 6; count += 1) await page.keyboard.press('+');
      await rest();
      await page.keyboard.press('Tab');
      await rest();
      const focused = await page.evaluate(() => {
        const { testid } = document.activeElement.dataset;
        const surface = document.querySelector('[data-testid="play-board"]');
        return {
          testid,
          scrolled: [surface.scrollTop, surface.scrollLeft, document.scrollingElement.scrollTop],
        };
      });
      assert.equal(focused.testid, 'spot-cell:-1,-1');
      assert.deepEqual(focused.scrolled, [0, 0, 0]);
      const { left, top, right, bottom } = await frame('cell:-1,-1');
      assert.ok(left >= 0 && top >= 0 && right <= 390 && bottom <= 844, 'in view');
    },
    'Enter chooses the focused spot': async () => {
      assert.equal(await inHand(), undefined);
      await page.keyboard.press('Enter');
      await rest();
      assert.equal(await inHand(), 'cell:-1,-1');
    },
    'a tap on a spot is one action: the click after it is known to be a finger': async () => {
      await page.keyboard.press('0');
      await rest();
      await page.evaluate(() => {
        window.__clicks = [];
        document.addEventListener('click', (event) => window.__clicks.push(event.detail), { capture: true });
      });
      const { left, top, width, height } = await frame('cell:1,1');
      await tap(left + width / 2 + 8, top + height / 2 - 8);
      await rest();
      assert.equal(await inHand(), 'cell:1,1');
      const clicks = await page.evaluate(() => window.__clicks);
      assert.ok(clicks.length > 0 && clicks.every((detail) => detail > 0), `clicks ${clicks}`);
    },
    'a screen reader chooses a spot by a click without a finger': async () => {
      await page.locator('[data-testid="spot-cell:-2,0"]').evaluate((spot) => spot.click());
      await rest();
      assert.equal(await inHand(), 'cell:-2,0');
    },
  };

  for (const [name, step] of Object.entries(steps)) {
    await step();
    console.log(`✓ ${name}`);
    if (pictures) await page.screenshot({ path: join(pictures, `${name.replace(/\W+/g, '-')}.png`) });
  }
};

await openBoard({ folder, route: '', prepare: countFrames, visit });
