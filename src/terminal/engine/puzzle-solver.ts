import { Worker } from 'node:worker_threads';
import type { SolvingCall, SolvingReply } from '../../puzzles/index.ts';
import { RemoteSolver, withSource } from '../../puzzles/index.ts';
import type { GameSource } from '../../play/index.ts';

/** The thread's program lies beside this one when they are built. */
const WORKER = new URL('./solve-worker.js', import.meta.url);

/**
 * Solves puzzles in a thread of their own. `sourceOf`: the texts of the rules of a game. A thread
 * that has nothing to do keeps no program from ending.
 */
export function makePuzzleSolver(sourceOf: (game: string) => GameSource | undefined): RemoteSolver {
  return new RemoteSolver((onReply, onError) => {
    const worker = new Worker(WORKER);
    worker.unref();
    worker.on('message', (reply: SolvingReply) => onReply(reply));
    worker.on('error', (error) => onError(error instanceof Error ? error.message : String(error)));
    return {
      post: (call: SolvingCall) => worker.postMessage(withSource(call, sourceOf)),
      close: () => void worker.terminate(),
    };
  });
}
