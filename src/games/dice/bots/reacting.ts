import { assertDefined } from '#core';
import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import { dieAt } from '../rules/model/hand.ts';
import type { Die } from '../rules/model/die.ts';
import type { PhaseOf } from '../rules/state/phase.ts';
import type { DiceState } from '../rules/state/state.ts';
import { levelOf } from '../rules/phases/checks.ts';
import { isWithoutDice, wayOf } from '../rules/phases/skills.ts';
import { offersOf } from '../rules/phases/rules.ts';
import { cardHooks, hasFlag } from '../rules/effects/hooks.ts';
import { findSkill } from '../rules/skills/index.ts';
import { OFF_TURN } from './check-plan.ts';
import { RESERVE } from './keepsakes.ts';
import { OddsTable } from './odds-table.ts';
import type { Temper } from './mind.ts';
import { peekPick } from './peek.ts';
import { lossOf, slotsFor } from './picking.ts';
import { planCheck } from './plans.ts';
import { priceOf } from './worth.ts';

type Use = Extract<DiceAction, { readonly kind: 'use' }>;

/** Average saving by a reaction, less its cost. */
function savedBy(state: DiceState, { hero, amount }: PhaseOf<'damage'>, use: Use, temper: Temper) {
  const pick = isWithoutDice(use) ? undefined : peekPick(state, use);
  if (pick === undefined && !isWithoutDice(use)) return -1;
  const skill = findSkill(use.skill);
  const slots = pick === undefined ? [] : slotsFor(state, pick, temper);
  const { hand } = assertDefined(state.heroes[use.hero]);
  const dice = slots.map((slot) => assertDefined(dieAt(hand, slot)));
  const way = wayOf(use);
  const level = levelOf(state, use.hero, use.skill);
  const mean =
    dice.length === 0 ? 0 : state.world.shared.of(OddsTable).meanOf(way.method ?? 'SUM', dice);
  const total = Math.round(mean + (way.bonus?.(level) ?? 0));
  const remainingDamage = Math.max(0, skill.lessen?.(amount, total, level) ?? amount);
  const bearer = skill.shields === true ? use.hero : hero;
  // A hero hurt in another's turn starts his own with fewer dice in hand.
  const dearer = bearer === state.turn.hero ? 0 : OFF_TURN;
  const saved = amount * priceOf(state, hero) - remainingDamage * (priceOf(state, bearer) + dearer);
  return saved - (pick === undefined ? RESERVE : lossOf(state, pick, slots));
}

/** Reduces damage if the saving exceeds the cost. */
export function react(state: DiceState, phase: PhaseOf<'damage'>, temper: Temper): DiceAction {
  let best: DiceAction = VERB.confirm;
  let maxSaved = 0;
  for (const { action, refusal } of offersOf(state)) {
    if (refusal !== undefined || action.kind !== 'use') continue;
    const saved = savedBy(state, phase, action, temper);
    if (saved > maxSaved) [best, maxSaved] = [action, saved];
  }
  return best;
}

/** Banishes an inspected die if the attempt is worth its dice, otherwise puts it back. */
export function considerBanishing(
  state: DiceState,
  { die, place }: PhaseOf<'look'>,
  temper: Temper,
): DiceAction {
  if (!isNuisance(state, die, place)) return VERB.forfeit;
  const pick = peekPick(state, VERB.confirm);
  const plan = pick === undefined ? undefined : planCheck(state, pick, temper);
  return plan !== undefined && plan.value > 0 ? VERB.confirm : VERB.forfeit;
}

/**
 * True for dice without a benefit. An enemy may be the henchman whose defeat allows closing the
 * location.
 */
function isNuisance(state: DiceState, { type }: Die, place: number): boolean {
  if (type !== 'ENEMY') return type === 'OBSTACLE' || type === 'WOUND';
  const { enemies } = assertDefined(state.places[place]);
  return !enemies.some((card) => hasFlag(cardHooks(state, card), 'henchman'));
}
