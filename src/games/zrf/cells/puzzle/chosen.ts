import type { Say } from '#i18n/say.ts';
import { describeProblem } from '#voice/problems.ts';
import type { ZrfState } from '../../rules/index.ts';
import { waysOf } from './hand.ts';
import type { BlockHand } from './hand.ts';
import type { Plan } from './plan.ts';

/** The chosen block, and where it can be slid. */
export function describeChosen(plan: Plan, state: ZrfState, hand: BlockHand, say: Say): string {
  const { problem } = hand;
  if (problem !== undefined) return describeProblem(problem, say);
  const block = plan.labels[hand.block] ?? '';
  const ways = waysOf(plan, state, hand.block).map((way) => say(`puzzle-way-${way}`, { count: 1 }));
  if (hand.isFar) return say('screen-puzzle-far', { block });
  if (ways.length === 0) return say('screen-puzzle-stuck', { block });
  return say('screen-puzzle-chosen', { block, ways: ways.join(', ') });
}
