import { LEVEL_WORDS } from '#core';
import type { BotLevel, BotLimits, LevelWord } from '#core';

/** Strengths of bots, weakest first. Each shell has its own display names. */
export const STRENGTH_WORDS = LEVEL_WORDS;
export type StrengthWord = LevelWord;

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
  /**
   * Largest misjudgement of a position by alpha-beta, in percent of the usual change of an estimate by
   * a move; none by default.
   */
  readonly blur?: number;
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

/** Strength of a level from 1 to 5, in a game that may have measured its own `levels`. */
export function strengthAt(level: number, levels?: readonly BotLevel[]): Strength {
  const word = STRENGTH_WORDS[level - 1];
  if (word === undefined) throw new RangeError(`strength ${level} of ${STRENGTH_WORDS.length}`);
  const measured = levels?.[level - 1];
  return measured === undefined ? strengths[word] : measuredStrength(word, measured);
}

/** Strength with measured limits. They replace its deliberate errors and limits for slow rules. */
export function measuredStrength(word: StrengthWord, { nodes, blur }: BotLimits): Strength {
  const { isTimed = false, milliseconds } = strengths[word];
  return {
    algorithm: 'alpha-beta',
    nodes,
    blur,
    errors: 0,
    isTimed,
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
}
