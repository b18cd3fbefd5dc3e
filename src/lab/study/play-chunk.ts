import type { Chunk, ChunkResult } from './chunk.ts';
import type { AnyStudy } from './kind.ts';

/** Plays the units of a chunk in slices; `clock` counts milliseconds. */
export function* playInSlices(
  study: AnyStudy,
  { cell, from, count }: Chunk,
  clock: () => number,
): Generator<undefined, ChunkResult> {
  const started = clock();
  const tally = study.emptyTally(cell);
  for (let index = from; index < from + count; index++) {
    const slices = study.play(cell, index, tally);
    while (slices?.next().done === false) yield;
    yield;
  }
  return { tally, failures: [], ms: clock() - started };
}

/** Plays the units of a chunk in one call. */
export function playChunk(study: AnyStudy, chunk: Chunk, clock: () => number): ChunkResult {
  const playing = playInSlices(study, chunk, clock);
  for (;;) {
    const step = playing.next();
    if (step.done === true) return step.value;
  }
}
