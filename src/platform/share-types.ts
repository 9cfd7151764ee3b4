import type { Problem } from '../saves/problems';

/** The type of an exported game's file; plugins/with-game-files declares it to the systems. */
export const MIME_TYPE = 'application/x-bastide';
export const UNIFORM_TYPE = 'app.bastide.game';

/** A text that somebody chose, the reason why it was not read, or nothing if nobody chose any. */
export type Picked = { readonly text: string } | { readonly problem: Problem } | undefined;
