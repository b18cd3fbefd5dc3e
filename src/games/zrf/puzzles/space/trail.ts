import type { Metric } from './state-space.ts';

/** A puzzle on the way from easy to hard. */
export interface Stop {
  /** The name of its rules file, without the ending. */
  readonly name: string;
  /** From 1 to 5. */
  readonly difficulty: number;
  /** The shortest solution, in each way of counting. */
  readonly fewest: Readonly<Record<Metric, number>>;
}

const STOP = /^(\S+)\s+([1-5])\s+(\d{1,6})\s+(\d{1,6})\s+(\d{1,6})$/;

/** Undefined for a line that is none of a puzzle. */
function stopIn(line: string): Stop | undefined {
  const [, name, difficulty, steps, straight, moves] = STOP.exec(line.trim()) ?? [];
  if (name === undefined) return undefined;
  const fewest = { steps: Number(steps), straight: Number(straight), moves: Number(moves) };
  return { name, difficulty: Number(difficulty), fewest };
}

/** The way through puzzles, as `content/puzzles/path.txt` has it: a line a puzzle; others are comments. */
export function parseTrail(text: string): Stop[] {
  return text.split('\n').flatMap((line) => stopIn(line) ?? []);
}
