// @ts-check
/** What a launch argument changes about the device: safe area, language, appearance, motion, text size. */

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').CDPSession} CDPSession
 * @typedef {{ insets?: string, lang?: string, colorScheme?: string, reducedMotion?: boolean | string,
 *   textScale?: number | string }} LaunchArguments `insets`: top, right, bottom, left; `lang`: de or de-CH;
 *   `colorScheme`: light or dark
 */

const STANDARD_FONT_SIZE = 16;

/**
 * Makes the page's device as the launch arguments describe it; what they do not name is the default.
 * @param {Page} page
 * @param {CDPSession} cdp
 * @param {LaunchArguments} args
 */
async function emulate(page, cdp, args) {
  const [top = 0, right = 0, bottom = 0, left = 0] = parseInsets(args.insets ?? '0,0,0,0');
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: { top, right, bottom, left } });

  const language = args.lang ?? 'en-US';
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await cdp.send('Emulation.setLocaleOverride', { locale: language.replace('-', '_') });
  await cdp.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });

  await page.emulateMedia({
    colorScheme: args.colorScheme === 'dark' ? 'dark' : 'light',
    reducedMotion: String(args.reducedMotion ?? false) === 'true' ? 'reduce' : 'no-preference',
  });

  // The size a person chose in the browser: what `rem` stands for and the root's font size.
  const standard = Math.round(STANDARD_FONT_SIZE * Number(args.textScale ?? 1));
  await cdp.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** @param {string} text */
function parseInsets(text) {
  const insets = text.split(',').map(Number);
  if (insets.length !== 4 || !insets.every((inset) => inset >= 0)) {
    throw new Error(
      `The launch argument insets is "${text}", but should be top,right,bottom,left in points.`,
    );
  }
  return insets;
}

/**
 * Puts the page behind another app: it is told so, as a browser tells it.
 * Chromium without a window has no background of its own, so the page's answers are replaced.
 * @param {Page} page
 */
async function background(page) {
  await page.evaluate(() => {
    if (document.hidden) return;
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => false });
    window.dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/**
 * Brings the page to the front again.
 * @param {Page} page
 */
async function foreground(page) {
  await page.evaluate(() => {
    if (!document.hidden) return;
    for (const answer of ['visibilityState', 'hidden', 'hasFocus']) Reflect.deleteProperty(document, answer);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('focus'));
  });
}

module.exports = { emulate, background, foreground };
