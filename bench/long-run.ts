import { makeSnapshot, must, resumeTranscript } from '../src/core/index.ts';
import type { AnyMatch } from '../src/core/index.ts';
import { mean, timed } from './measure.ts';
import type { Row } from './report.ts';

/** Number of turns in a long run. */
export const LONG_TURNS = 20_000;

const SAMPLE = 1000;
const MAX_GROWTH = 2;
const MAX_RESUME = 1000;

/** Finished run, with the cost of each action and its transcript line in milliseconds. */
export interface LongRun {
  readonly match: AnyMatch;
  readonly costs: readonly number[];
}

/**
 * Plays an action and encodes its transcript line, as an autosaving shell does. Returns the
 * milliseconds.
 */
export function keepAction(match: AnyMatch, action: unknown): number {
  const { ms } = timed(() => {
    match.play(action);
    match.lineAt(match.lineCount - 1);
    match.hashLineAt(match.lineCount);
  });
  return ms;
}

/** Rows for the cost of early and late turns of a long run, and for resuming it. */
export function longRows({ match, costs }: LongRun): Row[] {
  const first = mean(costs.slice(SAMPLE, 2 * SAMPLE)) * 1000;
  const last = mean(costs.slice(-SAMPLE)) * 1000;
  const snapshot = makeSnapshot(match);
  const { ms, result } = timed(() => must(resumeTranscript(snapshot, [match.game])));
  const verification = timed(() => result.match.verify(Infinity));
  return [
    { what: `an early turn with its transcript line`, figure: first, unit: 'us' },
    {
      what: `a turn after ${LONG_TURNS.toLocaleString('en')} turns`,
      figure: last,
      unit: 'us',
      target: { text: `at most ${MAX_GROWTH}x`, met: last <= MAX_GROWTH * first },
    },
    {
      what: 'such a run resumed',
      figure: ms,
      unit: 'ms',
      target: { text: `at most ${MAX_RESUME} ms`, met: ms <= MAX_RESUME },
    },
    { what: 'verifying it in the background', figure: verification.ms, unit: 'ms' },
  ];
}
