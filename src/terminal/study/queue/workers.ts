import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import { WORKER_TTL, workerKey, WORKERS } from './keys.ts';

/** Connected worker, as it describes itself. */
export interface WorkerRecord {
  readonly host: string;
  readonly pid: number;
  /** Number of its threads. */
  readonly jobs: number;
  readonly version: string;
  readonly build: string;
}

/** Description of a worker in this process. */
export function describeWorker(jobs: number): WorkerRecord {
  const [version, build] = [TURNWRIGHT_VERSION, TURNWRIGHT_BUILD];
  return { host: hostname(), pid: process.pid, jobs, version, build };
}

/** Registers a worker until its next heartbeat is overdue. */
export async function registerWorker(redis: Redis, id: string, worker: WorkerRecord) {
  await redis
    .multi()
    .sadd(WORKERS, id)
    .pexpire(WORKERS, WORKER_TTL)
    .set(workerKey(id), JSON.stringify(worker), 'PX', WORKER_TTL)
    .exec();
}

export async function unregisterWorker(redis: Redis, id: string) {
  await redis.multi().srem(WORKERS, id).del(workerKey(id)).exec();
}

/** All connected workers. */
export async function listWorkers(redis: Redis): Promise<readonly WorkerRecord[]> {
  const ids = await redis.smembers(WORKERS);
  if (ids.length === 0) return [];
  const texts = await redis.mget(ids.map(workerKey));
  const gone = ids.filter((_, at) => texts[at] === null);
  if (gone.length > 0) await redis.srem(WORKERS, gone);
  return texts.flatMap((text) =>
    typeof text === 'string' ? [JSON.parse(text) as WorkerRecord] : [],
  );
}
