import type { SolvingCall, SolvingReply } from '../../puzzles/index.ts';
import { RemoteSolver, withSource } from '../../puzzles/index.ts';
import type { GameSource } from '../../play/index.ts';

/**
 * Solves puzzles in a worker of their own, so that bots and solver do not wait for each other.
 * `sourceOf`: the texts of a game's rules, for questions that do not carry them.
 */
export function makePuzzleSolver(
  sourceOf: (game: string) => GameSource | undefined = () => undefined,
): RemoteSolver {
  return new RemoteSolver((onReply, onError) => {
    const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<SolvingReply>) => onReply(data);
    worker.onerror = (event) => {
      event.preventDefault();
      onError(event.message);
    };
    worker.onmessageerror = () => onError('unreadable answer');
    return {
      post: (call: SolvingCall) => worker.postMessage(withSource(call, sourceOf)),
      close: () => worker.terminate(),
    };
  });
}
