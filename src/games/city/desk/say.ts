import type { Message } from '../../desk';

/** A message of the game's catalogue. */
export const say = (key: string, values: Message['values'] = {}): Message => ({ key, values });
