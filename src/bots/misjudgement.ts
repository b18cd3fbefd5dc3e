import type { Limits } from './limits.ts';

/** Part of the usual change by which estimates may differ from game to game. */
const JITTER_DIVISOR = 16;
/** Larger errors make no difference. */
const MAX_BLUR = 16_000;

/** Sizes of estimates: their usual change by a move, and the largest that decides nothing. */
interface Sizes {
  readonly usual: number;
  readonly most: number;
}

/** Errors of estimates: small ones that vary play, and larger ones that make a bot weaker. */
export class Misjudgement {
  /** Largest error that makes a bot weaker. */
  readonly blur: number;
  readonly isNone: boolean;
  readonly #blurSeed: number;
  readonly #variety: number;
  readonly #jitter: number;
  readonly #most: number;

  constructor({ usual, most }: Sizes, { variety, blur }: Pick<Limits, 'variety' | 'blur'>) {
    this.#variety = variety ?? 0;
    this.#jitter = variety === undefined ? 0 : Math.trunc(usual / JITTER_DIVISOR);
    this.#blurSeed = blur?.seed ?? 0;
    this.blur = Math.min(MAX_BLUR, Math.trunc((usual * (blur?.size ?? 0)) / 100));
    this.isNone = this.#jitter === 0 && this.blur === 0;
    this.#most = most;
  }

  /**
   * The estimate of a position with its error, the same whenever the search returns to it. A blurred
   * estimate never takes a position for a decided one.
   */
  of(estimate: number, hash: number): number {
    const varied = estimate + errorOf(hash, this.#variety, this.#jitter);
    if (this.blur === 0) return varied;
    const limit = Math.max(Math.abs(estimate), this.#most);
    const blurred = varied + errorOf(hash, this.#blurSeed, this.blur);
    return Math.max(-limit, Math.min(limit, blurred));
  }
}

/** Number from `-most` to `most` that depends on a position and a seed. */
function errorOf(hash: number, seed: number, most: number): number {
  const mixed = Math.imul(hash ^ seed, 0x9e3779b1) >>> 16;
  return (mixed % (2 * most + 1)) - most;
}
