import path from '#content/puzzles/path.txt?raw';
import type { Stop } from '../../puzzles/index.ts';
import { parseTrail } from '../../puzzles/index.ts';
import { recordsOf } from '#web/storage/puzzle-records.ts';
import type { PuzzleMetric } from '#web/storage/puzzle-records.ts';

/** Trail through the built-in puzzles, from easy to hard. */
export const COURSE: readonly Stop[] = parseTrail(path);

/** A puzzle's place on the trail. */
export interface Station {
  readonly stop: Stop;
  /** Counted from 1. */
  readonly number: number;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export function stationOf(id: string): Station | undefined {
  const index = COURSE.findIndex(({ name }) => name === id);
  const stop = COURSE[index];
  if (stop === undefined) return undefined;
  const [before, after] = [COURSE[index - 1]?.name, COURSE[index + 1]?.name];
  return { stop, number: index + 1, before, after };
}

/** Your result in a library puzzle, and whether it is optimal. */
export interface Standing {
  readonly best: number;
  readonly isShortest: boolean;
}

/** Your result, or undefined if unsolved; for a file with variants, the first solved one. */
export function standingOf(file: string, metric: PuzzleMetric): Standing | undefined {
  const solved = recordsOf(file).find(({ best }) => best[metric] !== undefined);
  const best = solved?.best[metric];
  if (solved === undefined || best === undefined) return undefined;
  const fewest = stationOf(file)?.stop.fewest[metric] ?? solved.fewest[metric];
  return { best, isShortest: best === fewest };
}

/** Compares puzzles by trail order; puzzles off the trail come last. */
export function byCourse(a: { readonly id: string }, b: { readonly id: string }): number {
  const place = (id: string) => stationOf(id)?.number ?? COURSE.length + 1;
  return place(a.id) - place(b.id);
}

/** Number of solved puzzles on the trail. */
export function countSolved(metric: PuzzleMetric): number {
  return COURSE.filter(({ name }) => standingOf(name, metric) !== undefined).length;
}
