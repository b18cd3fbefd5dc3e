import type { Chunk, ChunkResult, FailedUnit } from './chunk.ts';
import type { Coordinator } from './coordinator.ts';
import type { Executor } from './executor.ts';
import type { AnyStudy } from './kind.ts';

/** Times a chunk is played, three of them again, before its units are played one by one. */
const TRIES = 4;

/** Chunks per slot: one is played while the next is on its way. */
const AHEAD = 2;

export interface RunSettings {
  /** Called after each result, and before the study waits for the first. */
  readonly onProgress?: () => void;
  /** True to stop early; results so far are kept. */
  readonly isStopped?: () => boolean;
  /** Receives a function that makes a waiting run look again at `isStopped` and the slots. */
  readonly onWait?: (wake: () => void) => void;
}

/**
 * Runs a study to its end. A chunk that fails is repeated; if it keeps failing, each of its units is
 * played alone, and those that fail again are recorded.
 */
export async function runStudy(
  coordinator: Coordinator,
  executor: Executor,
  { onProgress, isStopped = () => false, onWait }: RunSettings = {},
): Promise<void> {
  let running = 0;
  let isEnded = false;
  let wake: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  onWait?.(() => {
    wake();
  });
  onProgress?.();
  const start = (chunk: Chunk) => {
    running += 1;
    const played = playSafely(coordinator.study, executor, chunk).then((result) => {
      running -= 1;
      // A stopped executor fails the chunks it still has, which says nothing about their units.
      if (isEnded) return;
      coordinator.accept(chunk, result);
      onProgress?.();
      wake();
    });
    played.catch((error: unknown) => {
      fail(error);
    });
  };
  for (;;) {
    while (!isStopped() && running < executor.slots() * AHEAD) {
      const chunk = coordinator.take();
      if (chunk === undefined) break;
      start(chunk);
    }
    isEnded = running === 0 || coordinator.isOver || isStopped();
    if (isEnded) return;
    await new Promise<void>((resolve, reject) => {
      wake = resolve;
      fail = reject;
    });
  }
}

/** Result of a chunk after all attempts, with failed units recorded. */
async function playSafely(study: AnyStudy, executor: Executor, chunk: Chunk): Promise<ChunkResult> {
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      return await executor.play(chunk);
    } catch (error) {
      // A single unit that fails every time is known at once.
      if (chunk.count === 1 && tried === TRIES - 1) return withFailure(study, chunk, error);
    }
  }
  return playOneByOne(study, executor, chunk);
}

async function playOneByOne(
  study: AnyStudy,
  executor: Executor,
  { cell, from, count }: Chunk,
): Promise<ChunkResult> {
  const tally = study.emptyTally(cell);
  const failures: FailedUnit[] = [];
  let ms = 0;
  for (let index = from; index < from + count; index++) {
    const unit = { cell, from: index, count: 1 };
    const result = await executor.play(unit).catch((error: unknown) => {
      return withFailure(study, unit, error);
    });
    study.merge(tally, result.tally);
    for (const failure of result.failures) failures.push(failure);
    ms += result.ms;
  }
  return { tally, failures, ms };
}

function withFailure(study: AnyStudy, { cell, from: index }: Chunk, error: unknown): ChunkResult {
  const message = error instanceof Error ? error.message : String(error);
  return { tally: study.emptyTally(cell), failures: [{ cell, index, message }], ms: 0 };
}
