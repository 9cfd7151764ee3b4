import type { GameEvent } from '@/core/contract';
import type { AnyDesk } from '@/games/desk';

import type { Words } from './use-words';

/** The sum of an entry of the score sheet, in words: "4 tiles × 2". */
export const sumOf = (desk: AnyDesk, event: GameEvent, words: Words): string =>
  (event.parts ?? []).map((part) => words.say(desk.part(event, part))).join(' + ');
