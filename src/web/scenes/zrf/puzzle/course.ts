import path from '../../../../../content/puzzles/path.txt?raw';
import { hashText } from '../../../../core/index.ts';
import { parseTrail } from '../../../../games/zrf/puzzle/trail.ts';
import type { Stop } from '../../../../games/zrf/puzzle/trail.ts';
import { recordOf } from '../../../storage/puzzle-records.ts';
import type { PuzzleMetric } from '../../../storage/puzzle-settings.ts';
import type { PuzzleTable } from './table.ts';

/** The way through our own puzzles, from easy to hard. */
export const COURSE: readonly Stop[] = parseTrail(path);

export const DIFFICULTIES = 5;

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

/** The name under which the results of a book's variant are kept. */
export function keyOf(book: string, variant: string): string {
  return `${book}/${variant}`;
}

/** The same for the puzzle on a table, which may begin with a position of its own. */
export function keyAt({ book, match, origin }: PuzzleTable): string {
  const key = keyOf(book.id, origin.variant);
  const { start: given = 'usual' } = match.options;
  return given === 'usual' ? key : `${key}/${hashText(book.game.makeState(origin))}`;
}

/** The fewest moves that the puzzle on a table is known to need; undefined while nobody knows. */
export function fewestAt(table: PuzzleTable, metric: PuzzleMetric): number | undefined {
  const { book, origin, match } = table;
  const isUsual = (match.options.start ?? 'usual') === 'usual';
  const isFirst = book.game.variants[0]?.key === origin.variant;
  const known = isUsual && isFirst ? stationOf(book.id)?.stop.fewest[metric] : undefined;
  return known ?? recordOf(keyAt(table)).fewest[metric];
}

/** How a puzzle of the library stands: solved here, and in as few moves as can be. */
export interface Standing {
  readonly best: number;
  readonly fewest: number | undefined;
}

/** Undefined for what was not solved yet. */
export function standingOf(
  book: string,
  variant: string,
  metric: PuzzleMetric,
): Standing | undefined {
  const { best, fewest } = recordOf(keyOf(book, variant));
  const own = best[metric];
  if (own === undefined) return undefined;
  return { best: own, fewest: stationOf(book)?.stop.fewest[metric] ?? fewest[metric] };
}
