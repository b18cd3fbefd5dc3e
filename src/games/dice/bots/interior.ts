import { assertDefined } from '#core';
import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import { woundCount } from '../rules/model/hand.ts';
import type { Hero } from '../rules/model/hero.ts';
import type { DiceState } from '../rules/state/state.ts';
import type { SkillRow, UseAction } from '../rules/effects/skill.ts';
import { pricePick, trimPick, usableSkills } from '../rules/phases/interior.ts';
import { findSkill } from '../rules/skills/index.ts';
import { tryClosing } from './closing.ts';
import { habitOf } from './habits.ts';
import type { Mood } from './habits.ts';
import type { Temper } from './mind.ts';
import { canDo, peekPick } from './peek.ts';
import { cheapestPayment, cheapestUses, renewals } from './picking.ts';
import { destination, needsRest } from './roaming.ts';
import { bestUse } from './skill-worth.ts';
import { priceOf, spareDice } from './worth.ts';

/** Cost of exploring again with a keepsake, which works only once. */
const AGAIN_RESERVE = 0.15;

/** Moments of skills used by habit or valued by their effect. */
const WEIGHED = ['before', 'free', 'errand'] as const;

/** A player's mood in a state. */
interface Situation extends Mood {
  readonly state: DiceState;
}

/** True if a skill is due by habit, or is valued by its effect. Travel has no value in itself. */
function isDue({ id, skill }: SkillRow, hero: number, now: Situation): boolean {
  const habit = habitOf(id);
  return habit === undefined ? skill.aim !== 'place' : habit(now.state, hero, now);
}

/**
 * The first skill due by habit, otherwise the best one worth more than its cost. Habits are asked
 * before dice and targets are sought, since few are due.
 */
function usefulSkill(state: DiceState, temper: Temper, idle: boolean): DiceAction | undefined {
  const now: Situation = { state, temper, idle };
  let best: DiceAction | undefined;
  let bestScore = 0;
  for (const moment of WEIGHED) {
    for (const action of usableSkills(state, moment, isDue, now)) {
      if (habitOf(action.skill) !== undefined) return action;
      const { worth } = bestUse(state, action, temper, idle);
      if (worth > bestScore) [best, bestScore] = [action, worth];
    }
  }
  return best;
}

const isTravel = ({ skill }: SkillRow) => skill.aim === 'place';

/** A way to travel: the free one first, otherwise a skill. */
function journey(state: DiceState): DiceAction | undefined {
  if (canDo(state, VERB.travel)) return VERB.travel;
  if (state.turn.explorations > 0 || state.turn.spent) return undefined;
  return usableSkills(state, 'before', isTravel, undefined)[0];
}

/** Rests or treats wounds, where the location allows it. */
function recover(state: DiceState, temper: Temper): DiceAction | undefined {
  const { hero } = state.turn;
  if (needsRest(state, hero, temper) && canDo(state, VERB.rest)) return VERB.rest;
  const { hand } = assertDefined(state.heroes[hero]);
  return woundCount(hand) >= 2 && canDo(state, VERB.cure) ? VERB.cure : undefined;
}

/** Gives dice to a needy companion at the same location. */
function giveAway(state: DiceState): DiceAction | undefined {
  const { heroes, turn } = state;
  const giver = assertDefined(heroes[turn.hero]);
  if (turn.explorations > 0 || heroes.length === 1 || spareDice(giver) < 5) return undefined;
  const isNeedy = (other: Hero) =>
    other.alive && other.at === giver.at && other !== giver && spareDice(other) <= 1;
  return heroes.some(isNeedy) && canDo(state, VERB.give) ? VERB.give : undefined;
}

/** True if the hand has enough sound dice to explore again. */
function isArmed(state: DiceState): boolean {
  const { hand } = assertDefined(state.heroes[state.turn.hero]);
  let sound = 0;
  for (const { type } of hand.main) if (type !== 'WOUND') sound += 1;
  return sound >= 3;
}

/** Cost of a skill to explore again: its dice, or a keepsake. */
function costOfAgain(state: DiceState, action: UseAction): number {
  if (findSkill(action.skill).once === true) return AGAIN_RESERVE;
  const pick = peekPick(state, action);
  return pick === undefined ? Infinity : cheapestPayment(state, pick).cost;
}

/** Cost of exploring again without a skill, if allowed and less than `limit`. */
function priceOfAgain(state: DiceState, limit: number): number | undefined {
  if (!canDo(state, VERB.again)) return undefined;
  return cheapestUses(state, pricePick(state, state.turn.hero), limit)?.cost;
}

const isAny = () => true;

/** A second exploration in the cheapest way, if cheap enough. */
function exploreAgain(state: DiceState, temper: Temper): DiceAction | undefined {
  if (state.turn.explorations === 0 || state.turn.spent || !isArmed(state)) return undefined;
  let minCost = priceOf(state, state.turn.hero) >= 3 ? 0.2 : temper.haste;
  const price = priceOfAgain(state, minCost);
  let best: DiceAction | undefined = price === undefined ? undefined : VERB.again;
  minCost = price ?? minCost;
  for (const action of usableSkills(state, 'again', isAny, undefined)) {
    const cost = costOfAgain(state, action);
    if (cost < minCost) [best, minCost] = [action, cost];
  }
  return best;
}

/** Chooses an action in the hero's own turn. */
export function takeTurn(state: DiceState, temper: Temper): DiceAction {
  const { hero } = state.turn;
  const found =
    tryClosing(state, temper) ?? recover(state, temper) ?? usefulSkill(state, temper, false);
  if (found !== undefined) return found;
  const gift = giveAway(state);
  if (gift !== undefined) return gift;
  const way = journey(state);
  if (
    way !== undefined &&
    destination(state, hero, temper) !== assertDefined(state.heroes[hero]).at
  ) {
    return way;
  }
  if (canDo(state, VERB.explore)) return VERB.explore;
  return exploreAgain(state, temper) ?? usefulSkill(state, temper, true) ?? endTurn(state);
}

/** Ends the turn, and has poor dice replaced if the bag can afford it. */
function endTurn(state: DiceState): DiceAction {
  const { hero } = state.turn;
  if (renewals(state, hero) === 0 || !canDo(state, VERB.discard)) return VERB.finish;
  return cheapestPayment(state, trimPick(state, hero)).slots.length > 0
    ? VERB.discard
    : VERB.finish;
}
