/** Strengths of bots, weakest first. Each shell has its own display names. */
export const STRENGTH_WORDS = ['novice', 'casual', 'club', 'expert', 'master'] as const;
export type StrengthWord = (typeof STRENGTH_WORDS)[number];

/** Algorithms, each in a file of the same name. */
export type Algorithm = 'random' | 'greedy' | 'alpha-beta';

/** Algorithm of a bot, its limits and its error rate. */
export interface Strength {
  readonly algorithm: Algorithm;
  /** Positions that alpha-beta searches per move; 0 for other algorithms. */
  readonly nodes: number;
  /** Limit for positions with slow rules; defaults to `nodes`. */
  readonly heavyNodes?: number;
  /** Depth limit for positions with slow rules, replacing the node limit. */
  readonly heavyDepth?: number;
  /** True to search until the time limit if there is a clock, whatever the number of positions. */
  readonly isTimed?: boolean;
  /** Number of playouts for a game without search positions; none by default. */
  readonly playouts?: number;
  /** Percentage of choices that are replaced by another random action. */
  readonly errors: number;
  /** Time limit per choice when a player is waiting and there is a clock. */
  readonly milliseconds?: number;
}

export const strengths: Readonly<Record<StrengthWord, Strength>> = {
  novice: { algorithm: 'greedy', nodes: 0, errors: 40, milliseconds: 400 },
  casual: {
    algorithm: 'alpha-beta',
    nodes: 100,
    heavyDepth: 1,
    playouts: 60,
    errors: 25,
    milliseconds: 700,
  },
  club: {
    algorithm: 'alpha-beta',
    nodes: 1_500,
    heavyDepth: 2,
    playouts: 300,
    errors: 12,
    milliseconds: 1_200,
  },
  expert: {
    algorithm: 'alpha-beta',
    nodes: 40_000,
    heavyNodes: 3_000,
    isTimed: true,
    playouts: 1_500,
    errors: 4,
    milliseconds: 2_000,
  },
  master: {
    algorithm: 'alpha-beta',
    nodes: 1_000_000,
    heavyNodes: 60_000,
    isTimed: true,
    playouts: 12_000,
    errors: 0,
    milliseconds: 3_500,
  },
};

/** Baseline below all strengths: plays at random. */
export const RANDOM: Strength = { algorithm: 'random', nodes: 0, errors: 0 };

/** Strength of a level from 1 to 5. */
export function strengthAt(level: number): Strength {
  const word = STRENGTH_WORDS[level - 1];
  if (word === undefined) throw new RangeError(`strength ${level} of ${STRENGTH_WORDS.length}`);
  return strengths[word];
}
