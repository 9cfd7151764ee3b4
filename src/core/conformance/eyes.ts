import type { AnyGame, Eye, GameEvent, Move } from '../contract';
import { CHANCE, PUBLIC } from '../contract';
import { randomAt } from '../random';
import { step } from '../step';
import { difference } from './same';
import type { Report } from './moves';

/** Holds what each eye sees of a state against the laws. */
export const checkEyes = (
  game: AnyGame,
  state: unknown,
  seats: number,
  at: { readonly seed: number; readonly ply: number },
  report: Report,
): void => {
  const actor = game.actor(state);
  const legal = game.legal(state);
  const scores = game.scores(state);
  const open = game.observe(state, PUBLIC);
  for (const eye of [PUBLIC, ...Array.from({ length: seats }, (_, seat) => seat)]) {
    const seen = game.observe(state, eye);
    const twice = difference(game.observe(seen, eye), seen);
    if (twice) report('observing twice is observing once', `eye ${eye}: ${twice}`);
    const more = difference(game.observe(seen, PUBLIC), open);
    if (more) report('what the public sees, every seat sees', `eye ${eye}: ${more}`);
    const plain =
      difference(game.actor(seen), actor) ??
      difference(game.scores(seen), scores) ??
      (eye === actor ? difference(game.legal(seen), legal) : undefined);
    if (plain) {
      report(
        'the seat to act sees its own legal moves and everybody the actor and the scores',
        `eye ${eye}: ${plain}`,
      );
    }
    checkBlindness(game, { state, seen, legal }, eye, at, report);
  }
};

/**
 * Two states that a seat cannot tell apart must look and sound alike to it. `imagine` makes the second one from the
 * whole first one, so an `observe` that lets a secret through shows the difference.
 */
const checkBlindness = (
  game: AnyGame,
  {
    state,
    seen,
    legal,
  }: { readonly state: unknown; readonly seen: unknown; readonly legal: readonly Move[] },
  eye: Eye,
  at: { readonly seed: number; readonly ply: number },
  report: Report,
): void => {
  if (!game.imagine) {
    const blanked = difference(seen, state);
    if (blanked) {
      report(
        'what a seat observes does not depend on what it cannot know',
        `no imagine, yet blanked: ${blanked}`,
      );
    }
    return;
  }
  if (eye === PUBLIC) return;
  const other = game.imagine(state, eye, randomAt(at.seed, at.ply, 'imagine'));
  const leak = difference(game.observe(other, eye), seen);
  if (leak) report('what a seat observes does not depend on what it cannot know', `seat ${eye}: ${leak}`);
  const again = game.imagine(seen, eye, randomAt(at.seed, at.ply, 'imagine'));
  const peeked = difference(again, other);
  if (peeked) {
    report(
      'what a seat observes does not depend on what it cannot know',
      `imagine for ${eye} peeks: ${peeked}`,
    );
  }
  if (game.actor(state) === CHANCE) return;
  const possible = new Set(game.legal(other));
  const move = legal.find((candidate) => possible.has(candidate));
  if (move === undefined) return;
  const [here, there] = [follow(game, state, move), follow(game, other, move)].map(witness(game, eye));
  // A move may open a secret to all: then the two worlds look different afterwards, and may sound so.
  if (difference(here.seen, there.seen)) return;
  const loud = difference(there.heard, here.heard);
  if (loud) report('what a seat hears does not depend on what it cannot know', `seat ${eye}: ${loud}`);
};

interface Followed {
  readonly events: readonly GameEvent[];
  readonly next: unknown;
}

/** What happens at a move, and the state after it. */
const follow = (game: AnyGame, state: unknown, move: Move): Followed => {
  const events: GameEvent[] = [];
  return { next: step(game, state, move, (event: GameEvent) => events.push(event)), events };
};

/** What an eye hears of a move, and sees after it. */
const witness =
  (game: AnyGame, eye: Eye) =>
  ({ events, next }: Followed): { heard: GameEvent[]; seen: unknown } => ({
    heard: events.flatMap((event) => (game.hear(event, eye) as GameEvent | undefined) ?? []),
    seen: game.observe(next, eye),
  });

/** At chance: outcomes that look alike to an eye afterwards must have sounded alike to it. */
export const checkDraws = (
  game: AnyGame,
  state: unknown,
  moves: readonly Move[],
  seats: number,
  report: Report,
): void => {
  const followed = moves.map((move) => follow(game, state, move));
  for (let eye = 0; eye < seats; eye++) {
    const [first, ...others] = followed.map(witness(game, eye));
    for (const other of others) {
      if (difference(other.seen, first.seen)) continue;
      const loud = difference(other.heard, first.heard);
      if (loud)
        report('what a seat hears does not depend on what it cannot know', `seat ${eye} at a draw: ${loud}`);
    }
  }
};
