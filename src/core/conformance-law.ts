import type { AnyGame } from './game.ts';
import type { Trial } from './conformance-play.ts';
import { deriveSeed } from './random.ts';
import type { Seed } from './random.ts';

/** Why a law says nothing about a game: it has nothing to which the law applies. */
export interface Skip {
  readonly why: string;
}

/** What a law may be told about a trial, beside the game and the seed. */
export interface TrialOptions {
  /** Random games are broken off after this many entries; they are played to their end otherwise. */
  readonly most?: number | undefined;
  /** The same game, made of modules that were loaded again: no state may have stayed in the old. */
  readonly afresh?: AnyGame | undefined;
}

/** One demand on every game. */
export interface Law {
  readonly name: string;
  /** Plays a random game in a way of its own and throws where the law does not hold. */
  run(game: AnyGame, seed: Seed, options?: TrialOptions): Skip | undefined;
}

/** A law whose check gets all of a trial; what it returns is why it does not apply. */
export function makeLaw(name: string, check: (trial: Trial) => string | undefined): Law {
  return {
    name,
    run(game, seed, { most = Infinity, afresh } = {}) {
      const why = check({ game, seed, most, afresh });
      return typeof why === 'string' ? { why } : undefined;
    },
  };
}

/** How a game stands to a law. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly seed: Seed; readonly message: string }
  | { readonly kind: 'skipped'; readonly why: string };

/** Tries a law with every seed: the first failure counts, and one seed to which it applies is enough. */
export function judge(
  law: Law,
  game: AnyGame,
  seeds: readonly Seed[],
  options?: TrialOptions,
): Verdict {
  let why: string | undefined;
  let applies = false;
  for (const seed of seeds) {
    try {
      const skip = law.run(game, seed, options);
      if (skip === undefined) applies = true;
      else why ??= skip.why;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'failed', seed, message };
    }
  }
  return applies ? { kind: 'passed' } : { kind: 'skipped', why: why ?? 'no seed was tried' };
}

/** Seeds of a run of trials: the same ones every time. */
export function conformanceSeeds(count: number): Seed[] {
  return Array.from({ length: count }, (_, index) => deriveSeed('conformance', index));
}
