import { makeProblem } from '#core';
import { playChunk } from '#lab';
import type { AnyStudy, Plan } from '#lab';
import { openStudy } from './open-study.ts';
import type { ChunkAnswer, ChunkCall } from './worker-pool.ts';

/** Study of this worker, opened by its first message. */
async function open(plan: Plan): Promise<AnyStudy> {
  const study = await openStudy(plan);
  if (study.ok) return study.value;
  throw new RangeError(study.problems.map(makeProblem).join('\n'));
}

let study: Promise<AnyStudy> | undefined;

async function answer({ plan, chunk }: ChunkCall): Promise<ChunkAnswer> {
  try {
    study ??= open(plan);
    return { result: playChunk(await study, chunk, () => performance.now()) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ChunkCall>) => {
  void answer(data).then((reply) => postMessage(reply));
});
