import { below, makeStream } from '#core';
import type { Random, Seed } from '#core';

/** A bot for a single-player game; chooses an action from a view. */
interface Mind<V, A> {
  choose(view: V, random: Random): A;
}

/** One decision in this many, times the number of bots, is each other bot's. */
const WHIM = 64;

/**
 * Choices of a bot in an attempt at a world, from 0. In later attempts it now and then decides as one
 * of `all`: otherwise a bot that decides nothing by chance would repeat itself.
 */
export function attemptOf<V, A>(
  usual: Mind<V, A>,
  all: readonly Mind<V, A>[],
  seed: Seed,
  attempt = 0,
): (view: V) => A {
  const random = makeStream(seed, attempt === 0 ? 'mind' : `mind ${attempt}`);
  if (attempt === 0) return (view) => usual.choose(view, random);
  return (view) => (all[below(random, all.length * WHIM)] ?? usual).choose(view, random);
}
