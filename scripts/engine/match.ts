/** `match`: levels against each other over many games, the seats rotating. */
import { performance } from 'node:perf_hooks';
import { playOut, type Player } from '../../src/core/replay';
import { boxOf, optionsOf, seatsOf, seedOf, wholeOf, type Input } from './input';
import { levelNamed, levelNames } from './levels';
import type { Answer } from './record';
import { Trouble } from './trouble';

const round = (value: number): number => Math.round(1000 * value) / 1000;
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Mean, 95th percentile and maximum. */
const spread = (values: readonly number[]): { mean: number; p95: number; max: number } => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { mean: mean(values), p95: at(0.95), max: at(1) };
};

export const match = (input: Input): Answer => {
  const box = boxOf(input.words[1]);
  const names = levelNames(input.options.get('levels'), 'greedy,random');
  if (names.length < 2) throw new Trouble('a match needs two levels or more: --levels a,b');
  const seats = seatsOf(input, box, Math.max(names.length, box.game.seats.min));
  if (names.length > seats) throw new Trouble(`${names.length} levels are too many for ${seats} seats`);
  const games = wholeOf(input, 'games', { least: 1, most: 1_000_000 });
  const seed = seedOf(input);
  const options = optionsOf(input, box);

  const times = names.map((): number[] => []);
  const players = names.map((name, level): Player => {
    const player = levelNamed(box, name);
    return (seen, seat, random) => {
      const began = performance.now();
      const move = player(seen, seat, random);
      times[level].push(performance.now() - began);
      return move;
    };
  });
  const wins = names.map(() => 0);
  const scores = names.map((): number[] => []);
  const bySeat = Array.from({ length: seats }, () => ({ wins: 0, shared: 0, scores: [] as number[] }));
  let shared = 0;
  for (let number = 0; number < games; number++) {
    // Every deal is played once in each rotation, so that luck and the start even out.
    const levelOf = Array.from({ length: seats }, (_, seat) => (seat + number) % names.length);
    const deal = seed + Math.floor(number / names.length);
    const { state, outcome } = playOut(box.game, {
      options,
      seed: deal,
      players: levelOf.map((level) => players[level]),
    });
    box.game.scores(state).forEach((score, seat) => {
      scores[levelOf[seat]].push(score);
      bySeat[seat].scores.push(score);
    });
    const first = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const levels = new Set(first.map((seat) => levelOf[seat]));
    if (levels.size === 1) wins[levelOf[first[0]]]++;
    else shared++;
    for (const seat of first) {
      if (first.length === 1) bySeat[seat].wins++;
      else bySeat[seat].shared++;
    }
  }
  return {
    json: {
      game: box.game.id,
      levels: names,
      seats,
      seed,
      games,
      wins,
      shared,
      meanScores: scores.map(mean),
      bySeat: bySeat.map((seat) => ({ wins: seat.wins, shared: seat.shared, meanScore: mean(seat.scores) })),
      ms: Object.fromEntries(names.map((name, level) => [name, spread(times[level])])),
    },
  };
};
