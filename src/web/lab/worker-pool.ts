import type { Chunk, ChunkResult, Executor, Plan } from '#lab';

/** Work for a worker: a chunk of a study. All calls of a worker have the same plan. */
export interface ChunkCall {
  readonly plan: Plan;
  readonly chunk: Chunk;
}

export type ChunkAnswer = { readonly result: ChunkResult } | { readonly error: string };

/** More workers would leave nothing for the page and its owner. */
const MAX_WORKERS = 8;

/** Number of workers of a study: one for each core but one. */
export function workerCount(): number {
  return Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency - 1));
}

const CLOSED = 'The study was stopped.';

function startWorker(): Worker {
  return new Worker(new URL('./chunk-worker.ts', import.meta.url), { type: 'module' });
}

interface Task {
  readonly chunk: Chunk;
  readonly resolve: (result: ChunkResult) => void;
  readonly reject: (error: Error) => void;
}

/** Plays the chunks of a study in Web Workers. Closing it terminates them, even when busy. */
export class WorkerPool implements Executor {
  readonly #plan: Plan;
  readonly #count: number;
  readonly #waiting: Task[] = [];
  /** Workers, and the task of each that is busy. */
  readonly #busy = new Map<Worker, Task>();
  readonly #idle: Worker[] = [];
  #answers = 0;
  #failure: string | undefined;
  #isClosed = false;

  constructor(plan: Plan, count = workerCount()) {
    this.#plan = plan;
    this.#count = count;
  }

  slots(): number {
    return this.#count;
  }

  /** Reason why no worker can start; undefined if one has ever answered. */
  get failure(): string | undefined {
    return this.#failure;
  }

  play(chunk: Chunk): Promise<ChunkResult> {
    if (this.#isClosed) return Promise.reject(new Error(CLOSED));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ chunk, resolve, reject });
      this.#assign();
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const worker of [...this.#busy.keys(), ...this.#idle]) worker.terminate();
    for (const { reject } of [...this.#busy.values(), ...this.#waiting]) {
      reject(new Error(CLOSED));
    }
    this.#busy.clear();
    this.#idle.length = 0;
    this.#waiting.length = 0;
  }

  #assign(): void {
    while (this.#busy.size < this.#count) {
      const task = this.#waiting.shift();
      if (task === undefined) return;
      const worker = this.#idle.pop() ?? this.#start();
      this.#busy.set(worker, task);
      worker.postMessage({ plan: this.#plan, chunk: task.chunk } satisfies ChunkCall);
    }
  }

  #start(): Worker {
    const worker = startWorker();
    worker.onmessage = ({ data }: MessageEvent<ChunkAnswer>) => {
      this.#answers += 1;
      const task = this.#release(worker);
      this.#idle.push(worker);
      if ('result' in data) task?.resolve(data.result);
      else task?.reject(new Error(data.error));
      this.#assign();
    };
    const lose = (reason: string) => {
      worker.terminate();
      if (this.#answers === 0) this.#failure = reason;
      this.#release(worker)?.reject(new Error(reason));
      this.#assign();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      lose(event.message);
    };
    worker.onmessageerror = () => lose('unreadable answer');
    return worker;
  }

  #release(worker: Worker): Task | undefined {
    const task = this.#busy.get(worker);
    this.#busy.delete(worker);
    return task;
  }
}
