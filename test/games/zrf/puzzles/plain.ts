import { assertDefined } from '#core';
import type { Metric } from '#games/zrf/puzzles/index.ts';

/** Position as rows of letters, one per block, `.` for empty. */
export type Picture = readonly string[];

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** Picture after a block's step; undefined if blocked. */
function stepped(picture: Picture, letter: string, step: (typeof STEPS)[number]) {
  const [down, right] = step;
  const grid = picture.map((row) => [...row].map((at) => (at === letter ? '.' : at)));
  for (const [row, letters] of picture.entries()) {
    for (const [column, at] of [...letters].entries()) {
      if (at !== letter) continue;
      if (grid[row + down]?.[column + right] !== '.') return undefined;
      assertDefined(grid[row + down])[column + right] = letter;
    }
  }
  return grid.map((row) => row.join(''));
}

function slid(picture: Picture, letter: string, step: (typeof STEPS)[number]): Picture[] {
  const next = stepped(picture, letter, step);
  return next === undefined ? [] : [next, ...slid(next, letter, step)];
}

function roamed(picture: Picture, letter: string): Picture[] {
  const found = new Map([[picture.join(), picture]]);
  for (const from of found.values()) {
    for (const step of STEPS) {
      const next = stepped(from, letter, step);
      if (next !== undefined) found.set(next.join(), next);
    }
  }
  return [...found.values()];
}

function nextOf(picture: Picture, letter: string, metric: Metric): Picture[] {
  if (metric === 'moves') return roamed(picture, letter);
  if (metric === 'straight') return STEPS.flatMap((step) => slid(picture, letter, step));
  return STEPS.flatMap((step) => slid(picture, letter, step).slice(0, 1));
}

/** Minimum number of moves to a goal by naive search; -1 if unreachable. */
export function plainOptimum(
  start: Picture,
  metric: Metric,
  isGoal: (picture: Picture) => boolean,
): number {
  const letters = new Set(start.join('').replaceAll('.', ''));
  const seen = new Set([start.join()]);
  let layer = [start];
  for (let moves = 0; layer.length > 0; moves += 1) {
    const following: Picture[] = [];
    for (const picture of layer) {
      if (isGoal(picture)) return moves;
      for (const next of [...letters].flatMap((letter) => nextOf(picture, letter, metric))) {
        if (seen.has(next.join())) continue;
        seen.add(next.join());
        following.push(next);
      }
    }
    layer = following;
  }
  return -1;
}
