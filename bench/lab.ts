import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Coordinator, nameOfChunk, runStudy } from '../src/lab/index.ts';
import type { ReportFile } from '../src/lab/index.ts';
import { PREFIX, queueName, resultsKey } from '../src/terminal/study/queue/keys.ts';
import { QueueExecutor } from '../src/terminal/study/queue/queue-executor.ts';
import { makeEntry } from '../src/terminal/study/queue/results.ts';
import type { ChunkJob } from '../src/terminal/study/queue/results.ts';
import { TestRedis } from '../test/support/redis.mjs';
import { emptyStudy } from './empty-study.ts';
import { mean } from './measure.ts';
import type { Row } from './report.ts';

const MAIN = 'dist/cli/main.js';
const MEMORY = 'dist/bench/coordinator-memory.mjs';
const COMMAND = ['arena', 'kalah', '--one', 'club', '--two', 'casual', '--games', '4000'] as const;
const CHUNK_SECONDS = 0.2;
const EMPTY_CHUNKS = 20_000;
const EMPTY_THREADS = 100;
const MANY_CHUNKS = 1_000_000;

const MIN_SPEED_UP = 1.8;
const MAX_OVERHEAD = 10;
const MIN_CORES = 200;
const MAX_MEMORY = 300;

const runFile = promisify(execFile);
let reports = 0;

/** Runs the study and returns its seconds, without the start of the program. */
async function secondsOf(folder: string, ...flags: readonly string[]): Promise<number> {
  reports += 1;
  const path = join(folder, `report-${reports}.json`);
  await runFile(process.execPath, [MAIN, ...COMMAND, ...flags, '--report', path]);
  return (JSON.parse(readFileSync(path, 'utf8')) as ReportFile).provenance.seconds;
}

async function startWorker(url: string): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [MAIN, 'worker', url, '--jobs', '1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(worker.stdout, 'data');
  return worker;
}

/** Speed of two threads, and of two workers on a queue, against one thread. */
async function speeds(url: string, progress: (text: string) => void): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'turnwright-bench-'));
  progress('lab: one thread');
  const one = await secondsOf(folder, '--jobs', '1');
  progress('lab: two programs');
  const twice = await Promise.all([1, 2].map(() => secondsOf(folder, '--jobs', '1')));
  progress('lab: two threads');
  const two = await secondsOf(folder, '--jobs', '2');
  progress('lab: two workers');
  const workers = [await startWorker(url), await startWorker(url)];
  const queue = await secondsOf(folder, '--queue', url);
  for (const worker of workers) worker.kill('SIGTERM');
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  rmSync(folder, { recursive: true });
  const speedUp = one / two;
  const overhead = (queue / two - 1) * 100;
  return [
    { what: 'a study on one thread', figure: one, unit: 's' },
    {
      what: 'speed of two separate programs, the limit here',
      figure: (2 * one) / mean(twice),
      unit: 'x',
    },
    {
      what: 'speed of two threads',
      figure: speedUp,
      unit: 'x',
      target: { text: `at least ${MIN_SPEED_UP} on two idle cores`, met: speedUp >= MIN_SPEED_UP },
    },
    {
      what: 'time on a queue with two workers, over two threads',
      figure: overhead,
      unit: '%',
      target: { text: `at most ${MAX_OVERHEAD} more`, met: overhead <= MAX_OVERHEAD },
    },
  ];
}

/** Rate of a queue whose chunks cost nothing, with coordinator and worker in this process. */
async function emptyRate(url: string): Promise<number> {
  const open = () => new Redis(url, { maxRetriesPerRequest: null });
  const [redis, reader, played] = [open(), open(), open()];
  const [study, build] = ['empty', 'bench'];
  await redis.xadd(resultsKey(study), '*', 'start', '');
  const worker = new Worker<ChunkJob>(
    queueName(build),
    async ({ id = '', data: { chunk } }) => {
      const result = { tally: { sum: 0 }, failures: [], ms: 0 };
      const entry = makeEntry(id, nameOfChunk(chunk), { result });
      await played.xadd(resultsKey(study), 'NOMKSTREAM', '*', ...entry);
    },
    { connection: played, prefix: PREFIX, concurrency: EMPTY_THREADS },
  );
  const onTrouble = (error: Error) => {
    throw error;
  };
  const executor = new QueueExecutor({ redis, reader, study, build, epoch: 'e', onTrouble });
  executor.threads = EMPTY_THREADS;
  const coordinator = new Coordinator(emptyStudy(EMPTY_CHUNKS), { chunk: 1 });
  const start = performance.now();
  await runStudy(coordinator, executor);
  const seconds = (performance.now() - start) / 1000;
  await executor.close();
  await worker.close();
  for (const connection of [redis, played]) connection.disconnect();
  return EMPTY_CHUNKS / seconds;
}

/** Studies on threads and on a queue, and the memory of a coordinator. */
export async function benchLab(progress: (text: string) => void): Promise<Row[]> {
  const server = new TestRedis();
  await server.start();
  try {
    const rows = await speeds(server.url, progress);
    progress('lab: empty chunks');
    const rate = await emptyRate(server.url);
    const cores = rate * CHUNK_SECONDS;
    progress('lab: memory');
    const memory = Number(
      execFileSync(process.execPath, [MEMORY, String(MANY_CHUNKS)], { encoding: 'utf8' }),
    );
    return [
      ...rows,
      { what: 'empty chunks through one Redis', figure: rate, unit: 'chunks/s' },
      {
        what: 'cores that it can feed with chunks of 200 ms',
        figure: cores,
        unit: 'cores',
        target: { text: `at least ${MIN_CORES}`, met: cores >= MIN_CORES },
      },
      {
        what: 'memory of a coordinator for 1,000,000 chunks',
        figure: memory,
        unit: 'MB',
        target: { text: `at most ${MAX_MEMORY}`, met: memory <= MAX_MEMORY, proven: true },
      },
    ];
  } finally {
    await server.remove();
  }
}
