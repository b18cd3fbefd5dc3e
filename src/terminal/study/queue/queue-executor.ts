import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { nameOfChunk } from '#lab';
import type { Chunk, ChunkResult, Executor } from '#lab';
import { PREFIX, queueKey, queueName, resultsKey, STUDY_TTL } from './keys.ts';
import { parseEntry } from './results.ts';
import type { ChunkJob, ResultEntry } from './results.ts';

/** Slots per thread of a worker: one chunk is played while the next waits at the worker. */
const SLOTS_PER_THREAD = 2;
/** Slots before any worker is connected, and the limit of many. */
const MIN_SLOTS = 4;
const MAX_SLOTS = 2000;
/** Milliseconds for which XREAD waits, and entries read at a time. */
const BLOCK = 1000;
const READ_COUNT = 1000;
/** Times a chunk that vanished without a result is added again; more count as failures. */
const MAX_LOST = 2;
/** Milliseconds before jobs are added again after the server refused them. */
const RETRY_DELAY = 1000;
/** Events kept by BullMQ; no one reads them. */
const MAX_EVENTS = 10;

/** Chunk that was sent to the queue and has no result yet. */
interface Sent {
  readonly chunk: Chunk;
  readonly resolve: (result: ChunkResult) => void;
  readonly reject: (error: Error) => void;
  job: string;
  isAdded: boolean;
  lost: number;
}

export interface QueueExecutorSettings {
  readonly redis: Redis;
  /** Connection for waiting reads. */
  readonly reader: Redis;
  readonly study: string;
  readonly build: string;
  /** Word that distinguishes the jobs of this coordinator from those of earlier ones. */
  readonly epoch: string;
  /** Called when the server refuses something that will be tried again. */
  readonly onTrouble: (error: Error) => void;
}

/** Plays chunks on the workers of a queue. Results arrive on a stream, at least once each. */
export class QueueExecutor implements Executor {
  readonly #settings: QueueExecutorSettings;
  readonly #queue: Queue<ChunkJob>;
  readonly #sent = new Map<string, Sent>();
  #batch: Sent[] = [];
  #jobs = 0;
  #threads = 0;
  #cursor = '0-0';
  #isClosed = false;

