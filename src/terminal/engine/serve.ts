import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { Call } from '#play';

/** What a service in a thread replies by, and how it lets calls come in. */
export const channel = {
  reply: (reply: unknown) => parentPort?.postMessage(reply),
  rest: () => setImmediate(),
  now: () => performance.now(),
};

/** Answers in this thread what the main thread asks. */
export function serve(service: { receive(call: Call<unknown>): Promise<void> }): void {
  parentPort?.on('message', (call: Call<unknown>) => void service.receive(call));
}
