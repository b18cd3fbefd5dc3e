import type { StartResult } from './start-solver.ts';

/** A start with its minimum number of moves, or the proven part of it. */
export interface RatedStart {
  readonly index: number;
  readonly moves: number;
  /** Position text, as accepted by the option `start`. */
  readonly position: string;
}

/** Starts drawn and solved so far. Plain JSON. */
export interface StartsTally {
  starts: number;
  unsolvable: number;
  /** Starts that were not solved within the limit. */
  open: number;
  /** Solved starts by their minimum number of moves. */
  minima: number[];
  /** Hardest of the solved starts, and open starts with the highest proven bounds. */
  hardest: RatedStart[];
  openHardest: RatedStart[];
}

/** Hardest starts that are kept. */
const MAX_HARDEST = 10;

export function emptyStartsTally(): StartsTally {
  return { starts: 0, unsolvable: 0, open: 0, minima: [], hardest: [], openHardest: [] };
}

/** Adds a start. Its position is written only if it is among the hardest. */
export function addStart(
  tally: StartsTally,
  index: number,
  result: StartResult,
  write: () => string,
): void {
  tally.starts += 1;
  if (result.kind === 'unsolvable') {
    tally.unsolvable += 1;
    return;
  }
  const { moves } = result;
  const list = result.kind === 'solved' ? 'hardest' : 'openHardest';
  if (result.kind === 'open') tally.open += 1;
  else addMinimum(tally.minima, moves, 1);
  const last = tally[list][MAX_HARDEST - 1];
  if (last !== undefined && moves < last.moves) return;
  tally[list] = hardestOf([...tally[list], { index, moves, position: write() }]);
}

export function mergeStartsTallies(into: StartsTally, more: StartsTally): void {
  into.starts += more.starts;
  into.unsolvable += more.unsolvable;
  into.open += more.open;
  for (const [moves, count] of more.minima.entries()) addMinimum(into.minima, moves, count);
  into.hardest = hardestOf([...into.hardest, ...more.hardest]);
  into.openHardest = hardestOf([...into.openHardest, ...more.openHardest]);
}

function addMinimum(minima: number[], moves: number, count: number): void {
  while (minima.length <= moves) minima.push(0);
  minima[moves] = (minima[moves] ?? 0) + count;
}

/** Hardest different starts; of equally hard ones, those drawn first. */
function hardestOf(starts: readonly RatedStart[]): RatedStart[] {
  const sorted = [...starts].sort((a, b) => b.moves - a.moves || a.index - b.index);
  const seen = new Set<string>();
  const different = sorted.filter(({ position }) => {
    return !seen.has(position) && seen.add(position);
  });
  return different.slice(0, MAX_HARDEST);
}
