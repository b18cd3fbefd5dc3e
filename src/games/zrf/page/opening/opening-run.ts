import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { EngineClient } from '#play';
import { workerOf } from '#web/engine/worker.ts';
import type { OpeningAnswer, OpeningProgress, OpeningQuestion } from '../files/opening-service.ts';

/** Rules being opened by a worker. */
export interface OpeningRun {
  /** Result; undefined if stopped. */
  readonly answer: Promise<OpeningAnswer | undefined>;
  readonly progress: ReadonlySignal<OpeningProgress | undefined>;
  readonly stop: () => void;
}

function startWorker(): Worker {
  return new Worker(new URL('../files/opening-worker.ts', import.meta.url), { type: 'module' });
}

/** Opens rules in a new worker, which ends with the answer or when stopped. */
export function runOpening(question: OpeningQuestion): OpeningRun {
  const progress = signal<OpeningProgress | undefined>(undefined);
  const client = new EngineClient<OpeningQuestion, OpeningAnswer, OpeningProgress>(
    workerOf(startWorker),
  );
  const stop = () => client.close();
  const answer = client.ask(question, (reported) => (progress.value = reported)).finally(stop);
  return { answer, progress, stop };
}
