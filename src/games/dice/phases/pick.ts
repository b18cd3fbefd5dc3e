import { handOver, heroOf, popPhase, removeDie, replacePhase, setTurn, spend } from '../draft.ts';
import { ALLY_ACTIONS, HAND_ACTIONS } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import { ALLY_AT } from '../model/hand.ts';
import type { PickEnd, PickPhase } from '../model/phase.ts';
import type { DiceState, Draft } from '../model/state.ts';
import { canMeet, checkMask, isSlotActive, useDice } from '../select/hand-rule.ts';
import type { UsedDie } from '../select/hand-rule.ts';
import { EMPTY_MASK, switchSlot } from '../select/mask.ts';
import { pushDraw } from '../tables/exploring.ts';
import { findSkill } from '../tables/skills/index.ts';
import { closingDifficultyAt, encounterOf, levelOf, startRoll } from './checks.ts';
import { react } from './damage.ts';
import { fleeFrom } from './fate.ts';
import { countBack, no, offer, offerBack, unless } from './offer.ts';
import type { Offer, PhaseRules } from './offer.ts';
import { markUsed, wayOf } from './skills.ts';
import { markClosing } from './villain.ts';

const NOT_FIT = no('dice-slot', 'This die cannot be chosen beside the others.');
const NOT_ENOUGH = no('dice-mask', 'The chosen dice are not what is asked for.');

function slotOf(action: DiceAction): number {
  if (action.kind === 'hand') return action.at;
  return action.kind === 'ally' ? ALLY_AT + action.at : -1;
}

function slotOffers(state: DiceState, { hero, rule, mask }: PickPhase): Offer[] {
  const { hand } = heroOf(state, hero);
  const offerSlot = (action: DiceAction, slot: number): Offer => {
    if (mask.includes(slot)) return offerBack(state, action);
    return offer(action, unless(isSlotActive(rule, hand, mask, slot), NOT_FIT));
  };
  const offers: Offer[] = [];
  for (let at = 0; at < hand.main.length; at++) {
    offers.push(offerSlot(HAND_ACTIONS[at] as DiceAction, at));
  }
  for (let at = 0; at < hand.allies.length; at++) {
    offers.push(offerSlot(ALLY_ACTIONS[at] as DiceAction, ALLY_AT + at));
  }
  return offers;
}

function cancel(draft: Draft): void {
  countBack(draft);
  popPhase(draft);
  const below = draft.phases.at(-1);
  if (below?.kind !== 'arrive') return;
  popPhase(draft);
  removeDie(draft, below.die, below.hero);
}

/** Dice are chosen of a hand, one by one, until they are confirmed. */
export const pickRules: PhaseRules<PickPhase> = {
  /** What was to be lost may be gone by now: then there is nothing to choose. */
  run(draft, { end, rule, hero }) {
    if (end !== 'lose' || canMeet(rule, heroOf(draft, hero).hand)) return false;
    popPhase(draft);
    return true;
  },
  player: (_state, { hero }) => hero,
  offers(state, phase) {
    const { hand } = heroOf(state, phase.hero);
    const enough = checkMask(phase.rule, hand, phase.mask);
    const back = phase.cancel ? [offerCancel(state, phase)] : [];
    return [...slotOffers(state, phase), offer('confirm', unless(enough, NOT_ENOUGH)), ...back];
  },
  act(draft, phase, action) {
    if (action.kind === 'cancel') cancel(draft);
    else if (action.kind === 'confirm') confirm(draft, phase);
    else {
      const slot = slotOf(action);
      if (phase.mask.includes(slot)) countBack(draft);
      replacePhase(draft, { ...phase, mask: switchSlot(phase.mask, slot) });
    }
  },
};

/** Giving up a choice of dice to lose is a decision and not a change of mind. */
function offerCancel(state: DiceState, { end }: PickPhase): Offer {
  return end === 'lose' ? offer('cancel') : offerBack(state, 'cancel');
}

