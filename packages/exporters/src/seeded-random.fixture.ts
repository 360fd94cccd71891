import { randomNumbers } from '@process-ai/domain/random-numbers';

export interface SeededRandom {
  /** From 0 below 1. */
  next(): number;
  /** A whole number, both ends included. */
  among(low: number, high: number): number;
  /** True in so many of 100 cases. */
  chance(percent: number): boolean;
  /** The value, or null in every second case. */
  maybe<T>(value: T): T | null;
  pick<T>(choices: readonly T[]): T;
}

/** The same choices for the same seed (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  const next = randomNumbers(seed);
  const among = (low: number, high: number) => Math.round(low + next() * (high - low));
  return {
    next,
    among,
    chance: (percent) => 100 * next() < percent,
    maybe: (value) => (next() < 0.5 ? value : null),
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
  };
}
