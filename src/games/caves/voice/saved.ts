import type { AnyMatch } from '#core';
import { contentOf, playerOf } from '../rules/index.ts';
import type { CavesContent, CavesState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import type { SavedSummary } from '#voice/saved-summary.ts';
import { describeCause } from './names.ts';

/** A saved run in lists: seed, turn, depth and ending. */
export function summariseSavedRun(match: Pick<AnyMatch, 'state' | 'seed'>, say: Say): SavedSummary {
  const state = match.state as CavesState;
  const { options, turns, ending } = state;
  return {
    title: say('game-caves'),
    facts: [
      match.seed,
      say('run-turn', { turn: turns }),
      ...(options.mode === 'normal' ? [] : [say(`caves-option-mode-${options.mode}`)]),
      say('caves-dump-map', { level: playerOf(state).z + 1 }),
      ...(ending === undefined ? [] : [outcomeOf(contentOf(state), ending, say)]),
    ],
  };
}

function outcomeOf(
  content: CavesContent,
  { kind, cause }: NonNullable<CavesState['ending']>,
  say: Say,
): string {
  if (cause === undefined) return say(`run-ended-${kind}`);
  // Drops the full stop to embed the sentence in a line.
  return describeCause(content, cause, say).replace(/\.$/, '');
}
