import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { must } from '#core';
import { makePlan, parsePlan, planId } from '#lab';
import type { Plan, SavedProgress } from '#lab';
import {
  cancelledKey,
  CANCELLED_TTL,
  lockKey,
  queueKey,
  QUEUE_PARTS,
  resultsKey,
  STUDIES,
  studyKey,
  STUDY_TTL,
} from './keys.ts';

/** Study registered on a queue. */
export interface StudyRecord {
  readonly id: string;
  /** Plan as text. */
  readonly plan: string;
  /** Version and build of the program that coordinates it and plays its chunks. */
  readonly version: string;
  readonly build: string;
  /** Start in milliseconds since 1970. */
  readonly created: number;
  /** Number of units of each chunk, if the user chose it. */
  readonly chunk: number | undefined;
  /** Units merged, and all units. */
  readonly units: number;
  readonly all: number;
  /** Chunks issued by all its coordinators. */
  readonly chunks: number;
  readonly progress: SavedProgress | undefined;
}

/** New study; two studies of the same plan have different ids. */
export function newStudy(plan: Plan, all: number, chunk: number | undefined): StudyRecord {
  return {
    id: `${planId(plan)}-${randomBytes(3).toString('hex')}`,
    plan: makePlan(plan),
    version: TURNWRIGHT_VERSION,
    build: TURNWRIGHT_BUILD,
    created: Date.now(),
    chunk,
    units: 0,
    all,
    chunks: 0,
    progress: undefined,
  };
}

export function planOf({ plan }: StudyRecord): Plan {
  return must(parsePlan(plan));
}

/** Registers a study, again if the server has lost it. */
export async function writeStudy(redis: Redis, study: StudyRecord): Promise<void> {
  const { id, progress, chunk, ...rest } = study;
  const fields = {
    ...rest,
    ...(chunk === undefined ? {} : { chunk }),
    ...(progress === undefined ? {} : { progress: JSON.stringify(progress) }),
  };
  await redis
    .multi()
    .hset(studyKey(id), fields)
    .pexpire(studyKey(id), STUDY_TTL)
    .sadd(STUDIES, id)
    .pexpire(STUDIES, STUDY_TTL)
    .xadd(resultsKey(id), '*', 'start', '')
    .pexpire(resultsKey(id), STUDY_TTL)
    .exec();
}

/** Study by its id; undefined if there is none. */
export async function readStudy(redis: Redis, id: string): Promise<StudyRecord | undefined> {
  const fields = await redis.hgetall(studyKey(id));
  const { plan, version = '', build = '', progress, chunk } = fields;
  if (plan === undefined) return undefined;
  return {
    id,
    plan,
    version,
    build,
    created: Number(fields['created']),
    chunk: chunk === undefined ? undefined : Number(chunk),
    units: Number(fields['units']),
    all: Number(fields['all']),
    chunks: Number(fields['chunks']),
    progress: progress === undefined ? undefined : (JSON.parse(progress) as SavedProgress),
  };
}

/** Ids of all studies; those that expired are removed. */
export async function studyIds(redis: Redis): Promise<readonly string[]> {
  const ids = await redis.smembers(STUDIES);
  const found = await Promise.all(ids.map((id) => redis.exists(studyKey(id))));
  const gone = ids.filter((_, at) => found[at] === 0);
  if (gone.length > 0) await redis.srem(STUDIES, gone);
  return ids.filter((_, at) => found[at] === 1).sort();
}

const REMOVE_JOBS = `
for _, job in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  if string.sub(job, 1, #ARGV[1]) == ARGV[1] then
    redis.call('LREM', KEYS[1], 1, job)
    redis.call('DEL', ARGV[2] .. job)
  end
end
`;

/** Removes the jobs of a study, or of one of its coordinators, that no worker has taken yet. */
export async function removeJobs(
  redis: Redis,
  { id, build }: StudyRecord,
  epoch?: string,
): Promise<void> {
  const prefix = epoch === undefined ? `${id}.` : `${id}.${epoch}.`;
  await redis.eval(REMOVE_JOBS, 1, queueKey(build, 'wait'), prefix, queueKey(build, ''));
}

/** Deletes the keys of BullMQ's queue unless a study or job still needs them. */
const REMOVE_QUEUE = `
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if redis.call('HGET', ARGV[1] .. id, 'build') == ARGV[2] then return 0 end
end
if redis.call('EXISTS', ARGV[3] .. 'wait', ARGV[3] .. 'active') > 0 then return 0 end
for part in string.gmatch(ARGV[4], '%S+') do redis.call('DEL', ARGV[3] .. part) end
return 1
`;

/** Removes the empty queue of a build that has no studies. */
export async function removeEmptyQueue(redis: Redis, build: string): Promise<boolean> {
  const [studies, parts] = [studyKey(''), QUEUE_PARTS.join(' ')];
  const queue = queueKey(build, '');
  const removed = await redis.eval(REMOVE_QUEUE, 1, STUDIES, studies, build, queue, parts);
  return removed === 1;
}

/** Removes everything of a study. Jobs that are being played are dropped by their workers. */
export async function removeStudy(redis: Redis, study: StudyRecord): Promise<void> {
  const { id, build } = study;
  const keys = [studyKey(id), resultsKey(id), lockKey(id)];
  await redis.multi().srem(STUDIES, id).del(keys).exec();
  await removeJobs(redis, study);
  await removeEmptyQueue(redis, build);
}

/** Removes a study; its coordinator, if it lives, notices and stops. */
export async function cancelStudy(redis: Redis, study: StudyRecord): Promise<void> {
  const { id } = study;
  const isCoordinated = (await redis.exists(lockKey(id))) === 1;
  if (isCoordinated) await redis.set(cancelledKey(id), '', 'PX', CANCELLED_TTL);
  await removeStudy(redis, study);
}

/** Renews the lifetime of the queue's keys, which BullMQ creates without one. */
export async function keepQueue(redis: Redis, build: string): Promise<void> {
  const pipeline = redis.pipeline();
  for (const part of QUEUE_PARTS) {
    if (part !== 'stalled-check') pipeline.pexpire(queueKey(build, part), STUDY_TTL);
  }
  await pipeline.exec();
}
