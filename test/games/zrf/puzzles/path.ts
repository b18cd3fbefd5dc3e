import { readFileSync } from 'node:fs';
import { assertDefined } from '#core';
import { parseTrail } from '#games/zrf/puzzles/index.ts';
import type { Stop } from '#games/zrf/puzzles/index.ts';

/** All puzzles of the trail, from easy to hard. */
export function readPath(): Stop[] {
  return parseTrail(readFileSync('content/puzzles/path.txt', 'utf8'));
}

export function stopOf(name: string): Stop {
  return assertDefined(readPath().find((stop) => stop.name === name));
}
