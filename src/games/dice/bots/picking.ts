import { assertDefined } from '#core';
import { ALLY_ACTIONS, HAND_ACTIONS, VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import { ALLY_AT, dieAt, slotsOf } from '../rules/model/hand.ts';
import type { Hand, Slot } from '../rules/model/hand.ts';
import { sortFew } from '../rules/model/lists.ts';
import { isAmong } from '../rules/model/die.ts';
import type { Die } from '../rules/model/die.ts';
import { paysFor, PLAIN } from '../rules/model/marks.ts';
import type { PhaseOf, PickPhase } from '../rules/state/phase.ts';
import type { DiceState } from '../rules/state/state.ts';
import type { CountRule, Fate, HandMaskRule, UseRule } from '../rules/select/hand-rule.ts';
import { isChosen } from '../rules/select/mask.ts';
import { isFor } from '../rules/select/matching.ts';
import { isAllySlot } from '../rules/select/hand-rule.ts';
import { costOf, leastCost, OFF_TURN, priceOfLoss } from './check-plan.ts';
import { fillAll, fillsOf } from './fill.ts';
import { findSkill } from '../rules/skills/index.ts';
import type { Temper } from './mind.ts';
import { planCheck } from './plans.ts';
import { keepingOf, keepWorth, spareDice, turnsLeft } from './worth.ts';

/** Sound dice, the most expendable first. */
function partingOrder(state: DiceState, hero: number, hand: Hand): Slot[] {
  const keep = keepingOf(state, hero);
  // Allies do not keep a hero alive. In danger they are given up first.
  const mortal = spareDice(assertDefined(state.heroes[hero])) <= 2;
  const worths: number[] = [];
  const sound: Slot[] = [];
  for (const slot of slotsOf(hand)) {
    const die = dieAt(hand, slot) as Die;
    if (die.type === 'WOUND') continue;
    worths[slot] = mortal && isAllySlot(slot) ? 0 : keepWorth(keep, die);
    sound.push(slot);
  }
  return sortFew(sound, (a, b) => (worths[a] as number) - (worths[b] as number));
}

/** Number of dice a well-stocked hero replaces at the end of his turn. */
export function renewals(state: DiceState, hero: number): number {
  const spare = spareDice(assertDefined(state.heroes[hero])) - turnsLeft(state) - 3;
  return Math.max(0, Math.min(2, Math.floor(spare / 2)));
}

/** Number of dice of the hand that are worth less than a random die of the bag. */
function poorDice(state: DiceState, hero: number, hand: Hand, slots: readonly Slot[]): number {
  const { bag } = assertDefined(state.heroes[hero]);
  const keep = keepingOf(state, hero);
  const random = bag.reduce((sum, die) => sum + keepWorth(keep, die), 0) / bag.length;
  return slots.filter((slot) => keepWorth(keep, dieAt(hand, slot) as Die) <= random).length;
}

/** The dice of the hand that pay damage. */
function paySlots(state: DiceState, { hero }: PickPhase, rule: CountRule): Slot[] {
  const { hand } = assertDefined(state.heroes[hero]);
  const slots = partingOrder(state, hero, hand);
  if (rule.allies === 'pay') return shieldedSlots(hand, rule, slots);
  const count = Math.max(rule.least, Math.min(rule.most, poorDice(state, hero, hand, slots)));
  return slots.slice(0, count);
}

/** Dice that pay damage, starting with those that pay most of it. */
function shieldedSlots(hand: Hand, rule: CountRule, slots: readonly Slot[]): Slot[] {
  const paysOf = (slot: Slot) => paysFor(dieAt(hand, slot) as Die);
  const order = sortFew([...slots], (a, b) => paysOf(b) - paysOf(a));
  const chosen: Slot[] = [];
  let paid = 0;
  for (const slot of order) {
    if (paid >= rule.most || (paid >= rule.least && paysOf(slot) < 2)) break;
    chosen.push(slot);
    paid += paysOf(slot);
  }
  return chosen;
}

function countSlots(state: DiceState, pick: PickPhase, rule: CountRule): Slot[] {
  if (pick.end === 'pay') return paySlots(state, pick, rule);
  const { hero, end } = pick;
  const renewed = end === 'trim' ? renewals(state, hero) : rule.least;
  const desiredCount = pick.use === undefined ? renewed : rule.most;
  const count = Math.min(Math.max(rule.least, desiredCount), rule.most);
  if (count === 0) return [];
  const { hand } = assertDefined(state.heroes[hero]);
  const fits = (slot: Slot) => rule.allies === 'counted' || !isAllySlot(slot);
  return partingOrder(state, hero, hand).filter(fits).slice(0, count);
}

/** Fate of a die, by the first use that takes it; undefined if none does. */
function fateOf(rule: HandMaskRule, die: Die): Fate | undefined {
  if (rule.kind === 'count') return undefined;
  for (const { uses } of rule.kind === 'any' ? rule.rules : [rule]) {
    for (const use of uses) if (isFor(use, die)) return use.fate;
  }
  return undefined;
}

function costOfSlots(hand: Hand, pick: PickPhase, slots: readonly Slot[], price: number): number {
  let cost = 0;
  for (const slot of slots) {
    const die = dieAt(hand, slot) as Die;
    cost += costOf(die, fateOf(pick.rule, die) ?? pick.fate, price);
  }
  return cost;
}

/** Cost to the hero of choosing these slots. */
export function lossOf(state: DiceState, pick: PickPhase, slots: readonly Slot[]): number {
  const { hand } = assertDefined(state.heroes[pick.hero]);
  const missed = pick.hero === state.turn.hero ? 0 : OFF_TURN * slots.length;
  return costOfSlots(hand, pick, slots, priceOfLoss(state, pick.hero)) + missed;
}

/** Dice paid without a roll, and their cost. */
interface Payment {
  readonly slots: readonly Slot[];
  readonly cost: number;
}

/** The cheapest way to pay, with the least valuable dice. */
export function cheapestPayment(state: DiceState, pick: PickPhase): Payment {
  const { hero, rule } = pick;
  if (rule.kind !== 'count') return cheapestUses(state, pick) ?? { slots: [], cost: 0 };
  const { hand } = assertDefined(state.heroes[hero]);
  const slots = countSlots(state, pick, rule);
  return { slots, cost: costOfSlots(hand, pick, slots, priceOfLoss(state, hero)) };
}

/** The rules of uses by which dice can be paid. */
function usesOf(rule: HandMaskRule): readonly UseRule[] {
  if (rule.kind === 'any') return rule.rules;
  return rule.kind === 'uses' ? [rule] : [];
}

/** The cheapest payment for the uses of a rule, if there is one and it costs less than `limit`. */
export function cheapestUses(
  state: DiceState,
  pick: PickPhase,
  limit = Infinity,
): Payment | undefined {
  const { hand } = assertDefined(state.heroes[pick.hero]);
  const price = priceOfLoss(state, pick.hero);
  const keep = keepingOf(state, pick.hero);
  let best: Payment | undefined;
  let minCost = limit;
  for (const one of usesOf(pick.rule)) {
    if (minCost < Infinity && leastCost(hand, one.uses, price) >= minCost) continue;
    const slots = fillAll(hand, one, keep);
    if (slots === undefined) continue;
    const cost = costOfSlots(hand, pick, slots, price);
    if (cost >= minCost) continue;
    best = { slots, cost };
    minCost = cost;
  }
  return best;
}

function cheapestSlots(state: DiceState, pick: PickPhase): readonly Slot[] {
  return cheapestPayment(state, pick).slots;
}

/**
 * The largest dice for a roll that yields a number; the cheapest for a skill that takes dice
 * without rolling them.
 */
function skillSlots(state: DiceState, pick: PickPhase, temper: Temper): readonly Slot[] {
  if (pick.rule.kind !== 'uses') return cheapestSlots(state, pick);
  if (pick.check !== 'tally') return planCheck(state, pick, temper)?.slots ?? [];
  if (pick.use !== undefined && findSkill(pick.use.skill).still === true) {
    return cheapestSlots(state, pick);
  }
  return fillsOf(assertDefined(state.heroes[pick.hero]).hand, pick.rule).at(-1) ?? [];
}

/** The slots a player intends to choose. */
export function slotsFor(state: DiceState, pick: PickPhase, temper: Temper): readonly Slot[] {
  const { end } = pick;
  if (end === 'skill') return skillSlots(state, pick, temper);
  if (end !== 'check' && end !== 'banish') return cheapestSlots(state, pick);
  return planCheck(state, pick, temper)?.slots ?? [];
}

function slotAction(slot: Slot): DiceAction {
  const action = slot < ALLY_AT ? HAND_ACTIONS[slot] : ALLY_ACTIONS[slot - ALLY_AT];
  return action as DiceAction;
}

/** Cache of the last intended slots, for choices of several dice. */
class LastChoice {
  last: (ChoiceContext & { readonly slots: readonly Slot[] }) | undefined;
}

/** The conditions of a choice of dice that remain constant during it. */
interface ChoiceContext {
  readonly heroes: DiceState['heroes'];
  readonly rule: HandMaskRule;
  readonly temper: Temper;
}

/** Chooses the next intended slot, then ends the choice. */
export function pickDice(state: DiceState, pick: PickPhase, temper: Temper): DiceAction {
  const { heroes } = state;
  const { rule } = pick;
  const memory = state.world.memory.of(LastChoice);
  let planned = memory.last;
  const isSame = planned?.heroes === heroes && planned.rule === rule && planned.temper === temper;
  if (planned === undefined || !isSame || pick.mask.length === 0) {
    planned = { heroes, rule, temper, slots: slotsFor(state, pick, temper) };
    memory.last = planned;
  }
  for (const slot of planned.slots) if (!isChosen(pick.mask, slot)) return slotAction(slot);
  if (pick.mask.length === 0 && pick.end === 'lose' && pick.cancel) return VERB.cancel;
  return VERB.confirm;
}

/** Chooses the largest permitted die of a discard pile, then ends the choice. */
export function pickPile(state: DiceState, phase: PhaseOf<'pile'>): DiceAction {
  const { pile } = assertDefined(state.heroes[phase.owner]);
  const { rule, mask } = phase;
  if (mask.length >= rule.most) return VERB.confirm;
  let best = -1;
  let bestScore = -1;
  for (let at = 0; at < pile.length; at++) {
    const { type, size, mark } = pile[at] as Die;
    if (mask.includes(at) || (rule.types !== 'any' && !isAmong(rule.types, type))) continue;
    // Allies do not keep a hero alive.
    const worth = type === 'ALLY' ? 0 : size + (mark === PLAIN ? 0 : 1);
    if (worth <= bestScore) continue;
    best = at;
    bestScore = worth;
  }
  return best < 0 ? VERB.confirm : { kind: 'pile', at: best };
}