function confirm(draft: Draft, phase: PickPhase): void {
  const { hand } = heroOf(draft, phase.hero);
  const dice = useDice(phase.rule, hand, phase.mask, phase.fate);
  popPhase(draft);
  ENDS[phase.end](draft, { ...phase, mask: EMPTY_MASK }, dice);
}

function spendAll(draft: Draft, hero: number, dice: readonly UsedDie[]): void {
  for (const { die, fate } of dice) spend(draft, hero, die, fate);
}

type PickEnding = (draft: Draft, phase: PickPhase, dice: readonly UsedDie[]) => void;

const check: PickEnding = (draft, { check, hero, fate, target, use }, dice) => {
  const closing = check === 'close' || check === 'guard';
  const way = { uses: [], plus: fate === 'discard' ? 1 : 0 };
  const foe = closing ? undefined : encounterOf(draft)?.die;
  const difficulty = closing ? closingDifficultyAt(draft, target) : tierOf(draft);
  if (check === 'close') markClosing(draft);
  spendAll(draft, hero, dice);
  startRoll(draft, { check, hero, way, use, dice, foe, difficulty });
};

/** What an obstacle's tier adds to its roll. */
function tierOf(draft: Draft): number {
  const encounter = encounterOf(draft);
  if (encounter?.die.type !== 'OBSTACLE') return 0;
  return (draft.world.cards[encounter.card]?.tier ?? 1) - 1;
}

/** The dice of a skill: rolled against something, rolled for a number, or only paid. */
const useSkill: PickEnding = (draft, { use, hero, check }, dice) => {
  if (use === undefined) return;
  const skill = findSkill(use.skill);
  const level = levelOf(draft, hero, use.skill);
  const foe = skill.foe?.(draft, use) ?? (check === 'tally' ? undefined : encounterOf(draft)?.die);
  const place = heroOf(draft, hero).at;
  const difficulty = check === 'close' ? closingDifficultyAt(draft, place) : 0;
  markUsed(draft, use);
  if (check === 'close') {
    markClosing(draft);
    setTurn(draft, { spent: true });
  }
  spendAll(draft, hero, dice);
  if (skill.still !== true) {
    const plan = { check, hero, use, dice, difficulty };
    startRoll(draft, { ...plan, way: wayOf(use), foe: check === 'close' ? undefined : foe });
  } else if (skill.moment === 'react') react(draft, skill, use.skill, { hero, level, total: 0 });
  else if (skill.moment === 'flee') fleeCovered(draft);
  else skill.effect?.(draft, use, { level, total: 0, won: true });
};

function fleeCovered(draft: Draft): void {
  const phase = draft.phases.at(-1);
  if (phase?.kind === 'encounter') fleeFrom(draft, phase, true);
}

const ENDS: Readonly<Record<PickEnd, PickEnding>> = {
  check,
  skill: useSkill,
  again(draft, { hero }, dice) {
    spendAll(draft, hero, dice);
    pushDraw(draft, hero);
  },
  give(draft, { hero, target }, dice) {
    for (const { die } of dice) handOver(draft, hero, target, die);
    setTurn(draft, { gifts: draft.turn.gifts + 1 });
  },
  errand(draft, { hero, target }, dice) {
    for (const { die } of dice) handOver(draft, hero, target, die);
  },
  lose: (draft, { hero }, dice) => spendAll(draft, hero, dice),
  reroll(draft, { hero }, dice) {
    const retry = draft.phases.at(-1);
    if (retry?.kind !== 'retry' || retry.roll.use === undefined) return;
    spendAll(draft, hero, dice);
    const use = { ...retry.roll.use, way: 'again' };
    replacePhase(draft, { ...retry.roll, rolls: [], use });
  },
  banish(draft, { hero, use }, dice) {
    const look = draft.phases.at(-1);
    if (look?.kind !== 'look' || use === undefined) return;
    const way = findSkill(use.skill).second ?? { uses: [] };
    spendAll(draft, hero, dice);
    startRoll(draft, { check: 'skill', hero, way, use, dice, foe: look.die, difficulty: 0 });
  },
};
