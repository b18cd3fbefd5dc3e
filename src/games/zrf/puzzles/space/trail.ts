import type { Metric } from './state-space.ts';

/** A puzzle on the trail from easy to hard. */
export interface Stop {
  /** Name of its rules file, without the extension. */
  readonly name: string;
  /** From 1 to 5. */
  readonly difficulty: number;
  /** Length of the shortest solution in each metric. */
  readonly fewest: Readonly<Record<Metric, number>>;
}

const STOP = /^(\S+)\s+([1-5])\s+(\d{1,6})\s+(\d{1,6})\s+(\d{1,6})$/;

/** Undefined if the line is not a puzzle entry. */
function stopIn(line: string): Stop | undefined {
  const [, name, difficulty, steps, straight, moves] = STOP.exec(line.trim()) ?? [];
  if (name === undefined) return undefined;
  const fewest = { steps: Number(steps), straight: Number(straight), moves: Number(moves) };
  return { name, difficulty: Number(difficulty), fewest };
}

/**
 * Parses a puzzle trail such as `content/puzzles/path.txt`: one puzzle per line; other lines are
 * comments.
 */
export function parseTrail(text: string): Stop[] {
  return text.split('\n').flatMap((line) => stopIn(line) ?? []);
}
