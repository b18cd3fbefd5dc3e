import { Worker } from 'node:worker_threads';
import type { Answer, GameSource, Question, Thinker } from '../../play/index.ts';

/** The thread's program lies beside this one when they are built. */
const WORKER = new URL('./think-worker.js', import.meta.url);

type Reply = { readonly answer: Answer } | { readonly error: string };

/** Bots that think in a thread of their own, so that keys are answered meanwhile. */
export class ThreadThinker implements Thinker {
  readonly #sourceOf: (game: string) => GameSource | undefined;
  #worker: Worker | undefined;
  #pending: ((reason: Error) => void) | undefined;

  /** `sourceOf`: what the thread makes a game from that it does not know by its id. */
  constructor(sourceOf: (game: string) => GameSource | undefined = () => undefined) {
    this.#sourceOf = sourceOf;
  }

  think(question: Question): Promise<Answer> {
    this.stop();
    const worker = (this.#worker ??= new Worker(WORKER));
    worker.ref();
    const source = this.#sourceOf(question.game);
    return new Promise((resolve, reject) => {
      const finish = () => {
        worker.unref();
        worker.off('message', onReply);
        worker.off('error', onError);
        this.#pending = undefined;
      };
      const onReply = (reply: Reply) => {
        finish();
        if ('answer' in reply) resolve(reply.answer);
        else reject(new Error(reply.error));
      };
      const onError = (error: unknown) => {
        finish();
        this.#worker = undefined;
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      worker.on('message', onReply);
      worker.on('error', onError);
      this.#pending = (reason) => {
        finish();
        reject(reason);
      };
      worker.postMessage(source === undefined ? question : { ...question, source });
    });
  }

  /** A thread that thinks is ended: another one starts with the next question. */
  stop(): void {
    if (this.#pending === undefined) return;
    this.#pending(new Error('stopped'));
    this.close();
  }

  close(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
