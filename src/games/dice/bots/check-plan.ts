import { assertDefined } from '#core';
import { dieAt } from '../rules/model/hand.ts';
import { appended } from '../rules/model/lists.ts';
import type { Hand, Slot } from '../rules/model/hand.ts';
import { isAmong } from '../rules/model/die.ts';
import type { Die } from '../rules/model/die.ts';
import type { PickPhase, SkillUse } from '../rules/state/phase.ts';
import type { DiceState, Member } from '../rules/state/state.ts';
import { groundOf, modifiersOf } from '../rules/phases/checks.ts';
import type { FixedPlan, CheckGround } from '../rules/phases/checks.ts';
import { planOf } from '../rules/phases/plan.ts';
import type { Fate, UseRule } from '../rules/select/hand-rule.ts';
import { findSkill } from '../rules/skills/index.ts';
import { fillsOf, helpersOf } from './fill.ts';
import type { Temper } from './mind.ts';
import { OddsTable } from './odds-table.ts';
import { stakesOf } from './stakes.ts';
import type { Stakes } from './stakes.ts';
import { priceOf } from './worth.ts';

/** A choice of dice, what it is worth, and how likely the check is won. */
export interface PickPlan {
  readonly slots: readonly Slot[];
  readonly value: number;
  readonly win: number;
}

/** What was asked last: a price stays while heroes and time do. */
class LastPrice {
  last: (Market & { readonly price: number }) | undefined;
}

interface Market {
  readonly heroes: DiceState['heroes'];
  readonly member: Member;
  readonly timer: number;
}

/** What it costs a hero to lose a die. */
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
/** A die that goes back into the bag is not there for what comes next. */
const HIDDEN = 0.15;
/** In the turn of another hero it is one die less in the own turn. */
export const OFF_TURN = 0.3;

/** What a die that has been used costs its hero, to whom the loss of one has a price. */
export function costOf({ type }: Die, fate: Fate, price: number): number {
  if (fate === 'hide') return HIDDEN;
  if (type === 'ALLY') return ALLY_PRICE;
  return fate === 'deter' ? price + DIVINE_MORE : price;
}

/** A check that is thought of, and what hangs on it. */
export interface Bout {
  readonly hand: Hand;
  readonly plan: FixedPlan;
  readonly ground: CheckGround;
  readonly stakes: Stakes;
  readonly price: number;
  /** A failure can be rolled once more. */
  readonly retry: boolean;
  /** What each die costs more that is missed in its owner's own turn. */
  readonly missed: number;
  readonly odds: OddsTable;
}

function fateOf({ uses, least }: UseRule, at: number, { type }: Die): Fate {
  const use = least === uses.length ? uses[at] : uses.find(({ types }) => isAmong(types, type));
  return use?.fate ?? 'hide';
}

/** Dice for the uses of a check, those that help beside them, and what all of them cost. */
interface Entry {
  readonly slots: readonly Slot[];
  readonly dice: readonly Die[];
  readonly helpers: readonly Die[];
  readonly cost: number;
  readonly edge: number;
}

const NO_HELPERS: readonly Die[] = [];

function makeEntry(bout: Bout, slots: readonly Slot[], rule: UseRule): Entry {
  const dice = slots.map((slot) => dieAt(bout.hand, slot) as Die);
  let cost = 0;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] as Die;
    cost += costOf(die, fateOf(rule, i, die), bout.price) + bout.missed;
  }
  const { modifier, against } = modifiersOf(bout.ground, dice);
  return { slots, dice, helpers: NO_HELPERS, cost, edge: modifier - against };
}

function withHelper(bout: Bout, entry: Entry, slot: Slot, fate: Fate): Entry {
  const { slots, dice, helpers, cost, edge } = entry;
  const die = dieAt(bout.hand, slot) as Die;
  return {
    slots: appended(slots, slot),
    dice,
    helpers: appended(helpers, die),
    cost: cost + costOf(die, fate, bout.price),
    edge,
  };
}

function weigh({ plan, stakes, retry, odds }: Bout, entry: Entry): PickPlan {
  const { slots, dice, helpers, cost, edge } = entry;
  const method = plan.way.method ?? 'SUM';
  const foe = plan.foe?.size ?? 0;
  const { win, shortfall } = odds.prospectOf({ method, dice, helpers, foe, edge });
  const chance = retry ? 1 - (1 - win) * (1 - win) : win;
  const lost = retry ? shortfall * (1 - win) : shortfall;
  const value = chance * stakes.win - (1 - chance) * stakes.loss - lost * stakes.hit - cost;
  return { slots, value, win: chance };
}

/** More than this is never thrown in at once. */
const MAX_HELPERS = 3;

/** The best of a fill with no helpers, and with more and more of each kind. */
function bestHelped(bout: Bout, rule: UseRule, entry: Entry): PickPlan {
  let best = weigh(bout, entry);
  let helped = entry;
  for (const help of rule.helps) {
    for (const slot of helpersOf(bout.hand, help, entry.slots)) {
      if (helped.helpers.length >= MAX_HELPERS) break;
      const more = withHelper(bout, helped, slot, help.fate);
      const plan = weigh(bout, more);
      if (plan.value <= best.value) continue;
      best = plan;
      helped = more;
    }
  }
  return best;
}

/** Whether there is a die for a second roll beside the one for the first. */
function canRetry(hand: Hand, use: SkillUse | undefined): boolean {
  const types = use === undefined ? undefined : findSkill(use.skill).retry;
  if (types === undefined) return false;
  let count = 0;
  for (const { type } of hand.main) if (isAmong(types, type)) count += 1;
  return count > 1;
}

/** The best choice of dice for a check, or undefined where the hand holds none. */
export function makePlan(state: DiceState, pick: PickPhase, temper: Temper): PickPlan | undefined {
  if (pick.rule.kind !== 'uses') return undefined;
  const { rule } = pick;
  const { hand } = assertDefined(state.heroes[pick.hero]);
  const fills = fillsOf(hand, rule);
  if (fills.length === 0) return undefined;
  const plan = planOf(state, pick);
  const bout: Bout = {
    hand,
    plan,
    ground: groundOf(state, plan),
    stakes: stakesOf(state, pick, temper),
    price: priceOfLoss(state, pick.hero),
    retry: canRetry(hand, pick.use),
    missed: pick.hero === state.turn.hero ? 0 : OFF_TURN,
    odds: state.world.memory.of(OddsTable),
  };
  let best: PickPlan | undefined;
  for (const slots of fills) {
    const helped = bestHelped(bout, rule, makeEntry(bout, slots, rule));
    if (best === undefined || helped.value > best.value) best = helped;
  }
  return best;
}
