import type { Parsed } from '#core';
import { readRecordSlices } from '../../notation/index.ts';
import type { RecordFile } from '../../notation/index.ts';
import { yieldToPage } from './yield-to-page.ts';

/** Milliseconds of reading between frames. */
const SLICE = 12;

/**
 * Reads a text between frames. `progress` receives the share read so far; reading stops, with
 * undefined, when it returns false.
 */
export async function readInSlices(
  text: string,
  progress: (share: number) => boolean,
): Promise<Parsed<RecordFile> | undefined> {
  const slices = readRecordSlices(text);
  let start = performance.now();
  for (let step = slices.next(); ; step = slices.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - start < SLICE) continue;
    if (!progress(step.value)) return undefined;
    await yieldToPage();
    start = performance.now();
  }
}
