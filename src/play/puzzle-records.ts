import { own } from '#core';
import type { Problem } from '#core';

/** Fewest moves in which a player solved a puzzle, by metric. */
export type Best = Readonly<Record<string, number>>;

/** Storage for best results by puzzle, and for the saves in which a hint was followed. */
export interface PuzzleRecords {
  /** Keys of solved puzzles: the game's id, `/`, the variant, and a suffix for custom starts. */
  names(): readonly string[];
  best(puzzle: string): Best | undefined;
  /** Stores each metric that improves on the stored result. */
  keep(puzzle: string, counts: Best): Problem | undefined;
  /** True if a hint was followed in a saved game. Its result does not count. */
  isHelped(save: string): boolean;
  noteHelp(save: string, helped: boolean): Problem | undefined;
}

/** Maximum number of helped games stored. */
const MAX_HELPED = 100;

/** Updates the list of helped saves, with the latest last. */
export function withHelp(helped: readonly string[], save: string, isHelped: boolean): string[] {
  const others = helped.filter((one) => one !== save);
  return isHelped ? [...others, save].slice(-MAX_HELPED) : others;
}

/** Better of two results, by metric. */
export function betterOf<T extends Readonly<Partial<Record<string, number>>>>(a: T, b: T): T {
  const metrics = new Set([...Object.keys(a), ...Object.keys(b)]);
  const better = [...metrics].map((metric) => [
    metric,
    Math.min(own(a, metric) ?? Infinity, own(b, metric) ?? Infinity),
  ]);
  return Object.fromEntries(better) as T;
}
