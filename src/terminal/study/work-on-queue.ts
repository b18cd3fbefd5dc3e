import { randomUUID } from 'node:crypto';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { nameOfChunk } from '#lab';
import type { ChunkResult } from '#lab';
import { studyGames } from '#games/studies.ts';
import { printError, printOut, say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { untilSignalled } from '../cli/signals.ts';
import { openPool } from './threads.ts';
import { connect } from './queue/connect.ts';
import { HEARTBEAT, PREFIX, queueName, resultsKey, studyKey } from './queue/keys.ts';
import { addressOf } from './queue/queue-url.ts';
import { makeEntry } from './queue/results.ts';
import type { ChunkJob, ResultEntry } from './queue/results.ts';
import { keepQueue, planOf, readStudy, removeEmptyQueue, studyIds } from './queue/studies.ts';
import type { StudyRecord } from './queue/studies.ts';
import { describeWorker, registerWorker, unregisterWorker } from './queue/workers.ts';

/**
 * A dead worker's chunks are free when their locks have expired, and found by the next check. A
 * lock lost by a living worker costs only a second delivery.
 */
const LOCK_DURATION = 5000;
const STALLED_INTERVAL = 1000;
/** Deaths of workers that a chunk survives in one job; the coordinator then adds it again. */
const MAX_STALLED = 10;
/** Milliseconds before a worker asks again after the connection was lost. */
const RUN_RETRY_DELAY = 500;
/** Chunks taken in advance, so that threads never wait for the network. */
const AHEAD = 1;
/** Milliseconds in which chunks are finished after a signal; the rest return to the queue. */
const CLOSING_TIME = 10_000;
const MAX_PLANS = 16;

type Play = (plan: string, chunk: ChunkJob['chunk']) => Promise<ChunkResult>;

/** Plans by study. A study that is gone has none. */
class Plans {
  readonly #redis: Redis;
  readonly #plans = new Map<string, string>();

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async of(study: string): Promise<string | undefined> {
    const known = this.#plans.get(study);
    if (known !== undefined) return known;
    const plan = await this.#redis.hget(studyKey(study), 'plan');
    if (plan === null) return undefined;
    const [oldest] = this.#plans.keys();
    if (this.#plans.size >= MAX_PLANS && oldest !== undefined) this.#plans.delete(oldest);
    this.#plans.set(study, plan);
    return plan;
  }
}

/** Outcome of a chunk, played once: its coordinator decides about repetitions. */
async function outcomeOf(play: Play, plan: string, chunk: ChunkJob['chunk']) {
  try {
    return { result: await play(plan, chunk) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Reports studies of other builds, once each. */
class Mismatches {
  readonly #cli: Cli;
  readonly #redis: Redis;
  readonly #seen = new Set<string>();

  constructor(cli: Cli, redis: Redis) {
    this.#cli = cli;
    this.#redis = redis;
  }

  async look(): Promise<void> {
    for (const id of await studyIds(this.#redis)) {
      if (this.#seen.has(id)) continue;
      this.#seen.add(id);
      const study = await readStudy(this.#redis, id);
      if (study === undefined || study.build === TURNWRIGHT_BUILD) continue;
      printError(await describeMismatch(this.#cli, study));
    }
  }
}

/** Both builds: package version, rules version of the study's game, fingerprint. */
async function describeMismatch(cli: Cli, study: StudyRecord): Promise<string> {
  const { game } = JSON.parse(study.plan) as { readonly game: { id: string; rules: number } };
  const here = await studyGames(() => performance.now())
    .find(planOf(study).game)
    .catch(() => undefined);
  return say(cli, 'lab-worker-other-build', {
    id: study.id,
    game: game.id,
    version: study.version,
    build: study.build,
    rules: game.rules,
    ownVersion: TURNWRIGHT_VERSION,
    ownBuild: TURNWRIGHT_BUILD,
    ownRules: here?.rules ?? '–',
  });
}

/** Plays chunks of a queue until a signal ends it. */
export async function work(cli: Cli, url: string, jobs: number): Promise<void> {
  const redis = await connect(cli, url);
  const pool = openPool(jobs);
  const plans = new Plans(redis);
  let played = 0;
  const play: Play = (plan, chunk) => pool.run({ plan, chunk });
  const send = (job: string, { study, chunk }: ChunkJob, outcome: ResultEntry['outcome']) => {
    const entry = makeEntry(job, nameOfChunk(chunk), outcome);
    // Without a stream, the study was cancelled or has ended.
    return redis.xadd(resultsKey(study), 'NOMKSTREAM', '*', ...entry);
  };
  const worker = new Worker<ChunkJob>(
    queueName(TURNWRIGHT_BUILD),
    async ({ id = '', data }) => {
      const plan = await plans.of(data.study);
      if (plan === undefined) return;
      await send(id, data, await outcomeOf(play, plan, data.chunk));
      played += 1;
    },
    {
      connection: redis,
      prefix: PREFIX,
      concurrency: jobs + AHEAD,
      lockDuration: LOCK_DURATION,
      stalledInterval: STALLED_INTERVAL,
      maxStalledCount: MAX_STALLED,
      runRetryDelay: RUN_RETRY_DELAY,
    },
  );
  // Lost locks and connections repair themselves; the connection reports the latter.
  worker.on('error', () => undefined);
  await worker.waitUntilReady();
  const stopHeart = beat(cli, redis, url, jobs);
  printOut(say(cli, 'lab-worker-ready', { address: addressOf(url), threads: jobs }));
  const code = await untilSignalled();
  printError(say(cli, 'lab-worker-stopping'));
  await within(CLOSING_TIME, worker.close());
  await within(CLOSING_TIME, stopHeart());
  await pool.destroy();
  redis.disconnect();
  printOut(say(cli, 'lab-worker-stopped', { chunks: played }));
  cli.exitCode = code;
}

/** Registers the worker until stopped, and reports lost connections. */
function beat(cli: Cli, redis: Redis, url: string, jobs: number): () => Promise<void> {
  const id = randomUUID();
  const self = describeWorker(jobs);
  const mismatches = new Mismatches(cli, redis);
  const address = addressOf(url);
  let isLost = false;
  redis.on('close', () => {
    if (!isLost) printError(say(cli, 'lab-worker-lost', { address }));
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) printError(say(cli, 'lab-worker-back', { address }));
    isLost = false;
  });
  redis.on('error', () => undefined);
  const once = async () => {
    await registerWorker(redis, id, self);
    await keepQueue(redis, TURNWRIGHT_BUILD);
    await mismatches.look();
  };
  let isBeating = false;
  const tick = () => {
    if (isBeating || redis.status !== 'ready') return;
    isBeating = true;
    void once()
      .catch((error: unknown) => {
        printError(say(cli, 'lab-queue-trouble', { reason: (error as Error).message }));
      })
      .finally(() => (isBeating = false));
  };
  const timer = setInterval(tick, HEARTBEAT);
  redis.on('ready', tick);
  tick();
  return async () => {
    clearInterval(timer);
    redis.removeAllListeners('close');
    if (redis.status !== 'ready') return;
    await unregisterWorker(redis, id);
    await removeEmptyQueue(redis, TURNWRIGHT_BUILD);
  };
}

/** Waits for a promise, but not longer than the given milliseconds. */
async function within(limit: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, limit)));
  await Promise.race([work, late]);
  clearTimeout(timer);
}
