import path from '#content/puzzles/path.txt?raw';
import type { Stop } from '../../puzzles/index.ts';
import { parseTrail } from '../../puzzles/index.ts';
import { recordsOf } from '#web/storage/puzzle-records.ts';
import type { PuzzleMetric } from '#web/storage/puzzle-records.ts';

/** The way through our own puzzles, from easy to hard. */
export const COURSE: readonly Stop[] = parseTrail(path);

/** Where a puzzle stands on the way. */
export interface Station {
  readonly stop: Stop;
  /** From 1. */
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

/** How a puzzle of the library stands: solved here, and in as few moves as can be. */
export interface Standing {
  readonly best: number;
  readonly isShortest: boolean;
}

/** Undefined for what was not solved yet; of a file's variants the first that was. */
export function standingOf(file: string, metric: PuzzleMetric): Standing | undefined {
  const solved = recordsOf(file).find(({ best }) => best[metric] !== undefined);
  const best = solved?.best[metric];
  if (solved === undefined || best === undefined) return undefined;
  const fewest = stationOf(file)?.stop.fewest[metric] ?? solved.fewest[metric];
  return { best, isShortest: best === fewest };
}

/** Along the way from easy to hard; what is not on it comes last. */
export function byCourse(a: { readonly id: string }, b: { readonly id: string }): number {
  const place = (id: string) => stationOf(id)?.number ?? COURSE.length + 1;
  return place(a.id) - place(b.id);
}

/** How many puzzles of the way were solved here. */
export function countSolved(metric: PuzzleMetric): number {
  return COURSE.filter(({ name }) => standingOf(name, metric) !== undefined).length;
}
