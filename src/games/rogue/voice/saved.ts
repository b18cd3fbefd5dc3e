import type { AnyMatch } from '#core';
import type { RogueState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import type { SavedSummary } from '#voice/saved-summary.ts';
import { nameMob } from './names.ts';

/** A saved run in lists: world, seed, turn and ending. */
export function summariseSavedRun(match: Pick<AnyMatch, 'state' | 'seed'>, say: Say): SavedSummary {
  const state = match.state as RogueState;
  const { options, turns, hero } = state;
  return {
    title: say(`rogue-saved-${options.world}`),
    facts: [
      match.seed,
      say('run-turn', { turn: turns }),
      ...(options.mode === 'normal' ? [] : [say(`rogue-option-mode-${options.mode}`)]),
      ...outcomeOf(state, say),
      ...(state.ending === undefined ? [] : [say('level-number', { level: hero.level })]),
    ],
  };
}

function outcomeOf({ ending }: RogueState, say: Say): readonly string[] {
  if (ending === undefined) return [];
  if (ending.cause === undefined) return [say(`run-ended-${ending.kind}`)];
  return [say('rogue-saved-killed', { mob: nameMob(ending.cause.mob, say, 'one') })];
}
