import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { Call } from '#play';

/** Message channel of a service in a worker thread. */
export const channel = {
  reply: (reply: unknown) => parentPort?.postMessage(reply),
  rest: () => setImmediate(),
  now: () => performance.now(),
};

/** Answers calls from the main thread in this worker thread. */
export function serve(service: { receive(call: Call<unknown>): Promise<void> }): void {
  parentPort?.on('message', (call: Call<unknown>) => void service.receive(call));
}
