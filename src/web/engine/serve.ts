import type { Call } from '#play';

/** Reply and yield functions for a service in a worker. */
export const channel = {
  reply: (reply: unknown) => postMessage(reply),
  rest: () => new Promise<void>((resolve) => setTimeout(resolve)),
  now: () => performance.now(),
};

/** Answers the page's questions in this worker. */
export function serve(service: { receive(call: Call<unknown>): Promise<void> }): void {
  addEventListener(
    'message',
    ({ data }: MessageEvent<Call<unknown>>) => void service.receive(data),
  );
}
