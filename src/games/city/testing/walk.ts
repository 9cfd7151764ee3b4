/** Random games, state by state. */
import { CHANCE, OVER } from '../../../core/contract';
import { randomAt } from '../../../core/random';
import { drawMove, step } from '../../../core/step';
import type { CityEvent } from '../events';
import { city } from '../game';
import type { CityState } from '../state';

/** Every state of a random game, with the events that led to it. */
export function* walk(
  seed: number,
  seats: number,
): Generator<{ state: CityState; events: readonly CityEvent[] }> {
  let state = city.setup(city.defaults, seats);
  for (let ply = 0; city.actor(state) !== OVER; ply++) {
    const legal = city.legal(state);
    const move =
      city.actor(state) === CHANCE
        ? drawMove(city, state, seed, ply)
        : legal[randomAt(seed, ply, 'player').int(legal.length)];
    const events: CityEvent[] = [];
    state = step(city, state, move, (event) => events.push(event));
    yield { state, events };
  }
}
