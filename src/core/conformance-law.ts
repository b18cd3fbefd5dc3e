import type { AnyGame } from './game.ts';
import type { Trial } from './conformance-play.ts';
import { deriveSeed } from './random.ts';
import type { Seed } from './random.ts';

/** Reason a law does not apply to a game. */
export interface Skip {
  readonly why: string;
}

/** Options of a trial, in addition to the game and the seed. */
export interface TrialOptions {
  /** Maximum number of entries of a random game; by default games are played to their end. */
  readonly most?: number | undefined;
  /** The same game from freshly loaded modules, used to detect state left in the old ones. */
  readonly afresh?: AnyGame | undefined;
}

/** Requirement for every game. */
export interface Law {
  readonly name: string;
  /** Plays a random game as this law requires and throws if the law is violated. */
  run(game: AnyGame, seed: Seed, options?: TrialOptions): Skip | undefined;
}

/**
 * Creates a law from a check of one trial. The check returns the reason it does not apply, if any.
 */
export function makeLaw(name: string, check: (trial: Trial) => string | undefined): Law {
  return {
    name,
    run(game, seed, { most = Infinity, afresh } = {}) {
      const why = check({ game, seed, most, afresh });
      return typeof why === 'string' ? { why } : undefined;
    },
  };
}

/** Result of a law for a game. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly seed: Seed; readonly message: string }
  | { readonly kind: 'skipped'; readonly why: string };

/**
 * Tries a law with every seed. The first failure counts; the law is skipped only if it applies to
 * none of the seeds.
 */
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
  return applies ? { kind: 'passed' } : { kind: 'skipped', why: why ?? 'no seeds given' };
}

/** Fixed seeds for a series of trials. */
export function conformanceSeeds(count: number): Seed[] {
  return Array.from({ length: count }, (_, index) => deriveSeed('conformance', index));
}
