import { rogue } from '../rules/index.ts';
import type { RogueAction, RogueEvent, RogueState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { addLines, tellAgain } from '#roguelike/log.ts';
import type { LogLine, PlayedRun } from '#roguelike/log.ts';
import { describeEvent } from './sentences.ts';

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

/** The end of the log of a run after so many entries. */
export function tellRunAgain(run: PlayedRun, count: number, say: Say): readonly LogLine[] {
  return tellAgain<RogueState>(run, count, (before, action, log) => {
    const { state, events } = rogue.apply(before, action as RogueAction);
    return { state, log: addTold(log, events, state.turns, say) };
  });
}
