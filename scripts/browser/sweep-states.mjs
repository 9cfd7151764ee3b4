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

/** A save cut off in the middle, as a device that died might leave it. */
const leaveTorn = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('bastide', 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction('texts', 'readwrite');
          writing
            .objectStore('texts')
            .put('bastide 3 900 00000000\n{"save":1,"id":"torn"', 'bastide/save/torn/a');
          writing.oncomplete = () => resolve(request.result.close());
        };
      }),
  );

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
    },
    import: () => open(page, origin, '/import', 'import-text'),
    'import-refused': () => type('hello'),
    'import-broken': () => type(samples.broken),
    play: async () => {
      await bringIn(page, origin, samples.running);
      await page.waitForSelector('canvas', { timeout: 30_000 });
    },
    over: async () => {
      const game = await bringIn(page, origin, samples.finished);
      await open(page, origin, game.replace('/game/', '/over/'), 'over-screen');
    },
    'home-continue': () => open(page, origin, '/', 'home-continue'),
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
      await page.click(at('library-more-1'));
      await page.click(at('library-delete'));
      await page.waitForSelector(at('library-undo'));
    },
    'library-damaged': async () => {
      await leaveTorn(page);
      await open(page, origin, '/library', 'library-report-0');
      await page.click(at('library-report-0'));
      await page.waitForSelector(at('report-share'));
    },
    settings: () => open(page, origin, '/settings', 'settings-back'),
    missing: () => open(page, origin, '/no/such/page', 'missing-screen'),
  };
};
