import type { Folder } from '../saves/ports';

/** Browsers have no folder of the app's own. */
export const deviceFolder: Folder | undefined = undefined;
