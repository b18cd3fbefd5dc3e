import type { OpenPort, Reply } from '#play';

/** Connects to a worker, so that questions do not block the page. */
export function workerOf<Q, A, P>(start: () => Worker): OpenPort<Q, A, P> {
  return (onReply, onError) => {
    const worker = start();
    worker.onmessage = ({ data }: MessageEvent<Reply<A, P>>) => onReply(data);
    worker.onerror = (event) => {
      event.preventDefault();
      onError(event.message);
    };
    worker.onmessageerror = () => onError('unreadable answer');
    return {
      post: (call) => worker.postMessage(call),
      close: () => worker.terminate(),
    };
  };
}
