/**
 * `node scripts/browser/surface.mjs [folder] [pictures]`: tries the board surface of the exported app with real touches,
 * wheel, trackpad and keys, which Detox cannot send, and checks where the spots of the overlay end up. With a second
 * folder it also keeps a picture of each step.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { countFrames, waitForRest } from './frames.mjs';
import { openBoard } from './open-board.mjs';

const [folder = 'dist/web', pictures] = process.argv.slice(2);
if (pictures) mkdirSync(pictures, { recursive: true });

const near = (actual, expected, within, what) =>
  assert.ok(
    Math.abs(actual - expected) <= within,
    `${what}: ${actual} is not within ${within} of ${expected}`,
  );

const visit = async (page, touch, address) => {
  await page.goto(address);
  await page.waitForSelector('[data-testid="spot-0,0"]');
  await waitForRest(page);

  const rest = async () => {
    // What was just asked for has first to begin.
    await page.waitForTimeout(150);
    await waitForRest(page, 250);
  };
  const frame = (id = '0,0') =>
    page.locator(`[data-testid="spot-${id}"]`).evaluate((spot) => spot.getBoundingClientRect().toJSON());
  /** Where a point of the screen lies within the spot 0,0: the same number, the same place on the board. */
  const placeOf = ({ x, y }, { left, top, width, height }) => ({
    x: (x - left) / width,
    y: (y - top) / height,
  });
  const tap = async (x, y) => {
    await touch('touchStart', [x, y]);
    await touch('touchEnd');
  };
  const caption = () => page.locator('[data-testid="board-caption"]').textContent({ timeout: 2000 });
  const fitted = await frame();

  const steps = {
    'one finger pans': async () => {
      await touch('touchStart', [200, 400]);
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', [200 + 6 * step, 400 - 4 * step]);
      await page.waitForTimeout(200);
      await touch('touchEnd');
      await rest();
      const after = await frame();
      // The first points decide that it is a drag.
      near(after.left - fitted.left, 60, 18, 'to the right');
      near(after.top - fitted.top, -40, 16, 'upwards');
      assert.equal(after.width, fitted.width);
    },
    'two fingers zoom about the point between them': async () => {
      const focal = { x: 195, y: 422 };
      const spread = (by) => [
        [focal.x - by, focal.y],
        [focal.x + by, focal.y],
      ];
      const before = await frame();
      await touch('touchStart', spread(30)[0]);
      await touch('touchStart', ...spread(30));
      for (let by = 34; by <= 110; by += 4) {
        await touch('touchMove', ...spread(by));
        await page.waitForTimeout(16);
      }
      await touch('touchEnd');
      await rest();
      const after = await frame();
      assert.ok(after.width > before.width * 1.5, 'it zoomed in');
      near(placeOf(focal, after).x, placeOf(focal, before).x, 0.05, 'focal point across');
      near(placeOf(focal, after).y, placeOf(focal, before).y, 0.05, 'focal point down');
    },
    'two taps on nothing fit the board': async () => {
      await tap(40, 760);
      await page.waitForTimeout(60);
      await tap(40, 760);
      await rest();
      near((await frame()).left, fitted.left, 0.5, 'left');
      near((await frame()).width, fitted.width, 0.5, 'width');
    },
    'a wheel zooms at the cursor': async () => {
      const cursor = { x: 100, y: 300 };
      await page.mouse.move(cursor.x, cursor.y);
      await page.mouse.wheel(0, -100);
      await rest();
      const after = await frame();
      assert.ok(after.width > fitted.width);
      near(placeOf(cursor, after).x, placeOf(cursor, fitted).x, 0.02, 'cursor across');
      near(placeOf(cursor, after).y, placeOf(cursor, fitted).y, 0.02, 'cursor down');
    },
    'two fingers on a trackpad pan': async () => {
      const before = await frame();
      await page.waitForTimeout(300);
      await page.mouse.wheel(4, 6);
      await page.mouse.wheel(20, 14);
      await rest();
      const after = await frame();
      near(after.left - before.left, -24, 0.5, 'to the left');
      near(after.top - before.top, -20, 0.5, 'upwards');
    },
    'a pinch on a trackpad zooms': async () => {
      const before = await frame();
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -40);
      await page.keyboard.up('Control');
      await rest();
      near((await frame()).width / before.width, Math.exp(0.4), 0.02, 'zoom');
    },
    'keys pan, zoom and fit': async () => {
      await page.locator('[data-testid="board-surface"]').focus();
      const before = await frame();
      await page.keyboard.press('ArrowRight');
      await rest();
      assert.ok((await frame()).left < before.left, 'looked to the right');
      await page.keyboard.press('-');
      await rest();
      assert.ok((await frame()).width < before.width, 'zoomed out');
      await page.keyboard.press('0');
      await rest();
      near((await frame()).width, fitted.width, 0.5, 'fitted');
    },
    'focus brings a spot into view and scrolls nothing': async () => {
      for (let count = 0; count < 6; count += 1) await page.keyboard.press('+');
      await rest();
      await page.keyboard.press('Tab');
      await rest();
      const focused = await page.evaluate(() => {
        const { testid } = document.activeElement.dataset;
        const surface = document.querySelector('[data-testid="board-surface"]');
        return {
          testid,
          scrolled: [surface.scrollTop, surface.scrollLeft, document.scrollingElement.scrollTop],
        };
      });
      assert.equal(focused.testid, 'spot-0,-1');
      assert.deepEqual(focused.scrolled, [0, 0, 0]);
      const { left, top, right, bottom } = await frame('0,-1');
      assert.ok(left >= 0 && top >= 0 && right <= 390 && bottom <= 844, 'in view');
    },
    'Enter chooses the focused spot': async () => {
      await page.keyboard.press('Enter');
      assert.match(await caption(), /C2/);
    },
    'a tap on a spot is one action: the click after it is known to be a finger': async () => {
      await page.keyboard.press('0');
      await rest();
      await page.evaluate(() => {
        window.__clicks = [];
        document.addEventListener('click', (event) => window.__clicks.push(event.detail), { capture: true });
      });
      const { left, top, width, height } = await frame('1,0');
      await tap(left + width / 2 + 8, top + height / 2 - 8);
      await page.waitForTimeout(200);
      assert.match(await caption(), /D3/);
      const clicks = await page.evaluate(() => window.__clicks);
      assert.ok(clicks.length > 0 && clicks.every((detail) => detail > 0), `clicks ${clicks}`);
    },
    'a screen reader chooses a spot by a click without a finger': async () => {
      await page.locator('[data-testid="spot--1,0"]').evaluate((spot) => spot.click());
      await page.waitForTimeout(100);
      assert.match(await caption(), /B3/);
    },
    'a flick glides on and ends': async () => {
      const before = await frame();
      await touch('touchStart', [150, 500]);
      for (let step = 1; step <= 6; step += 1) await touch('touchMove', [150 + 10 * step, 500]);
      await touch('touchEnd');
      await rest();
      const way = (await frame()).left - before.left;
      assert.ok(way > 60 + 20, `it went ${way} points, the finger 60`);
    },
    'past the edge it gives way and springs back': async () => {
      await page.mouse.move(300, 400);
      await page.mouse.down();
      for (let step = 1; step <= 25; step += 1) await page.mouse.move(300 - 20 * step, 400);
      await page.waitForTimeout(120);
      const stretched = await frame();
      await page.mouse.up();
      await rest();
      assert.ok((await frame()).left > stretched.left + 10, 'sprung back');
    },
  };

  for (const [name, step] of Object.entries(steps)) {
    await step();
    console.log(`✓ ${name}`);
    if (pictures) await page.screenshot({ path: join(pictures, `${name.replace(/\W+/g, '-')}.png`) });
  }
};

await openBoard({ folder, route: '/board', prepare: countFrames, visit });
