import { useState } from 'react';

import type { Lifted } from './painted-board';
import type { Sprite } from './sprites';

/** What is drawn above a board. */
export interface Above {
  readonly sprites: readonly Sprite[];
  readonly lifted: Lifted | undefined;
}

const NO_SPRITES: readonly Sprite[] = [];
export const NOTHING: Above = { sprites: NO_SPRITES, lifted: undefined };

/** It ends where the board will show it. */
const settles = ({ ms, to }: Sprite): boolean => ms > 0 && to === undefined;

const joined = (held: readonly Sprite[], more: readonly Sprite[]): readonly Sprite[] => {
  const strangers = more.filter(({ stamp }) => held.every((each) => each.stamp.key !== stamp.key));
  return strangers.length === 0 ? held : [...held, ...strangers];
};

/** What is remembered of the things above a board, in case they are gone before the board below is painted. */
const remember = (held: Above, now: Above, late: boolean): Above => {
  const sprites = late ? joined(held.sprites, now.sprites.filter(settles)) : NO_SPRITES;
  const lifted = late ? (now.lifted ?? held.lifted) : now.lifted;
  return sprites === held.sprites && lifted === held.lifted ? held : { sprites, lifted };
};

/** What is drawn above a board: all that is there now and, while the board is late, what has settled meanwhile. */
const linger = (held: Above, now: Above, late: boolean): Above => {
  if (!late) return now;
  const sprites = joined(now.sprites, held.sprites);
  return { sprites, lifted: now.lifted ?? (sprites.length === 0 ? held.lifted : undefined) };
};

/** Keeps what was laid in sight until the board that it was laid on is painted: nothing blinks. */
export const useLingering = (now: Above, late: boolean): Above => {
  const [held, setHeld] = useState(NOTHING);
  const next = remember(held, now, late);
  if (next !== held) setHeld(next);
  return linger(next, now, late);
};
