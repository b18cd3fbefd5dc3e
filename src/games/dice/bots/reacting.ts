import { assertDefined } from '#core';
import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import { dieAt } from '../rules/model/hand.ts';
import type { Die } from '../rules/model/die.ts';
import type { PhaseOf } from '../rules/state/phase.ts';
import type { DiceState } from '../rules/state/state.ts';
import { levelOf } from '../rules/phases/checks.ts';
import { wayOf } from '../rules/phases/skills.ts';
import { offersOf } from '../rules/phases/rules.ts';
import { cardHooks, hasFlag } from '../rules/effects/hooks.ts';
import { findSkill } from '../rules/skills/index.ts';
import { OFF_TURN } from './check-plan.ts';
import { OddsTable } from './odds-table.ts';
import type { Temper } from './mind.ts';
import { peekPick } from './peek.ts';
import { lossOf, slotsFor } from './picking.ts';
import { planCheck } from './plans.ts';
import { priceOf } from './worth.ts';

type Use = Extract<DiceAction, { readonly kind: 'use' }>;

/** What is saved by a reaction on average, less what it costs. */
function savedBy(state: DiceState, { hero, amount }: PhaseOf<'damage'>, use: Use, temper: Temper) {
  const pick = peekPick(state, use);
  if (pick === undefined) return -1;
  const skill = findSkill(use.skill);
  const slots = slotsFor(state, pick, temper);
  const { hand } = assertDefined(state.heroes[use.hero]);
  const dice = slots.map((slot) => assertDefined(dieAt(hand, slot)));
  const way = wayOf(use);
  const level = levelOf(state, use.hero, use.skill);
  const total = Math.round(
    state.world.memory.of(OddsTable).meanOf(way.method ?? 'SUM', dice) + (way.bonus?.(level) ?? 0),
  );
  const left = Math.max(0, skill.lessen?.(amount, total, level) ?? amount);
  const bearer = skill.shields === true ? use.hero : hero;
  // Who is hurt out of turn begins his own with what is left in his hand.
  const dearer = bearer === state.turn.hero ? 0 : OFF_TURN;
  const saved = amount * priceOf(state, hero) - left * (priceOf(state, bearer) + dearer);
  return saved - lossOf(state, pick, slots);
}

/** Lessens damage where that costs less than it saves. */
export function react(state: DiceState, phase: PhaseOf<'damage'>, temper: Temper): DiceAction {
  let best: DiceAction = VERB.confirm;
  let most = 0;
  for (const { action, refusal } of offersOf(state)) {
    if (refusal !== undefined || action.kind !== 'use') continue;
    const saved = savedBy(state, phase, action, temper);
    if (saved > most) [best, most] = [action, saved];
  }
  return best;
}

/** A die that was looked at is removed where that is likely, and worth the dice. */
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

/** Dice that bring nothing; an enemy may be the henchman whose fall opens the way to close. */
function isNuisance(state: DiceState, { type }: Die, place: number): boolean {
  if (type !== 'ENEMY') return type === 'OBSTACLE' || type === 'WOUND';
  const { enemies } = assertDefined(state.places[place]);
  return !enemies.some((card) => hasFlag(cardHooks(state, card), 'henchman'));
}
