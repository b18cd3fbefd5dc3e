import type { Sentence } from './sentences.ts';

/** A line of the log: a sentence, and how often it was said in a row. */
export interface LogLine extends Sentence {
  readonly times: number;
  /** The turn in which it was said last. */
  readonly turn: number;
}

/** Lines that are kept; older ones are forgotten. */
const KEPT = 500;

/** The log with more said in a turn: what is said again in a row is counted. */
export function addLines(
  log: readonly LogLine[],
  sentences: readonly Sentence[],
  turn: number,
): readonly LogLine[] {
  if (sentences.length === 0) return log;
  const lines = [...log];
  for (const sentence of sentences) {
    const last = lines.at(-1);
    if (last?.text === sentence.text) lines.splice(-1, 1, { ...last, times: last.times + 1, turn });
    else lines.push({ ...sentence, times: 1, turn });
  }
  return lines.slice(-KEPT);
}
