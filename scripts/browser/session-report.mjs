/** Keeps docs/measured/session-browser.md. */
import { keepParts } from '../measured.mjs';

export const writePart = keepParts('docs/measured/session-browser.md', 'Sessions in Chromium', {
  kills: 'Killed by its process id',
  five: 'Five games one after the other',
});
