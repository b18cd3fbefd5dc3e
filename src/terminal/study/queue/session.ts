import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Coordinator } from '#lab';
import { openConnection } from './connect.ts';
import {
  cancelledKey,
  HEARTBEAT,
  lockKey,
  LOCK_TTL,
  resultsKey,
  STUDIES,
  studyKey,
  STUDY_TTL,
} from './keys.ts';
import { releaseLock } from './lock.ts';
import type { Coordinating } from './lock.ts';
import { QueueExecutor } from './queue-executor.ts';
import { keepQueue, removeEmptyQueue, removeJobs, removeStudy, writeStudy } from './studies.ts';
import type { StudyRecord } from './studies.ts';
import { listWorkers } from './workers.ts';
import type { WorkerRecord } from './workers.ts';

/** Milliseconds between two saves of the progress, unless saving takes long. */
const SAVE_INTERVAL = 1000;
/** Maximum share of the time spent on saving. */
const SAVE_SHARE = 0.05;
/** Milliseconds between two searches for lost chunks. */
const RECONCILE_INTERVAL = 5000;
/** Milliseconds between two looks at the time. */
const TICK = 250;

/**
 * Saves the progress, trims the results it contains and renews the lock, in one step. Returns
 * -1 if another coordinator has the lock, -2 if the study was cancelled, 0 if the server lost it.
 */
const SAVE = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return -1 end
if redis.call('DEL', KEYS[4]) == 1 then
  redis.call('DEL', KEYS[1])
  return -2
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if redis.call('EXISTS', KEYS[2]) == 0 then return 0 end
redis.call('HSET', KEYS[2], 'progress', ARGV[5], 'units', ARGV[6], 'chunks', ARGV[7])
redis.call('XTRIM', KEYS[3], 'MINID', ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
redis.call('PEXPIRE', KEYS[3], ARGV[3])
redis.call('PEXPIRE', KEYS[5], ARGV[3])
return 1
`;
const SAVED = 1;
const TAKEN_OVER = -1;
const CANCELLED = -2;

/** Reason for a session to end before its study. */
export type Ending = 'cancelled' | 'taken-over';

interface SessionSettings {
  readonly redis: Redis;
  readonly url: string;
  readonly record: StudyRecord;
  readonly self: Coordinating;
  readonly coordinator: Coordinator;
}

/** A coordinator's connection to a queue: stores progress, keeps the lock and watches the workers. */
export class QueueSession {
  readonly executor: QueueExecutor;
  readonly #settings: SessionSettings;
  readonly #timer: NodeJS.Timeout;
  readonly #epoch = randomBytes(3).toString('hex');
  #workers: readonly WorkerRecord[] | undefined;
  #trouble: string | undefined;
  #ending: Ending | undefined;
  #onChange: () => void = () => undefined;
  #isBusy = false;
  #isRestarted = false;
  #saved = { at: -Infinity, took: 0, units: -1 };
  #watchedAt = -Infinity;
  #reconciledAt = performance.now();

  constructor(settings: SessionSettings) {
    const { redis, url, record } = settings;
    this.#settings = settings;
    const reader = openConnection(url);
    const onTrouble = (error: Error) => {
      this.#trouble = error.message;
      this.#onChange();
    };
    this.executor = new QueueExecutor({
      redis,
      reader,
      study: record.id,
      build: record.build,
      epoch: this.#epoch,
      onTrouble,
    });
    redis.on('error', onTrouble);
    reader.on('error', onTrouble);
    redis.on('ready', () => (this.#isRestarted = true));
    this.#timer = setInterval(() => void this.#tick(), TICK);
  }

  /** Called when the workers, the trouble or the ending have changed. */
  set onChange(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Workers of this build; undefined before the first look. */
  get workers(): readonly WorkerRecord[] | undefined {
    return this.#workers;
  }

  /** Message of the server or connection while it fails. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Ends the session with its progress saved. The lock stays until `remove` or `release`. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const { redis, record } = this.#settings;
    if (this.#isConnected) await this.#save();
    await this.executor.close();
    if (redis.status !== 'ready') return;
    await removeJobs(redis, record, this.#epoch);
    await removeEmptyQueue(redis, record.build);
  }

  /** Lets another coordinator continue the study. */
  async release(): Promise<void> {
    const { redis, record, self } = this.#settings;
    if (this.#isConnected) await releaseLock(redis, record.id, self);
  }

  /** Removes the study from the server; false if the server is away. */
  async remove(): Promise<boolean> {
    const { redis, record } = this.#settings;
    if (!this.#isConnected) return false;
    await removeStudy(redis, record);
    return true;
  }

  get #isConnected(): boolean {
    return this.#ending === undefined && this.#settings.redis.status === 'ready';
  }

  async #tick(): Promise<void> {
    const { redis } = this.#settings;
    if (this.#isBusy || redis.status !== 'ready') return;
    this.#isBusy = true;
    try {
      await this.#work();
      if (this.#trouble !== undefined) {
        this.#trouble = undefined;
        this.#onChange();
      }
    } catch (error) {
      this.#trouble = (error as Error).message;
      this.#onChange();
    } finally {
      this.#isBusy = false;
    }
  }

  async #work(): Promise<void> {
    const now = performance.now();
    if (this.#isRestarted) {
      // The server may have lost the last second of its log.
      await this.#save();
      this.#isRestarted = false;
      await this.executor.reconcile(true);
    }
    if (now - this.#watchedAt >= HEARTBEAT) {
      this.#watchedAt = now;
      await this.#watch();
    }
    const { at, took, units } = this.#saved;
    const pause = Math.max(SAVE_INTERVAL, took / SAVE_SHARE);
    const isChanged = this.#settings.coordinator.progress.units !== units;
    if (now - at >= (isChanged ? pause : HEARTBEAT)) await this.#save();
    if (this.#ending !== undefined || now - this.#reconciledAt < RECONCILE_INTERVAL) return;
    this.#reconciledAt = now;
    await this.executor.reconcile(false);
  }

  async #watch(): Promise<void> {
    const { redis, record } = this.#settings;
    const workers = await listWorkers(redis);
    this.#workers = workers.filter(({ build }) => build === record.build);
    this.executor.threads = this.#workers.reduce((sum, { jobs }) => sum + jobs, 0);
    await keepQueue(redis, record.build);
    this.#onChange();
  }

  async #save(): Promise<void> {
    const { redis, record, self, coordinator } = this.#settings;
    const { id } = record;
    const started = performance.now();
    const { units } = coordinator.progress;
    const chunks = record.chunks + coordinator.chunks;
    const progress = coordinator.save();
    const saved = await redis.eval(
      SAVE,
      5,
      lockKey(id),
      studyKey(id),
      resultsKey(id),
      cancelledKey(id),
      STUDIES,
      JSON.stringify(self),
      LOCK_TTL,
      STUDY_TTL,
      this.executor.cursor,
      JSON.stringify(progress),
      units,
      chunks,
    );
    if (saved === TAKEN_OVER) this.#end('taken-over');
    else if (saved === CANCELLED) this.#end('cancelled');
    else if (saved !== SAVED) await writeStudy(redis, { ...record, units, chunks, progress });
    const now = performance.now();
    this.#saved = { at: now, took: now - started, units };
  }

  #end(ending: Ending): void {
    this.#ending = ending;
    this.#onChange();
  }
}
