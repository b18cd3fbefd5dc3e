import { assertDefined } from '#core';
import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import type { PhaseOf } from '../rules/state/phase.ts';
import type { DiceState } from '../rules/state/state.ts';
import { offersOf } from '../rules/phases/rules.ts';
import { findSkill } from '../rules/skills/index.ts';
import { habitOf } from './habits.ts';
import type { Temper } from './mind.ts';
import { chooseLocation } from './roaming.ts';
import { bestUse } from './skill-worth.ts';
import { spareDice } from './worth.ts';

/** Score of a hero's need: highest with the fewest spare dice and a large discard pile. */
function needOf(state: DiceState, hero: number): number {
  const one = assertDefined(state.heroes[hero]);
  return one.pile.length - spareDice(one);
}

/** Chooses a destination, or the target of a gift or a skill. */
export function aim(state: DiceState, phase: PhaseOf<'target'>, temper: Temper): DiceAction {
  const { use } = phase;
  if (
    use !== undefined &&
    habitOf(use.skill) === undefined &&
    findSkill(use.skill).aim !== 'place'
  ) {
    return { kind: 'hero', at: bestUse(state, use, temper).target };
  }
  let best: DiceAction | undefined;
  let bestScore = -Infinity;
  for (const { action, refusal } of offersOf(state)) {
    if (refusal !== undefined) continue;
    if (action.kind === 'location') return chooseLocation(state, phase.hero, temper);
    if (action.kind !== 'hero' && action.kind !== 'pile') continue;
    const score = action.kind === 'hero' ? needOf(state, action.at) : -action.at;
    if (score > bestScore) [best, bestScore] = [action, score];
  }
  return best ?? VERB.cancel;
}