  constructor(settings: QueueExecutorSettings) {
    this.#settings = settings;
    this.#queue = new Queue(queueName(settings.build), {
      connection: settings.redis,
      prefix: PREFIX,
      streams: { events: { maxLen: MAX_EVENTS } },
    });
    this.#queue.on('error', settings.onTrouble);
    void this.#read();
  }

  /** Position in the stream of results; everything before it was delivered. */
  get cursor(): string {
    return this.#cursor;
  }

  /** Threads of the connected workers. */
  set threads(threads: number) {
    this.#threads = threads;
  }

  slots(): number {
    return Math.min(MAX_SLOTS, Math.max(MIN_SLOTS, this.#threads * SLOTS_PER_THREAD));
  }

  play(chunk: Chunk): Promise<ChunkResult> {
    return new Promise((resolve, reject) => {
      const sent = { chunk, resolve, reject, job: '', isAdded: false, lost: 0 };
      this.#sent.set(nameOfChunk(chunk), sent);
      this.#add(sent);
    });
  }

  /**
   * Adds chunks again that have neither a job nor a result. Without a restart of the server, that
   * means that every worker that took one has died.
   */
  async reconcile(afterRestart: boolean): Promise<void> {
    const { redis, build } = this.#settings;
    const added = [...this.#sent.values()].filter(({ isAdded }) => isAdded);
    const jobs = added.map(({ job }) => job);
    if (jobs.length === 0) return;
    const pipeline = redis.pipeline();
    for (const job of jobs) pipeline.exists(queueKey(build, job));
    const found = (await pipeline.exec()) ?? [];
    // A worker sends the result before it removes the job: results of missing jobs are here by now.
    await this.#readOnce();
    for (const [at, sent] of added.entries()) {
      const [error, exists] = found[at] ?? [];
      const isCurrent = this.#sent.get(nameOfChunk(sent.chunk)) === sent && sent.job === jobs[at];
      if (error === null && exists === 0 && isCurrent) this.#addAgain(sent, afterRestart);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#settings.reader.disconnect();
    await this.#queue.close();
  }

  #addAgain(sent: Sent, afterRestart: boolean): void {
    if (!afterRestart) sent.lost += 1;
    if (sent.lost <= MAX_LOST) {
      this.#add(sent);
      return;
    }
    this.#sent.delete(nameOfChunk(sent.chunk));
    sent.reject(new Error('every worker that played this chunk ended unexpectedly'));
  }

  #add(sent: Sent): void {
    if (this.#isClosed) return;
    sent.isAdded = false;
    this.#jobs += 1;
    sent.job = `${this.#settings.study}.${this.#settings.epoch}.${this.#jobs}`;
    this.#batch.push(sent);
    if (this.#batch.length > 1) return;
    setImmediate(() => void this.#flush());
  }

  /** Adds the jobs collected in this turn of the event loop. */
  async #flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    if (this.#isClosed) return;
    const { study, build, redis, onTrouble } = this.#settings;
    try {
      await this.#queue.addBulk(
        batch.map(({ chunk, job }) => ({
          name: 'chunk',
          data: { study, chunk },
          opts: { jobId: job, removeOnComplete: true, removeOnFail: true },
        })),
      );
      for (const sent of batch) sent.isAdded = true;
      const pipeline = redis.pipeline();
      for (const { job } of batch) pipeline.pexpire(queueKey(build, job), STUDY_TTL);
      await pipeline.exec();
    } catch (error) {
      if (this.#hasEnded()) return;
      onTrouble(error as Error);
      setTimeout(() => {
        for (const sent of batch) {
          if (!sent.isAdded && this.#sent.get(nameOfChunk(sent.chunk)) === sent) this.#add(sent);
        }
      }, RETRY_DELAY);
    }
  }

  #hasEnded(): boolean {
    return this.#isClosed;
  }

  async #read(): Promise<void> {
    const { reader, study, onTrouble } = this.#settings;
    while (!this.#isClosed) {
      try {
        const reply = await reader.xread(
          'COUNT',
          READ_COUNT,
          'BLOCK',
          BLOCK,
          'STREAMS',
          resultsKey(study),
          this.#cursor,
        );
        this.#deliver(reply?.[0]?.[1] ?? []);
      } catch (error) {
        if (this.#hasEnded()) return;
        onTrouble(error as Error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  }

  /** Delivers everything that is on the stream now. */
  async #readOnce(): Promise<void> {
    const { redis, study } = this.#settings;
    this.#deliver(await redis.xrange(resultsKey(study), `(${this.#cursor}`, '+'));
  }

  #deliver(entries: readonly [string, string[]][]): void {
    for (const entry of entries) {
      if (isLater(entry[0], this.#cursor)) [this.#cursor] = entry;
      const parsed = parseEntry(entry);
      if (parsed !== undefined) this.#settle(parsed);
    }
  }

  /** Settles a chunk. Results delivered twice, or for an earlier coordinator, are ignored. */
  #settle({ job, chunk, outcome }: ResultEntry): void {
    const sent = this.#sent.get(chunk);
    if (sent === undefined) return;
    if ('result' in outcome) {
      this.#sent.delete(chunk);
      sent.resolve(outcome.result);
    } else if (sent.job === job) {
      this.#sent.delete(chunk);
      sent.reject(new Error(outcome.error));
    }
  }
}

/** True if a position in a stream is after another. */
function isLater(one: string, other: string): boolean {
  const [ms = 0, count = 0] = one.split('-').map(Number);
  const [otherMs = 0, otherCount = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && count > otherCount);
}
