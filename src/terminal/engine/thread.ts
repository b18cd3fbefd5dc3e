import { Worker } from 'node:worker_threads';
import type { OpenPort, Reply } from '#play';

/**
 * Opens a worker thread, which keeps the main thread responsive. The build places `program` beside
 * this file. An idle thread does not keep the process alive.
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
