import type { Problem } from '#core';
import { NameTable } from '#kit/name-table.ts';
import {
  handOver,
  healWound,
  heroOf,
  NOBODY,
  popPhase,
  removeDie,
  replacePhase,
  turnToChange,
  spend,
} from '../state/draft.ts';
import { ALLY_ACTIONS, HAND_ACTIONS, VERB } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import { ALLY_AT, dieAt } from '../model/hand.ts';
import type { Slot } from '../model/hand.ts';
import { paysFor } from '../model/marks.ts';
import { changeRoll, useOn, withMask } from '../state/phase.ts';
import type { PickEnd, PickPhase } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { canMeet, checkMask, isSlotActive, useDice } from '../select/hand-rule.ts';
import type { UsedDie } from '../select/hand-rule.ts';
import { isChosen, switchSlot } from '../select/mask.ts';
import { pushDraw } from '../effects/exploring.ts';
import { findSkill } from '../skills/index.ts';
import { beginRoll, levelOf, startRoll } from './checks.ts';
import { payFromBag, react } from './damage.ts';
import { fleeFrom } from './fate.ts';
import { takeBackRefusal, countTakeBack, no, offer, REFUSALS, unless } from './offer.ts';
import type { Offer, PhaseRules } from './offer.ts';
import { planOf } from './plan.ts';
import { markUsed } from './skills.ts';
import { markClosing } from './villain.ts';

const NOT_FIT = no('dice-slot', 'This die does not go with the ones you chose.');
const WRONG_DICE = no('dice-mask', "These dice won't do. Choose others.");

/** The slot of an action, or -1. */
function slotOf(action: DiceAction): number {
  if (action.kind === 'hand') return HAND_ACTIONS[action.at] === undefined ? -1 : action.at;
  if (action.kind !== 'ally' || ALLY_ACTIONS[action.at] === undefined) return -1;
  return ALLY_AT + action.at;
}

function slotRefusal(state: DiceState, { hero, rule, mask }: PickPhase, slot: Slot) {
  if (isChosen(mask, slot)) return takeBackRefusal(state);
  return unless(isSlotActive(rule, heroOf(state, hero).hand, mask, slot), NOT_FIT);
}

function confirmRefusal(state: DiceState, { hero, rule, mask }: PickPhase) {
  return unless(checkMask(rule, heroOf(state, hero).hand, mask), WRONG_DICE);
}

/** Losing no dice or keeping a WOUND is a decision, not a cancelled choice. */
function cancelRefusal(state: DiceState, { end }: PickPhase) {
  return end === 'lose' || end === 'cure' ? undefined : takeBackRefusal(state);
}

/** Reason against an action: a slot, confirming or cancelling. */
function refuseInPick(state: DiceState, phase: PickPhase, action: DiceAction): Problem | undefined {
  if (action.kind === 'confirm') return confirmRefusal(state, phase);
  if (action.kind === 'cancel' && phase.cancel) return cancelRefusal(state, phase);
  const slot = slotOf(action);
  if (slot < 0 || dieAt(heroOf(state, phase.hero).hand, slot) === undefined) {
    return REFUSALS.unknown;
  }
  return slotRefusal(state, phase, slot);
}

function slotOffers(state: DiceState, phase: PickPhase): Offer[] {
  const { main, allies } = heroOf(state, phase.hero).hand;
  const offerSlot = (action: DiceAction, slot: Slot) =>
    offer(action, slotRefusal(state, phase, slot));
  return [
    ...HAND_ACTIONS.slice(0, main.length).map((action, at) => offerSlot(action, at)),
    ...ALLY_ACTIONS.slice(0, allies.length).map((action, at) => offerSlot(action, ALLY_AT + at)),
  ];
}

function cancel(draft: DiceDraft): void {
  countTakeBack(draft);
  popPhase(draft);
  const below = draft.phases.at(-1);
  if (below?.kind !== 'arrive') return;
  popPhase(draft);
  const giver = below.from === 'met' ? heroOf(draft, draft.turn.hero).at : NOBODY;
  removeDie(draft, below.die, { from: below.from, giver, why: 'forfeited' });
}

