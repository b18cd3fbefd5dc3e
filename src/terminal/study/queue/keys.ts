/** Names and lifetimes of the keys in Redis. All begin with one prefix. */

export const PREFIX = 'turnwright';

/** Set of the ids of all studies. */
export const STUDIES = `${PREFIX}:studies`;
/** Set of the ids of all workers. */
export const WORKERS = `${PREFIX}:workers`;

/** Hash of a study: its plan, build, progress and state. */
export const studyKey = (id: string) => `${PREFIX}:study:${id}`;
/** Stream of the results of a study's chunks. */
export const resultsKey = (id: string) => `${PREFIX}:results:${id}`;
/** Coordinator of a study, while it lives. */
export const lockKey = (id: string) => `${PREFIX}:lock:${id}`;
/** Marks a cancelled study for its living coordinator. */
export const cancelledKey = (id: string) => `${PREFIX}:cancelled:${id}`;
/** Description of a worker, while it lives. */
export const workerKey = (id: string) => `${PREFIX}:worker:${id}`;

/** BullMQ queue for the chunks of a build: workers of other builds never see them. */
export const queueName = (build: string) => `chunks-${build}`;
/** Key of BullMQ's queue, or of one of its jobs. */
export const queueKey = (build: string, part: string) => `${PREFIX}:${queueName(build)}:${part}`;

/** Milliseconds after which an abandoned study expires: 7 days since its last heartbeat. */
export const STUDY_TTL = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds after which the study of a dead coordinator can be resumed from another machine. */
export const LOCK_TTL = 15_000;
/** Milliseconds after which a silent worker counts as gone. */
export const WORKER_TTL = 10_000;
/** Milliseconds in which a coordinator must notice that its study was cancelled. */
export const CANCELLED_TTL = 60_000;
/** Milliseconds between two heartbeats of a coordinator or worker. */
export const HEARTBEAT = 2000;

/** Keys that BullMQ uses for a queue, apart from its jobs. */
export const QUEUE_PARTS = [
  'wait',
  'active',
  'meta',
  'id',
  'events',
  'marker',
  'stalled',
  'stalled-check',
] as const;
