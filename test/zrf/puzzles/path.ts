import { readFileSync } from 'node:fs';
import { sure } from '../../../src/core/index.ts';
import type { Metric } from '../../../src/games/zrf/puzzle/index.ts';

/** A line of the way through the puzzles. */
export interface Stop {
  readonly name: string;
  readonly difficulty: number;
  readonly fewest: Readonly<Record<Metric, number>>;
}

function stopIn(line: string): Stop {
  const [name = '', difficulty, steps, straight, moves] = line.trim().split(/\s+/);
  const fewest = { steps: Number(steps), straight: Number(straight), moves: Number(moves) };
  return { name, difficulty: Number(difficulty), fewest };
}

/** `content/puzzles/path.txt`: all puzzles from easy to hard, with what is known of them. */
export function readPath(): Stop[] {
  const lines = readFileSync('content/puzzles/path.txt', 'utf8').trim().split('\n');
  return lines.filter((line) => !line.startsWith(';')).map(stopIn);
}

export function stopOf(name: string): Stop {
  return sure(readPath().find((stop) => stop.name === name));
}
