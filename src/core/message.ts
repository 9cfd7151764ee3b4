import type { Reason } from './contract';

/**
 * What is to be said, as a key of a game's catalogues and the values it speaks of. Where it speaks of a seat the
 * values hold `seat`; whoever shows it adds the seat's `name`.
 */
export interface Message {
  readonly key: string;
  readonly values: { readonly [name: string]: string | number };
}

export const say = (key: string, values: Message['values'] = {}): Message => ({ key, values });

/** Why an action is refused. The key ends in the reason's own `why` where one rule forbids several things. */
export const describeReason = ({ rule, why, ...values }: Reason): Message =>
  say(why === undefined ? `refusal.${rule}` : `refusal.${rule}.${why}`, { rule, ...values });
