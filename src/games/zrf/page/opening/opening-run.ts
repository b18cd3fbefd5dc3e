import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { EngineClient } from '#play';
import { workerOf } from '#web/engine/worker.ts';
import type { OpeningAnswer, OpeningProgress, OpeningQuestion } from '../files/opening-service.ts';

/** Rules that a worker is opening. */
export interface OpeningRun {
  /** What came of it; undefined where it was stopped. */
  readonly answer: Promise<OpeningAnswer | undefined>;
  readonly progress: ReadonlySignal<OpeningProgress | undefined>;
  readonly stop: () => void;
}

function startWorker(): Worker {
  return new Worker(new URL('../files/opening-worker.ts', import.meta.url), { type: 'module' });
}

/** Opens rules in a worker of their own, which ends with its answer, or at once where it is stopped. */
export function runOpening(question: OpeningQuestion): OpeningRun {
  const progress = signal<OpeningProgress | undefined>(undefined);
  const client = new EngineClient<OpeningQuestion, OpeningAnswer, OpeningProgress>(
    workerOf(startWorker),
  );
  const stop = () => client.close();
  const answer = client.ask(question, (told) => (progress.value = told)).finally(stop);
  return { answer, progress, stop };
}
