import { assertDefined, own } from '#core';
import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import { woundCount } from '../rules/model/hand.ts';
import type { Hero } from '../rules/model/hero.ts';
import type { DiceState } from '../rules/state/state.ts';
import { findSkill } from '../rules/skills/index.ts';
import { tryClosing } from './closing.ts';
import { HABITS } from './habits.ts';
import type { Temper } from './mind.ts';
import { canDo, peekPick, usesOf } from './peek.ts';
import { cheapestPayment } from './picking.ts';
import { destination, needsRest } from './roaming.ts';
import { bestUse } from './skill-worth.ts';
import { priceOf, spareDice } from './worth.ts';

/** The moments of skills that are habits, or are weighed by their effect. */
const WEIGHED = ['before', 'free', 'errand'] as const;

/** A skill that the hero makes a habit of using, or one that brings more than it costs. */
function usefulSkill(state: DiceState, temper: Temper, idle: boolean): DiceAction | undefined {
  let best: DiceAction | undefined;
  let most = 0;
  for (const moment of WEIGHED) {
    for (const action of usesOf(state, moment)) {
      const habit = own(HABITS, action.skill);
      if (habit?.(state, action.hero, { temper, idle }) === true) return action;
      // Journeys are no ends in themselves.
      if (habit !== undefined || findSkill(action.skill).aim === 'place') continue;
      const { worth } = bestUse(state, action, temper, idle);
      if (worth > most) [best, most] = [action, worth];
    }
  }
  return best;
}

/** A way to travel: the free one first, then by a skill. */
function journey(state: DiceState): DiceAction | undefined {
  if (canDo(state, VERB.travel)) return VERB.travel;
  if (state.turn.explorations > 0 || state.turn.spent) return undefined;
  return usesOf(state, 'before').find(({ skill }) => findSkill(skill).aim === 'place');
}

/** Rests, or treats wounds, where he is in the right place for it. */
function recover(state: DiceState, temper: Temper): DiceAction | undefined {
  const { hero } = state.turn;
  if (needsRest(state, hero, temper) && canDo(state, VERB.rest)) return VERB.rest;
  const { hand } = assertDefined(state.heroes[hero]);
  return woundCount(hand) >= 2 && canDo(state, VERB.cure) ? VERB.cure : undefined;
}

/** Helps a companion here who is worse off. */
function giveAway(state: DiceState): DiceAction | undefined {
  const { heroes, turn } = state;
  const giver = assertDefined(heroes[turn.hero]);
  const isNeedy = (other: Hero) =>
    other.alive && other.at === giver.at && other !== giver && spareDice(other) <= 1;
  if (!heroes.some(isNeedy) || spareDice(giver) < 5) return undefined;
  return canDo(state, VERB.give) ? VERB.give : undefined;
}

/** Whether a die of the hand could be turned against what may come. */
function isArmed(state: DiceState): boolean {
  const { hand } = assertDefined(state.heroes[state.turn.hero]);
  let sound = 0;
  for (const { type } of hand.main) if (type !== 'WOUND') sound += 1;
  return sound >= 3;
}

/** A second exploration, by the cheapest way that is cheap enough. */
function goOn(state: DiceState, temper: Temper): DiceAction | undefined {
  if (state.turn.explorations === 0 || state.turn.spent || !isArmed(state)) return undefined;
  const { hero } = state.turn;
  let best: DiceAction | undefined;
  let least = priceOf(state, hero) >= 3 ? 0.2 : temper.haste;
  const plain = canDo(state, VERB.again) ? [VERB.again] : [];
  for (const action of [...plain, ...usesOf(state, 'again')]) {
    const pick = peekPick(state, action);
    if (pick === undefined) continue;
    const { cost } = cheapestPayment(state, pick);
    if (cost < least) [best, least] = [action, cost];
  }
  return best;
}

/** What to do in a turn that is one's own. */
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
  return goOn(state, temper) ?? usefulSkill(state, temper, true) ?? VERB.finish;
}
