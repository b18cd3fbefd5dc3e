import { assertDefined } from '#core';
import { dieAt } from '../rules/model/hand.ts';
import { appended } from '../rules/model/lists.ts';
import type { Hand, Slot } from '../rules/model/hand.ts';
import { isAmong } from '../rules/model/die.ts';
import { hasKeyword, PLAIN } from '../rules/model/marks.ts';
import { isFor } from '../rules/select/matching.ts';
import type { Die } from '../rules/model/die.ts';
import type { CheckKind, PickPhase, SkillUse } from '../rules/state/phase.ts';
import type { DiceState, Member } from '../rules/state/state.ts';
import { groundOf, markBonus, modifiersOf } from '../rules/phases/checks.ts';
import type { FixedPlan, CheckGround } from '../rules/phases/checks.ts';
import { planOf } from '../rules/phases/plan.ts';
import { fateFor, holdsFor } from '../rules/select/hand-rule.ts';
import type { Fate, Help, Use, UseRule } from '../rules/select/hand-rule.ts';
import { findSkill } from '../rules/skills/index.ts';
import { fillsOf, helpersOf } from './fill.ts';
import type { Temper } from './mind.ts';
import { OddsTable } from './odds-table.ts';
import type { Contest } from './odds-table.ts';
import { stakesOf } from './stakes.ts';
import type { Stakes } from './stakes.ts';
import { priceOf } from './worth.ts';

/** A choice of dice with its value and its chance to win the check. */
export interface PickPlan {
  readonly slots: readonly Slot[];
  readonly value: number;
  readonly win: number;
}

/** Cache of the last price, valid while heroes and timer are unchanged. */
class LastPrice {
  last: (Market & { readonly price: number }) | undefined;
}

interface Market {
  readonly heroes: DiceState['heroes'];
  readonly member: Member;
  readonly timer: number;
}

/** Cost of losing one die, for a hero. */
export function priceOfLoss(state: DiceState, hero: number): number {
  const { heroes, timer } = state;
  const member = assertDefined(state.world.members[hero]);
  const memory = state.world.memory.of(LastPrice);
  const priced = memory.last;
  if (priced?.heroes === heroes && priced.member === member && priced.timer === timer) {
    return priced.price;
  }
  const price = priceOf(state, hero);
  memory.last = { heroes, member, timer, price };
  return price;
}

const ALLY_PRICE = 0.7;
const DIVINE_MORE = 0.3;
/** A die returned to the bag is not available for the next task. */
const HIDDEN = 0.15;
/** Extra cost of a die used in another hero's turn: its owner lacks it in his own. */
export const OFF_TURN = 0.3;

/** A quick die is replaced by another one. */
const REPLACED = 0.1;

/** Cost of a used die to its hero; `price` is the cost of a permanent loss. */
export function costOf(die: Die, fate: Fate, price: number): number {
  if (die.mark === PLAIN) return costOfPlain(die, fate, price);
  const isLoyal = fate === 'discard' && hasKeyword(die, 'loyal');
  const cost = costOfPlain(die, isLoyal ? 'hide' : fate, price);
  return hasKeyword(die, 'quick') ? cost - REPLACED : cost;
}

function costOfPlain({ type }: Die, fate: Fate, price: number): number {
  if (fate === 'hide') return HIDDEN;
  if (type === 'ALLY') return ALLY_PRICE;
  return fate === 'deter' ? price + DIVINE_MORE : price;
}

/** Cost of the cheapest plain die for a use. */
function leastCostOf({ types, fate }: Use, price: number): number {
  if (fate === 'hide') return HIDDEN;
  const cost = fate === 'deter' ? price + DIVINE_MORE : price;
  if (!isAmong(types, 'ALLY')) return cost;
  return types.length === 1 ? ALLY_PRICE : Math.min(ALLY_PRICE, cost);
}

/** A lower bound for the cost of a die of the hand for each use; 0 with marks, which can lower it. */
export function leastCost({ main }: Hand, uses: readonly Use[], price: number): number {
  for (const { mark } of main) if (mark !== PLAIN) return 0;
  let cost = 0;
  for (const use of uses) cost += leastCostOf(use, price);
  return cost;
}

/** The terms of a hero's checks of one kind, whatever the way, in a situation. */
export interface Terms {
  readonly hero: number;
  readonly check: CheckKind;
  /** All help allowed, and the part of it that the hand has dice for. */
  readonly helps: readonly Help[];
  readonly heldHelps: readonly Help[];
  readonly stakes: Stakes;
  readonly price: number;
  /** Extra cost of each die its owner will lack in his own turn. */
  readonly missed: number;
  readonly odds: OddsTable;
  /** True if only the chance counts. */
  readonly chancesOnly: boolean;
}

/** The terms of a choice of dice by a rule with this help. */
export function termsOf(
  state: DiceState,
  pick: PickPhase,
  helps: readonly Help[],
  temper: Temper,
): Terms {
  const { hero, check } = pick;
  const { hand } = assertDefined(state.heroes[hero]);
  return {
    hero,
    check,
    helps,
    heldHelps: helps.filter((help) => holdsFor(hand, help)),
    stakes: stakesOf(state, pick, temper),
    price: priceOfLoss(state, hero),
    missed: hero === state.turn.hero ? 0 : OFF_TURN,
    odds: state.world.shared.of(OddsTable),
    chancesOnly: temper.chancesOnly,
  };
}

