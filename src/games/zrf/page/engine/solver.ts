import { EngineClient } from '#play';
import type { PuzzleSolver } from '../../puzzles/index.ts';
import type { SourceOf } from '#web/engine/engines.ts';
import { workerOf } from '#web/engine/worker.ts';

function startSolver(): Worker {
  return new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
}

/** Solves puzzles in a separate worker, independent of the bots. */
export function makePuzzleSolver(sourceOf?: SourceOf): PuzzleSolver {
  return new EngineClient(workerOf(startSolver), sourceOf);
}
