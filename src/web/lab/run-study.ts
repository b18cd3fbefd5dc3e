import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { Coordinator, makeReport, runStudy, sayPhrase } from '#lab';
import type { AnyStudy, Plan, ReportFile } from '#lab';
import { currentMessages } from '../language/language.ts';
import { openStudy } from './open-study.ts';
import { WorkerPool, workerCount } from './worker-pool.ts';

/** State of a running study. */
export interface StudyProgress {
  readonly units: number;
  /** All units; more than 100,000 if a stopping rule decides. */
  readonly all: number;
  readonly seconds: number;
  /** Answer so far, with its interval. */
  readonly answer: string;
}

export interface RunOptions {
  readonly onProgress: (progress: StudyProgress) => void;
  /** Aborted to stop early; results so far are kept. */
  readonly signal: AbortSignal;
}

/** Milliseconds between two updates of the page. */
const BETWEEN_UPDATES = 200;

/** Answer of the results so far. */
function answerSoFar(study: AnyStudy, coordinator: Coordinator): string {
  if (coordinator.progress.units === 0) return '';
  const [first] = study.report(coordinator.results).answer;
  return first === undefined ? '' : sayPhrase(currentMessages(), first);
}

/** Runs a study in Web Workers to its end, or until it is stopped. */
export async function runInPage(
  plan: Plan,
  { onProgress, signal }: RunOptions,
): Promise<Parsed<ReportFile>> {
  const opened = await openStudy(plan);
  if (!opened.ok) return opened;
  const study = opened.value;
  const coordinator = new Coordinator(study);
  const pool = new WorkerPool(plan);
  const started = new Date();
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  let shown = -Infinity;
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const running = runStudy(coordinator, pool, {
    isStopped: () => signal.aborted || pool.failure !== undefined,
    onProgress: () => {
      const now = performance.now();
      if (signal.aborted || now - shown < BETWEEN_UPDATES) return;
      shown = now;
      const answer = answerSoFar(study, coordinator);
      onProgress({ ...coordinator.progress, seconds: seconds(), answer });
    },
  });
  // A stop does not wait for games that are still being played.
  await Promise.race([running, stopped]);
  pool.close();
  if (pool.failure !== undefined) {
    const reason = pool.failure;
    return failed({
      code: 'lab-workers',
      message: `The page cannot start its workers: ${reason}`,
      args: { reason },
    });
  }
  const { isOver, progress, chunks, work } = coordinator;
  return parsed({
    plan,
    report: makeReport(study, coordinator.results),
    provenance: {
      version: TURNWRIGHT_VERSION,
      build: TURNWRIGHT_VERSION,
      started: started.toISOString(),
      seconds: Math.round(seconds() * 1000) / 1000,
      work: Math.round(work * 1000) / 1000,
      executor: 'page',
      workers: workerCount(),
      chunks,
      ...(isOver ? {} : { partial: { done: progress.units, all: progress.all } }),
    },
  });
}
