import { Worker } from 'node:worker_threads';
import type { OpenPort, Reply } from '#play';

/**
 * Answers questions in a thread of their own, so that keys are answered meanwhile. `program` lies
 * beside this one when they are built. A thread that has nothing to do keeps no program from ending.
 */
export function threadOf<Q, A, P>(program: string): OpenPort<Q, A, P> {
  return (onReply, onError) => {
    const worker = new Worker(new URL(program, import.meta.url));
    worker.unref();
    worker.on('message', (reply: Reply<A, P>) => onReply(reply));
    worker.on('error', (error) => onError(error instanceof Error ? error.message : String(error)));
    return {
      post: (call) => worker.postMessage(call),
      close: () => void worker.terminate(),
    };
  };
}
