import type { Turn } from '#core';
import type { CavesAction } from '../model/action.ts';
import type { CavesState } from '../model/state.ts';
import { actionsOf } from './actions.ts';
import { playerOf } from './looking.ts';

/** What happens next: the player acts, until the run is over. */
export function turnOf(state: CavesState): Turn<CavesAction> {
  const { ending } = state;
  if (ending === undefined) return { kind: 'decide', player: 0, actions: actionsOf(state) };
  const winners = ending.kind === 'won' ? [0] : [];
  return { kind: 'over', outcome: { scores: [scoreOf(state)], winners, reason: ending.kind } };
}

const SCORE_PER_LEVEL = 100;
const SCORE_FOR_BEAR = 1000;

/** Experience, how deep it went, and the bear; nothing where nobody can die. */
export function scoreOf(state: CavesState): number {
  const { options, deeds, ending } = state;
  if (options.mode !== 'normal') return 0;
  const bear = ending?.kind === 'won' ? SCORE_FOR_BEAR : 0;
  return playerOf(state).xp + SCORE_PER_LEVEL * deeds.deepest + bear;
}
