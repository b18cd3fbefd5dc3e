import type { Answer, Question, Thinker } from '../../play/index.ts';

/** What the worker is sent and what it sends back. */
export interface Ask {
  readonly id: number;
  readonly question: Question;
}
export type Reply =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly id: number;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Asks bots in a worker of their own. Stopping ends the worker; the next question starts another. */
export class WorkerThinker implements Thinker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #waiting: Waiting | undefined;
  #asked = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  think(question: Question): Promise<Answer> {
    this.stop();
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting = { id, resolve, reject };
      try {
        this.#worker ??= this.#open();
        this.#worker.postMessage({ id, question } satisfies Ask);
      } catch (error) {
        this.#fail(String(error));
      }
    });
  }

  /** What is being thought about is dropped; its promise never settles. */
  stop(): void {
    if (this.#waiting === undefined) return;
    this.#waiting = undefined;
    this.#end();
  }

  close(): void {
    this.#waiting = undefined;
    this.#end();
  }

  #open(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message);
    };
    worker.onmessageerror = () => this.#fail('unreadable answer');
    return worker;
  }

  #receive(reply: Reply): void {
    const waiting = this.#waiting;
    if (waiting?.id !== reply.id) return;
    this.#waiting = undefined;
    if ('answer' in reply) waiting.resolve(reply.answer);
    else waiting.reject(new Error(reply.error));
  }

  #fail(message: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#end();
    waiting?.reject(new Error(message));
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

export function startThinkWorker(): Worker {
  return new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });
}
