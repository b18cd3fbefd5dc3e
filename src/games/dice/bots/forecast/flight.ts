import { isRule } from '../../rules/effects/hooks.ts';
import { soundCount } from '../../rules/model/hand.ts';
import { encounterOf } from '../../rules/phases/checks.ts';
import { damageBy, escapeCost, flightDamage } from '../../rules/phases/fate.ts';
import { heroOf } from '../../rules/state/draft.ts';
import type { DiceEvent } from '../../rules/state/event.ts';
import type { DiceState } from '../../rules/state/state.ts';

type Checked = Extract<DiceEvent, { readonly kind: 'checked' }>;

/** True for a roll of the threat alone, at a hero who flees or does nothing. */
export function isStrike({ check, dice }: Checked): boolean {
  return check === 'flee' || dice.every(({ role }) => role === 'foe');
}

/** Dice that a strike costs its target, before reactions. */
export function strikeDamage(state: DiceState, { check, hero, against, total }: Checked): number {
  const phase = encounterOf(state);
  if (phase === undefined) return 0;
  const amount =
    check === 'flee'
      ? flightDamage(state, phase, against)
      : damageBy(state, phase, against - total);
  const { hand, bag } = heroOf(state, hero);
  return Math.min(amount, soundCount(hand) + bag.length);
}

/**
 * Cost of leaving the encountered threat undefeated, apart from damage: turns, or the scenario.
 * Undefined without an encounter.
 */
export function flightPrice(
  state: DiceState,
): { readonly turns: number; readonly isLoss: boolean } | undefined {
  const phase = encounterOf(state);
  if (phase === undefined) return undefined;
  const isVillain = phase.die.type === 'VILLAIN';
  const isLoss = isVillain && isRule(state, phase.place, 'escape-is-loss');
  const turns = isVillain && !isLoss ? Math.min(state.timer, escapeCost(state)) : 0;
  return { turns, isLoss };
}
