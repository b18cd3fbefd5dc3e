import { elementAt } from '#core';
import { VERB } from '../model/action.ts';
import { dieAt, soundCount } from '../model/hand.ts';
import { makePick, withMask } from '../state/phase.ts';
import type { Phase, PickPhase } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import { curePick } from '../effects/mishaps.ts';
import { payPick } from '../phases/damage.ts';
import { banishPick } from '../phases/draw.ts';
import { plainPick } from '../phases/encounter.ts';
import { pricePick, trimPick } from '../phases/interior.ts';
import { rerollPick } from '../phases/roll.ts';
import { skillPick, wayOf } from '../phases/skills.ts';
import { giftPick, takers } from '../phases/target.ts';
import { pickClosing } from '../phases/villain.ts';
import { canMeet, isSlotActive } from '../select/hand-rule.ts';
import { EMPTY_MASK } from '../select/mask.ts';
import { demand, isDistinct } from './demand.ts';
import { checkUse, isAlive, isOffered, isUseOffered } from './sense-skills.ts';

/** Position of a phase in the stack. */
interface Lying {
  readonly below: Phase | undefined;
  readonly isTop: boolean;
}

/** A choice of dice must match what the rules start here, apart from the dice chosen so far. */
export function checkPick(state: DiceState, pick: PickPhase, { below, isTop }: Lying): void {
  demand(isAlive(state, pick.hero), 'a dead hero acts');
  const { hand } = elementAt(state.heroes, pick.hero);
  demand(isTop || pick.end === 'lose', 'a choice of dice is not the current phase');
  const expected = expectedPick(state, pick, below);
  demand(expected !== undefined, 'the rules start no choice of dice here');
  const withoutMask = withMask(pick, EMPTY_MASK);
  demand(
    JSON.stringify(withoutMask) === JSON.stringify(expected),
    'the choice of dice differs from the rules',
  );
  demand(isDistinct(pick.mask), 'a slot is chosen twice');
  if (!isTop) {
    demand(pick.mask.length === 0, 'dice are chosen too early');
    return;
  }
  demand(canMeet(pick.rule, hand), 'more dice are required than available');
  pick.mask.forEach((slot, at) => {
    demand(dieAt(hand, slot) !== undefined, 'an empty slot is chosen');
    const before = pick.mask.slice(0, at);
    demand(isSlotActive(pick.rule, hand, before, slot), 'a chosen die does not fit');
  });
}

/** The choice as started by the rules; undefined if they start none. */
function expectedPick(
  state: DiceState,
  pick: PickPhase,
  below: Phase | undefined,
): PickPhase | undefined {
  const { hero, end, fate, use, target } = pick;
  const isActing = hero === state.turn.hero && below?.kind === 'interior';
  switch (end) {
    case 'check':
      return expectedCheck(state, pick, below);
    case 'skill':
      if (use?.hero !== hero || wayOf(use).uses.length === 0) return undefined;
      checkUse(state, use, below);
      return isUseOffered(state, use, below) ? skillPick(state, use) : undefined;
    case 'again':
      return isActing && isOffered(state, below, VERB.again) ? pricePick(state, hero) : undefined;
    case 'give': {
      const isTaker = isActing && takers(state, hero).includes(target);
      return isTaker && isOffered(state, below, VERB.give)
        ? giftPick(state, hero, target)
        : undefined;
    }
    case 'errand':
      return expectedErrand(state, pick, below);
    case 'reroll':
      return below?.kind === 'retry' ? rerollPick(below) : undefined;
    case 'banish':
      return below?.kind === 'look' ? banishPick(below) : undefined;
    case 'cure':
      return curePick(hero);
    case 'trim':
      return isActing && isOffered(state, below, VERB.discard) ? trimPick(state, hero) : undefined;
    case 'pay':
      demand(below?.kind !== 'encounter' && target > 0, 'there is no damage to pay');
      return payPick(elementAt(state.heroes, hero), hero, target);
    case 'lose':
      demand(below?.kind !== 'encounter' && isLosing(pick), 'dice are lost without a reason');
      return makePick({ hero, rule: pick.rule, end, cancel: pick.cancel, fate, why: pick.why });
  }
}

function expectedCheck(
  state: DiceState,
  { hero, fate }: PickPhase,
  below: Phase | undefined,
): PickPhase | undefined {
  if (fate === 'deter') return undefined;
  if (below?.kind === 'closing') return pickClosing(state, below, fate);
  const isMet = below?.kind === 'encounter' && hero === state.turn.hero;
  return isMet && isOffered(state, below, VERB[fate]) ? plainPick(state, below, fate) : undefined;
}

/** At least one die given to another hero at any location. */
function expectedErrand(
  state: DiceState,
  { hero, rule, target }: PickPhase,
  below: Phase | undefined,
): PickPhase | undefined {
  const isSound = rule.kind === 'count' && rule.least === 1 && rule.allies === 'counted';
  const { hand } = elementAt(state.heroes, hero);
  if (!isSound || rule.most < 1 || rule.most > soundCount(hand)) return undefined;
  if (below?.kind !== 'interior' || hero === target || !isAlive(state, target)) return undefined;
  return makePick({ hero, rule, end: 'errand', cancel: false, fate: 'hide', target });
}

/** True for losing a number of dice, or one die of certain types. */
function isLosing({ rule }: PickPhase): boolean {
  if (rule.kind === 'any') return false;
  if (rule.kind === 'count') return rule.least <= rule.most;
  const { uses, helps, least, most } = rule;
  return uses.length === 1 && helps.length === 0 && least === 1 && most === 1;
}
