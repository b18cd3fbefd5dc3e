import { rogue } from '../../games/rogue/index.ts';
import type { RogueAction, RogueEvent, RogueState } from '../../games/rogue/index.ts';
import type { Say } from '../../i18n/say.ts';
import { addLines } from './log.ts';
import type { LogLine } from './log.ts';
import { describeEvent } from './sentences.ts';

/** A run as far as the log needs it. */
interface PlayedRun {
  readonly isVerified: boolean;
  stateAt(count: number): unknown;
  entryAt(index: number): { readonly action: unknown } | undefined;
}

/** So many entries are told again of a run that is opened. */
const TOLD = 40;

/** The log with what was said of a turn. */
export function addTold(
  log: readonly LogLine[],
  events: readonly RogueEvent[],
  turn: number,
  say: Say,
): readonly LogLine[] {
  const sentences = events.flatMap((event) => describeEvent(event, say) ?? []);
  return addLines(log, sentences, turn);
}

/** The end of the log of a run after so many entries, as far as it is known without playing all of it again. */
export function tellAgain(run: PlayedRun, count: number, say: Say): readonly LogLine[] {
  if (!run.isVerified) return [];
  const first = Math.max(0, count - TOLD);
  let log: readonly LogLine[] = [];
  let state = run.stateAt(first) as RogueState;
  for (let index = first; index < count; index++) {
    const entry = run.entryAt(index);
    if (entry === undefined) break;
    const step = rogue.apply(state, entry.action as RogueAction);
    state = step.state;
    log = addTold(log, step.events, state.turns, say);
  }
  return log;
}
