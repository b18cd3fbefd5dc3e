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

function stopIn(line: string): Stop {
  const [name = '', difficulty, steps, straight, moves] = line.trim().split(/\s+/);
  const fewest = { steps: Number(steps), straight: Number(straight), moves: Number(moves) };
  return { name, difficulty: Number(difficulty), fewest };
}

/** The way through the project's own puzzles, as `content/puzzles/path.txt` has it: a line a puzzle. */
export function parseTrail(text: string): Stop[] {
  const lines = text.trim().split('\n');
  return lines.filter((line) => !line.startsWith(';')).map(stopIn);
}