/** Choice of dice from a hand, one by one, until confirmed. */
export const pickRules: PhaseRules<PickPhase> = {
  /** The dice to lose may be gone by now. Then there is nothing to choose. */
  run(draft, { end, rule, hero }) {
    if (end !== 'lose' || canMeet(rule, heroOf(draft, hero).hand)) return false;
    popPhase(draft);
    return true;
  },
  player: (_state, { hero }) => hero,
  offers(state, phase) {
    const back = phase.cancel ? [offer(VERB.cancel, cancelRefusal(state, phase))] : [];
    return [
      ...slotOffers(state, phase),
      offer(VERB.confirm, confirmRefusal(state, phase)),
      ...back,
    ];
  },
  refuse: refuseInPick,
  act(draft, phase, action) {
    if (action.kind === 'cancel') cancel(draft);
    else if (action.kind === 'confirm') confirm(draft, phase);
    else {
      const slot = slotOf(action);
      if (isChosen(phase.mask, slot)) countTakeBack(draft);
      replacePhase(draft, withMask(phase, switchSlot(phase.mask, slot)));
    }
  },
};

function confirm(draft: DiceDraft, phase: PickPhase): void {
  const { hand } = heroOf(draft, phase.hero);
  const dice = useDice(phase.rule, hand, phase.mask, phase.fate);
  popPhase(draft);
  ENDINGS.of(phase.end)(draft, phase, dice);
}

function spendAll(draft: DiceDraft, { hero, why }: PickPhase, dice: readonly UsedDie[]): void {
  for (const { die, fate } of dice) spend(draft, hero, die, fate, why);
}

type PickEnding = (draft: DiceDraft, phase: PickPhase, dice: readonly UsedDie[]) => void;

const check: PickEnding = (draft, pick, dice) => {
  if (pick.check === 'close') markClosing(draft);
  rollFor(draft, pick, dice);
};

/** Rolls the dice. They are spent at the end of the roll. */
function rollFor(draft: DiceDraft, pick: PickPhase, dice: readonly UsedDie[]): void {
  startRoll(draft, planOf(draft, pick), dice);
}

/** Uses the dice of a skill: rolled against something, rolled for a number, or only paid. */
const useSkill: PickEnding = (draft, pick, dice) => {
  const { use, hero } = pick;
  if (use === undefined) return;
  const skill = findSkill(use.skill);
  markUsed(draft, use);
  if (pick.check === 'close') {
    markClosing(draft);
    turnToChange(draft).spent = true;
  }
  if (skill.still !== true) {
    rollFor(draft, pick, dice);
    return;
  }
  const level = levelOf(draft, hero, use.skill);
  spendAll(draft, pick, dice);
  if (skill.moment === 'react') react(draft, skill, use.skill, { hero, level, total: 0 });
  else if (skill.moment === 'flee') fleeCovered(draft);
  else skill.effect?.(draft, use, { level, total: 0, won: true });
};

function fleeCovered(draft: DiceDraft): void {
  const phase = draft.phases.at(-1);
  if (phase?.kind === 'encounter') fleeFrom(draft, phase, true);
}

const ENDINGS = new NameTable<PickEnd, PickEnding>({
  check,
  skill: useSkill,
  again(draft, pick, dice) {
    spendAll(draft, pick, dice);
    pushDraw(draft, pick.hero);
  },
  give(draft, { hero, target }, dice) {
    for (const { die } of dice) handOver(draft, hero, target, die);
    turnToChange(draft).gifts += 1;
  },
  errand(draft, { hero, target }, dice) {
    for (const { die } of dice) handOver(draft, hero, target, die);
  },
  lose: spendAll,
  trim(draft, pick, dice) {
    spendAll(draft, pick, dice);
    replacePhase(draft, { kind: 'end' });
  },
  pay(draft, pick, dice) {
    spendAll(draft, pick, dice);
    const paid = dice.reduce((sum, { die }) => sum + paysFor(die), 0);
    payFromBag(draft, pick.hero, pick.target - paid);
  },
  reroll(draft, pick, dice) {
    const retry = draft.phases.at(-1);
    if (retry?.kind !== 'retry' || retry.roll.use === undefined) return;
    spendAll(draft, pick, dice);
    const use = useOn({ ...retry.roll.use, way: 'again' }, retry.roll.use.target);
    popPhase(draft);
    beginRoll(draft, changeRoll(retry.roll, { rolls: [], use }));
  },
  banish: rollFor,
  cure(draft, { hero }, dice) {
    for (const { die } of dice) healWound(draft, hero, die);
  },
});