/** A check under consideration. */
interface Bout {
  readonly hand: Hand;
  readonly plan: FixedPlan;
  readonly ground: CheckGround;
  readonly terms: Terms;
  /** True if a failed check can be rolled a second time. */
  readonly retry: boolean;
}

/** Value of certain success to a player for whom only the chance counts; the rest breaks ties. */
export const CERTAINTY = 1000;

function fateOf({ uses, least }: UseRule, at: number, die: Die): Fate {
  if (least === uses.length) return uses[at]?.fate ?? 'hide';
  for (const use of uses) if (isFor(use, die)) return use.fate;
  return 'hide';
}

/** A check with its chosen and helping dice, and the cost of them all. */
interface Entry extends Contest {
  readonly slots: readonly Slot[];
  readonly helpers: readonly Die[];
  readonly cost: number;
}

const NO_HELPERS: readonly Die[] = [];

/** The dice of slots, which are one or two for most checks. */
function diceAt(hand: Hand, slots: readonly Slot[]): readonly Die[] {
  const first = dieAt(hand, slots[0] as Slot) as Die;
  if (slots.length === 1) return [first];
  if (slots.length === 2) return [first, dieAt(hand, slots[1] as Slot) as Die];
  return slots.map((slot) => dieAt(hand, slot) as Die);
}

function makeEntry(bout: Bout, slots: readonly Slot[], rule: UseRule): Entry {
  const { plan, hand, ground, terms } = bout;
  const { price, missed } = terms;
  const dice = diceAt(hand, slots);
  let cost = 0;
  let bonus = 0;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] as Die;
    const fate = fateOf(rule, i, die);
    cost += costOf(die, fate, price) + missed;
    if (die.mark !== PLAIN) bonus += markBonus(ground, die, fate);
  }
  const { modifier, against } = modifiersOf(ground, dice);
  const { foe, way } = plan;
  const edge = modifier - against + bonus;
  return { method: way.method ?? 'SUM', dice, helpers: NO_HELPERS, foe, edge, slots, cost };
}

function withHelper(bout: Bout, entry: Entry, slot: Slot, help: Help): Entry {
  const { method, dice, helpers, foe, edge, slots, cost } = entry;
  const die = dieAt(bout.hand, slot) as Die;
  const fate = fateFor(help, die);
  return {
    method,
    dice,
    helpers: appended(helpers, die),
    foe,
    edge: edge + markBonus(bout.ground, die, fate),
    slots: appended(slots, slot),
    cost: cost + costOf(die, fate, bout.terms.price),
  };
}

function weigh({ terms, retry }: Bout, entry: Entry): PickPlan {
  const { stakes, odds, chancesOnly } = terms;
  const { win, shortfall } = odds.prospectOf(entry);
  const chance = retry ? 1 - (1 - win) * (1 - win) : win;
  const expectedShortfall = retry ? shortfall * (1 - win) : shortfall;
  const value =
    chance * stakes.win - (1 - chance) * stakes.loss - expectedShortfall * stakes.hit - entry.cost;
  return {
    slots: entry.slots,
    value: chancesOnly ? CERTAINTY * chance + value : value,
    win: chance,
  };
}

/** Most helping dice considered for one check. */
const MAX_HELPERS = 3;

/** The best plan for a choice of dice, with no helpers or with more and more of each kind. */
function bestHelped(bout: Bout, entry: Entry): PickPlan {
  let best = weigh(bout, entry);
  let helped = entry;
  for (const help of bout.terms.heldHelps) {
    for (const slot of helpersOf(bout.hand, help, entry.slots)) {
      if (helped.helpers.length >= MAX_HELPERS) break;
      const more = withHelper(bout, helped, slot, help);
      const plan = weigh(bout, more);
      if (plan.value <= best.value) continue;
      best = plan;
      helped = more;
    }
  }
  return best;
}

/** True if the hand has one die for the first roll and another for a second. */
function canRetry(hand: Hand, use: SkillUse | undefined): boolean {
  const types = use === undefined ? undefined : findSkill(use.skill).retry;
  if (types === undefined) return false;
  let count = 0;
  for (const { type } of hand.main) if (isAmong(types, type)) count += 1;
  return count > 1;
}

/** The best choice of dice for a check by a rule, or undefined if the hand has none. */
export function makePlan(
  state: DiceState,
  pick: PickPhase,
  rule: UseRule,
  terms: Terms,
): PickPlan | undefined {
  const { hand } = assertDefined(state.heroes[pick.hero]);
  const fills = fillsOf(hand, rule);
  if (fills.length === 0) return undefined;
  const plan = planOf(state, pick);
  const ground = groundOf(state, plan);
  const bout: Bout = { hand, plan, ground, terms, retry: canRetry(hand, pick.use) };
  let best: PickPlan | undefined;
  for (const slots of fills) {
    const helped = bestHelped(bout, makeEntry(bout, slots, rule));
    if (best === undefined || helped.value > best.value) best = helped;
  }
  return best;
}
