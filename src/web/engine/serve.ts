import type { Call } from '#play';

/** What a service in a worker replies by, and how it lets calls come in. */
export const channel = {
  reply: (reply: unknown) => postMessage(reply),
  rest: () => new Promise<void>((resolve) => setTimeout(resolve)),
  now: () => performance.now(),
};

/** Answers in this worker what the page asks. */
export function serve(service: { receive(call: Call<unknown>): Promise<void> }): void {
  addEventListener(
    'message',
    ({ data }: MessageEvent<Call<unknown>>) => void service.receive(data),
  );
}
