import { own } from '#core';
import type { Problem } from '#core';

/** The fewest moves in which a person solved a puzzle, in each way of counting. */
export type Best = Readonly<Record<string, number>>;

/** Where best results are kept, by the names of puzzles, and which games were helped, by their saves. */
export interface PuzzleRecords {
  /** Puzzles that were solved: the game's id, `/`, the variant, and more for starts of one's own. */
  names(): readonly string[];
  best(puzzle: string): Best | undefined;
  /** Keeps of a result what is better than what was kept. */
  keep(puzzle: string, counts: Best): Problem | undefined;
  /** Whether a hint was followed in a saved game, which makes its result no one's own. */
  isHelped(save: string): boolean;
  noteHelp(save: string, helped: boolean): Problem | undefined;
}

/** Helped games that are remembered. */
const MAX_HELPED = 100;

/** The saves of helped games after one was noted as helped or not; the latest last. */
export function withHelp(helped: readonly string[], save: string, isHelped: boolean): string[] {
  const others = helped.filter((one) => one !== save);
  return isHelped ? [...others, save].slice(-MAX_HELPED) : others;
}

/** The better of two results in each way of counting. */
export function betterOf<T extends Readonly<Partial<Record<string, number>>>>(a: T, b: T): T {
  const metrics = new Set([...Object.keys(a), ...Object.keys(b)]);
  const better = [...metrics].map((metric) => [
    metric,
    Math.min(own(a, metric) ?? Infinity, own(b, metric) ?? Infinity),
  ]);
  return Object.fromEntries(better) as T;
}
