import { makeSnapshot, must, resumeTranscript } from '../src/core/index.ts';
import type { AnyMatch } from '../src/core/index.ts';
import { mean, timed } from './measure.ts';
import type { Row } from './report.ts';

/** So many turns are a long run. */
export const LONG_TURNS = 20_000;

const SAMPLE = 1000;
const MAX_GROWTH = 2;
const MAX_RESUME = 1000;

/** A run that was played, and the cost of each action with its line, in milliseconds. */
export interface LongRun {
  readonly match: AnyMatch;
  readonly costs: readonly number[];
}

/** Takes an action as a shell does that keeps it at once; returns the milliseconds. */
export function keepAction(match: AnyMatch, action: unknown): number {
  const { ms } = timed(() => {
    match.play(action);
    match.lineAt(match.lineCount - 1);
    match.hashLineAt(match.lineCount);
  });
  return ms;
}

/** What a turn costs early and late in a long run, and what it takes to go on with that. */
export function longRows({ match, costs }: LongRun): Row[] {
  const first = mean(costs.slice(SAMPLE, 2 * SAMPLE)) * 1000;
  const last = mean(costs.slice(-SAMPLE)) * 1000;
  const snapshot = makeSnapshot(match);
  const { ms, result } = timed(() => must(resumeTranscript(snapshot, [match.game])));
  const whole = timed(() => result.match.verify(Infinity));
  return [
    { what: `an early turn with its line`, figure: first, unit: 'us' },
    {
      what: `the same after ${LONG_TURNS.toLocaleString('en')} turns`,
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
    { what: 'and verified in the background', figure: whole.ms, unit: 'ms' },
  ];
}
