/** Every screen in its states, and the way to each. Games come in by the import screen, as people bring them in. */

const at = (id) => `[data-testid="${id}"]`;

/** Opens a route and waits until a thing on it is there. */
const open = async (page, origin, route, id) => {
  await page.goto(`${origin}${route}`);
  await page.waitForSelector(at(id), { timeout: 30_000 });
};

const bringIn = async (page, origin, text) => {
  await open(page, origin, '/import', 'import-text');
  await page.fill(at('import-text'), text);
  await page.click(at('import-confirm'));
  await page.waitForURL(/\/game\//);
  return new URL(page.url()).pathname;
};

/** Asks the app's own store for one thing. */
const inStore = (page, mode, verb, ...args) =>
  page.evaluate(
    (asked) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('bastide', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('texts', asked.mode);
          const request = transaction.objectStore('texts')[asked.verb](...asked.args);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(request.result);
          };
        };
      }),
    { mode, verb, args },
  );

/** A save cut off in the middle, as a device that died might leave it. */
const leaveTorn = (page) =>
  inStore(page, 'readwrite', 'put', 'bastide 3 900 00000000\n{"save":1,"id":"torn"', 'bastide/save/torn/a');

/** From here on, until the page is loaded anew, nothing more can be stored. */
const fillUp = (page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** As long as a name may be. */
const LONG_NAME = 'Maximiliane-Antoinette zur Hohen Pforten';

/** What the device keeps as settings. */
const storedSettings = (page) => inStore(page, 'readonly', 'get', 'bastide/settings');

/** Presses a choice in the settings, and waits until it is kept: the next state may begin with a reload. */
const set = async (page, choice) => {
  const before = await storedSettings(page);
  await page.click(at(choice));
  for (let tries = 0; (await storedSettings(page)) === before; tries++) {
    if (tries === 200) throw new Error(`${choice} is not kept`);
    await page.waitForTimeout(50);
  }
};

/** Longer waits than this many milliseconds never end on a page where time stands still. */
const STILL = 1000;

/** Makes time stand still for whatever would go away by itself: slips over the board, a computer's thought. */
export const holdTime = (page) =>
  page.addInitScript((most) => {
    const wait = window.setTimeout;
    window.setTimeout = (call, ms, ...rest) => (ms > most ? 0 : wait(call, ms, ...rest));
  }, STILL);

/** States that leave games behind. */
export const BRINGING = ['banner', 'over'];

/** In this order: some leave games behind that others show. `samples` are texts of games. */
export const statesFor = (page, origin, samples) => {
  const type = async (text) => {
    await open(page, origin, '/import', 'import-text');
    await page.fill(at('import-text'), text);
    await page.click(at('import-confirm'));
    await page.waitForSelector(at('import-problem'));
  };
  const inLibrary = async () => {
    await open(page, origin, '/library', 'library-game-0');
    await page.click(at('library-more-0'));
    await page.waitForSelector(at('library-rename'));
  };
  const inMoment = async (moment) => {
    await bringIn(page, origin, samples.moments[moment]);
    await page.waitForSelector('canvas', { timeout: 30_000 });
    await page.waitForSelector(at('play-prompt'));
  };
  /** The first place of a kind, chosen as a keyboard does it. */
  const choose = async (kind) => {
    await page.locator(`[data-testid^="spot-${kind}"]`).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${at('play-confirm')}:not([aria-disabled=true])`);
  };
  const flip = async (...choices) => {
    await open(page, origin, '/settings', choices[0]);
    for (const choice of choices) await set(page, choice);
  };
  const onSheet = async (moment, button, sheet) => {
    await inMoment(moment);
    await page.click(at(button));
    await page.waitForSelector(at(sheet));
  };
  return {
    'home-first': () => open(page, origin, '/', 'home-play'),
    'library-empty': () => open(page, origin, '/library', 'library-empty'),
    'new-game': () => open(page, origin, '/new', 'new-game-seats-2'),
    'new-game-full': async () => {
      await open(page, origin, '/new', 'new-game-seats-4');
      await page.click(at('new-game-seats-4'));
      await page.fill(at('seat-0-name'), 'Maximiliane von der Hohen Pforte');
      await page.click(at('seat-1-kind-computer'));
      await page.click(at('seat-2-kind-computer'));
      await page.click(at('seat-1-colour'));
      await page.waitForSelector(at('seat-1-colour-blue'));
    },
    import: () => open(page, origin, '/import', 'import-text'),
    'import-refused': () => type('hello'),
    'import-broken': () => type(samples.broken),
    banner: async () => {
      await bringIn(page, origin, samples.running);
      await page.waitForSelector('canvas', { timeout: 30_000 });
      await page.waitForSelector(at('play-takeover'));
    },
    over: async () => {
      const game = await bringIn(page, origin, samples.finished);
      await open(page, origin, game.replace('/game/', '/over/'), 'over-screen');
    },
    'home-continue': () => open(page, origin, '/', 'home-board'),
    library: () => open(page, origin, '/library', 'library-game-1'),
    'library-open': inLibrary,
    'library-rename': async () => {
      await inLibrary();
      await page.click(at('library-rename'));
    },
    'library-removed': async () => {
      await inLibrary();
      await page.click(at('library-duplicate'));
      await page.waitForSelector(at('library-game-2'));
      await page.click(at('library-delete'));
      await page.waitForSelector(at('library-undo'));
    },
    'library-damaged': async () => {
      await leaveTorn(page);
      await open(page, origin, '/library', 'library-report-0');
      await page.click(at('library-report-0'));
      await page.waitForSelector(at('report-share'));
    },
    place: () => inMoment('place'),
    chosen: async () => {
      await inMoment('place');
      await choose('cell:');
    },
    refused: async () => {
      await inMoment('place');
      // A corner of the table, far from the city, just below the strip.
      const strip = await page.locator(at('play-scores')).boundingBox();
      await page.mouse.click(40, strip.y + strip.height + 32);
      await page.waitForSelector(at('play-refusal'));
    },
    claim: () => inMoment('claim'),
    gate: () => inMoment('gate'),
    wall: () => inMoment('wall'),
    guard: () => inMoment('guard'),
    tower: () => inMoment('tower'),
    scored: async () => {
      await inMoment('scoring');
      await page.click(at('play-option-skip'));
      await page.click(at('play-confirm'));
      await page.waitForSelector(at('play-scored'));
    },
    unplaceable: async () => {
      await inMoment('unplaceable');
      await page.click(at('play-takeover'));
      await page.waitForSelector(at('play-notice'));
    },
    'end-of-turn': async () => {
      // Where one tap does a thing, the end of a turn waits for ✓.
      await flip('setting-confirm');
      await inMoment('claim');
      await page.locator('[data-testid^="spot-claim:"]').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => !document.querySelector('[data-testid^="spot-claim:"]'));
    },
    computer: async () => {
      await flip('setting-confirm', 'speed-calm');
      await inMoment('claim');
      await page.click(at('play-option-skip'));
      await page.click(at('play-confirm'));
      await page.waitForSelector(at('play-hurry'));
    },
    'banner-long': async () => {
      const game = JSON.parse(samples.moments.unplaceable);
      const seats = game.seats.map((seat) => ({ ...seat, name: LONG_NAME }));
      await bringIn(page, origin, JSON.stringify({ ...game, seats }));
      await page.waitForSelector('canvas', { timeout: 30_000 });
      await page.waitForSelector(at('play-takeover'));
    },
    ended: async () => {
      await bringIn(page, origin, samples.finished);
      await page.waitForSelector('canvas', { timeout: 30_000 });
      await page.waitForSelector(at('play-result'));
    },
    'sheet-scores': () => onSheet('scoring', 'play-scores', 'play-score-sheet'),
    'sheet-entry': async () => {
      await onSheet('scoring', 'play-scores', 'play-score-sheet');
      await page.click(at('play-entry'));
    },
    'sheet-log': () => onSheet('tower', 'play-log', 'play-log-sheet'),
    'sheet-stock': () => onSheet('place', 'play-stock', 'play-stock-sheet'),
    explain: async () => {
      await inMoment('place');
      await page.locator('[data-testid^="spot-follower:"]').first().dispatchEvent('click');
      await page.waitForSelector(at('play-explain'));
    },
    control: async () => {
      await inMoment('wall');
      await page.click(at('play-control'));
    },
    'no-room': async () => {
      await bringIn(page, origin, samples.moments.unplaceable);
      await page.waitForSelector('canvas', { timeout: 30_000 });
      await fillUp(page);
      await page.click(at('play-takeover'));
      await page.waitForSelector(at('play-problem'));
    },
    unsaved: async () => {
      await page.click(at('play-unsaved'));
      await page.waitForSelector(at('play-not-kept'));
      await page.waitForSelector(at('play-confirm'));
    },
    'no-board': async () => {
      await page.route('**/canvaskit*.wasm', (route) => route.abort());
      await bringIn(page, origin, samples.moments.place);
      await page.waitForSelector(at('failure'), { timeout: 30_000 });
      await page.unroute('**/canvaskit*.wasm');
    },
    report: async () => {
      await page.click(at('failure-report'));
      await page.waitForSelector(at('report-share'));
    },
    'game-gone': () => open(page, origin, '/game/nosuchgame0000', 'play-refused'),
    'left-hand': async () => {
      await flip('setting-left-hand');
      await inMoment('claim');
    },
    turned: async () => {
      await flip('setting-left-hand', 'setting-face-seat');
      await bringIn(page, origin, samples.running);
      await page.waitForSelector('canvas', { timeout: 30_000 });
    },
    purist: async () => {
      await flip('setting-face-seat', 'aid-purist');
      await inMoment('place');
    },
    settings: () => open(page, origin, '/settings', 'settings-back'),
    missing: () => open(page, origin, '/no/such/page', 'missing-screen'),
  };
};
