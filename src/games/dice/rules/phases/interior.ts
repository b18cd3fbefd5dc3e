import { own } from '#core';
import type { Problem } from '#core';
import { NameTable } from '#kit/name-table.ts';
import { heroOf, placeOf, pushPhase, replacePhase } from '../state/draft.ts';
import { VERB } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import { isAmong, STAT_TYPES } from '../model/die.ts';
import type { DieType } from '../model/die.ts';
import { holdsType, soundCount } from '../model/hand.ts';
import { REFUGE } from '../model/hero.ts';
import { makePick } from '../state/phase.ts';
import type { PhaseOf, PickPhase } from '../state/phase.ts';
import type { DiceState, DiceDraft, Hooks } from '../state/state.ts';
import { allUses, canMeet, endOfTurnRule, useOf } from '../select/hand-rule.ts';
import type { AnyRule, Fate } from '../select/hand-rule.ts';
import { pileRule } from '../select/pile-mask.ts';
import { pushDraw } from '../effects/exploring.ts';
import { hasFlag, isRule, memberHooks, siteHooks, sumOf } from '../effects/hooks.ts';
import { cureWound } from '../effects/mishaps.ts';
import type { UseAction } from '../effects/skill.ts';
import { no, offer, REFUSALS, unless } from './offer.ts';
import type { Offer, PhaseRules } from './offer.ts';
import { findSkill, SKILLS } from '../skills/index.ts';
import {
  addSkillOffers,
  addUses,
  allow,
  beginSkill,
  canLeave,
  hasSkills,
  reaches,
  useRefusal,
} from './skills.ts';
import type { IsWanted, RefuseSkill } from './skills.ts';
import { endWithRest, takers } from './target.ts';
import { beginClosing, closingRefusal } from './villain.ts';

/** Dice a resting hero returns to his bag. */
const REST_DICE = 5;

const INSIDE_REFUSALS = {
  closed: no('dice-closed', 'This place is closed.'),
  empty: no('dice-bag-empty', 'The bag of this place is empty.'),
  refuge: no('dice-refuge', 'There is nothing to explore in the Refuge.'),
  spent: no('dice-spent', 'No more exploring this turn.'),
  explored: no('dice-explored', 'You can only do this before exploring.'),
  unexplored: no('dice-unexplored', 'You can only do this after exploring.'),
  once: no('dice-once', 'Already done this turn.'),
  alone: no('dice-alone', 'Nobody here can take a die.'),
  nothing: no('dice-nothing-to-give', 'You have no die to give.'),
  noRest: no('dice-no-rest', "You can't rest here. Rest in the Refuge."),
  healthy: no('dice-healthy', 'There is nothing to heal.'),
  haste: no('dice-haste', 'In this scenario you can explore only once a turn.'),
  due: no('dice-discard-due', 'You will discard dice at the end of this turn anyway.'),
} as const;

function groundRefusal(state: DiceState): Problem | undefined {
  const { at } = heroOf(state, state.turn.hero);
  if (at === REFUGE) return INSIDE_REFUSALS.refuge;
  const { open, bag, hidden } = placeOf(state, at);
  if (!open) return INSIDE_REFUSALS.closed;
  return unless(bag.length + hidden > 0, INSIDE_REFUSALS.empty);
}

function exploreRefusal(state: DiceState): Problem | undefined {
  const { explorations, spent } = state.turn;
  if (spent) return INSIDE_REFUSALS.spent;
  return explorations > 0 ? INSIDE_REFUSALS.once : groundRefusal(state);
}

/** Reason against any second exploration, wherever the hero is. */
function secondRefusal(state: DiceState): Problem | undefined {
  const { explorations, spent, again } = state.turn;
  if (explorations === 0) return INSIDE_REFUSALS.unexplored;
  if (spent) return INSIDE_REFUSALS.spent;
  if (again || explorations > 1) return INSIDE_REFUSALS.once;
  return isAmong(state.world.flags, 'no-second-exploration') ? INSIDE_REFUSALS.haste : undefined;
}

function againRefusal(state: DiceState): Problem | undefined {
  return secondRefusal(state) ?? groundRefusal(state);
}

/** Price of a second exploration: an ALLY, a DIVINE, or two stat dice. */
function makePrice(fate: Fate): AnyRule {
  const use = (...types: readonly DieType[]) => useOf(fate, types);
  return {
    kind: 'any',
    rules: [
      allUses([use('ALLY')]),
      allUses([use('DIVINE')]),
      allUses([use(...STAT_TYPES), use(...STAT_TYPES)]),
    ],
  };
}

const PRICES = { hide: makePrice('hide'), discard: makePrice('discard') } as const;

function priceRule(state: DiceState, hero: number): AnyRule {
  const isHidden =
    isAmong(state.world.flags, 'second-exploration-hides') ||
    hasFlag(memberHooks(state, hero), 'second-exploration-hides');
  return PRICES[isHidden ? 'hide' : 'discard'];
}

/** The choice of dice to pay for a second exploration. */
export function pricePick(state: DiceState, hero: number): PickPhase {
  return makePick({ hero, rule: priceRule(state, hero), end: 'again' });
}

function giveRefusal(state: DiceState): Problem | undefined {
  const { hero, gifts, explorations } = state.turn;
  const { at, hand } = heroOf(state, hero);
  const isTwice = (hooks: readonly Hooks[]) => hasFlag(hooks, 'gifts-twice');
  const maxGifts = isTwice(siteHooks(state, at)) || isTwice(memberHooks(state, hero)) ? 2 : 1;
  if (explorations > 0) return INSIDE_REFUSALS.explored;
  if (gifts >= maxGifts) return INSIDE_REFUSALS.once;
  if (soundCount(hand) === 0) return INSIDE_REFUSALS.nothing;
  return unless(takers(state, hero).length > 0, INSIDE_REFUSALS.alone);
}

function travelRefusal(state: DiceState): Problem | undefined {
  const { hero, travels, explorations } = state.turn;
  if (explorations > 0) return INSIDE_REFUSALS.explored;
  if (travels > 0) return INSIDE_REFUSALS.once;
  return unless(canLeave(state, hero), REFUSALS.noTarget);
}

function restRefusal(state: DiceState, needs: boolean): Problem | undefined {
  const { hero, explorations, spent } = state.turn;
  const { at } = heroOf(state, hero);
  if (explorations > 0 || spent) return INSIDE_REFUSALS.explored;
  if (at !== REFUGE && !isRule(state, at, 'rest-here')) return INSIDE_REFUSALS.noRest;
  return unless(needs, INSIDE_REFUSALS.healthy);
}

/** The choice of dice to discard at the end of the turn, so that the bag replaces them. */
export function trimPick(state: DiceState, hero: number): PickPhase {
  const { hand, capacity } = heroOf(state, hero);
  return makePick({ hero, rule: endOfTurnRule(hand, capacity), end: 'trim' });
}

/** Nothing to discard, or more than the hand holds, which has to be discarded in any case. */
function trimRefusal(state: DiceState): Problem | undefined {
  const { hand, capacity } = heroOf(state, state.turn.hero);
  const { least, most } = endOfTurnRule(hand, capacity);
  if (least > 0) return INSIDE_REFUSALS.due;
  return unless(most > 0 || hand.allies.length > 0, REFUSALS.noDice);
}

/** Moments for skills in a hero's own turn, in the order of their offers. */
export const SKILL_MOMENTS = ['before', 'again', 'free', 'close', 'errand'] as const;
export type InteriorMoment = (typeof SKILL_MOMENTS)[number];

/** Reason against further preparation. */
function beforeRefusal({ turn }: DiceState): Problem | undefined {
  if (turn.explorations > 0) return INSIDE_REFUSALS.explored;
  return turn.spent ? INSIDE_REFUSALS.spent : undefined;
}

/** Other heroes who have errands for the acting one and can reach him. */
function helpersOf(state: DiceState): number[] {
  const { hero } = state.turn;
  const { at } = heroOf(state, hero);
  const helpers: number[] = [];
  for (let other = 0; other < state.heroes.length; other++) {
    if (other === hero || !hasSkills(state, other, 'errand')) continue;
    const helper = heroOf(state, other);
    if (helper.alive && reaches(state, helper.at, at)) helpers.push(other);
  }
  return helpers;
}

function addErrandOffers(offers: Offer[], state: DiceState): void {
  for (const hero of helpersOf(state)) {
    addSkillOffers(offers, state, hero, 'errand', allow, undefined);
  }
}

/** Reason against all skills of a moment; undefined if they are checked individually. */
function momentRefusal(state: DiceState, moment: InteriorMoment): Problem | undefined {
  switch (moment) {
    case 'before':
      return beforeRefusal(state);
    case 'again':
      return secondRefusal(state);
    case 'close':
      return closingRefusal(state, true);
    case 'free':
    case 'errand':
      return undefined;
  }
}

/** A moment of a hero's turn, and the reason against all its skills. */
interface MomentNow {
  readonly state: DiceState;
  readonly moment: InteriorMoment;
  readonly reason: Problem | undefined;
}

/** Only skills that lead elsewhere explore again where there is nothing left. */
const refuseAtMoment: RefuseSkill<MomentNow> = ({ aim }, _id, { state, moment, reason }) => {
  return reason ?? (moment === 'again' && aim !== 'place' ? groundRefusal(state) : undefined);
};

function momentNow(state: DiceState, moment: InteriorMoment): MomentNow {
  return { state, moment, reason: momentRefusal(state, moment) };
}

/** Appends the offers of the skills for a moment. */
function addSkillsOf(offers: Offer[], state: DiceState, moment: InteriorMoment): void {
  const { hero } = state.turn;
  if (moment === 'errand') addErrandOffers(offers, state);
  else addSkillOffers(offers, state, hero, moment, refuseAtMoment, momentNow(state, moment));
}

const NO_USES: readonly UseAction[] = [];

/**
 * The wanted skills for a moment that can be used, one action for each way: the offers without
 * refusals. Callers that want few skills avoid looking for dice and targets of the others.
 */
export function usableSkills<C>(
  state: DiceState,
  moment: InteriorMoment,
  isWanted: IsWanted<C>,
  context: C,
): readonly UseAction[] {
  const { hero } = state.turn;
  if (moment === 'errand') {
    const helpers = helpersOf(state);
    if (helpers.length === 0) return NO_USES;
    const uses: UseAction[] = [];
    for (const helper of helpers) addUses(uses, state, helper, moment, isWanted, context);
    return uses;
  }
  if (!hasSkills(state, hero, moment) || momentRefusal(state, moment) !== undefined) return NO_USES;
  const uses: UseAction[] = [];
  addUses(uses, state, hero, moment, isWanted, context);
  if (moment !== 'again' || uses.length === 0 || groundRefusal(state) === undefined) return uses;
  return uses.filter(({ skill }) => findSkill(skill).aim === 'place');
}

function allSkills(state: DiceState): Offer[] {
  const offers: Offer[] = [];
  for (const moment of SKILL_MOMENTS) addSkillsOf(offers, state, moment);
  return offers;
}

/** Reason against the use of a skill, as in the offers. */
function refuseUse(state: DiceState, action: UseAction): Problem | undefined {
  const found = own(SKILLS, action.skill)?.moment;
  const moment = SKILL_MOMENTS.find((one) => one === found);
  if (moment === undefined) return REFUSALS.unknown;
  if (moment === 'errand') {
    const isHelper = helpersOf(state).includes(action.hero);
    return isHelper ? useRefusal(state, action, moment, allow, undefined) : REFUSALS.unknown;
  }
  if (action.hero !== state.turn.hero) return REFUSALS.unknown;
  return useRefusal(state, action, moment, refuseAtMoment, momentNow(state, moment));
}

function payable(state: DiceState): Problem | undefined {
  const { hero } = state.turn;
  return unless(canMeet(priceRule(state, hero), heroOf(state, hero).hand), REFUSALS.noDice);
}

/** Actions without a skill, except finishing the turn. */
const SIMPLE_ACTIONS = [
  VERB.explore,
  VERB.again,
  VERB.give,
  VERB.travel,
  VERB.close,
  VERB.rest,
  VERB.cure,
  VERB.discard,
] as const;

type Refusal = (state: DiceState) => Problem | undefined;

/** Refusals by action. Each action is checked separately, because few callers need them all. */
const ACTION_REFUSALS = new NameTable<string, Refusal>({
  explore: exploreRefusal,
  again: (state) => againRefusal(state) ?? payable(state),
  give: giveRefusal,
  travel: travelRefusal,
  close: (state) => closingRefusal(state, false),
  rest: (state) => restRefusal(state, heroOf(state, state.turn.hero).pile.length > 0),
  cure: (state) => restRefusal(state, holdsType(heroOf(state, state.turn.hero).hand, 'WOUND')),
  discard: trimRefusal,
  finish: () => undefined,
} satisfies Partial<Record<DiceAction['kind'], Refusal>>);

function refuseInside(state: DiceState, action: DiceAction): Problem | undefined {
  if (action.kind === 'use') return refuseUse(state, action);
  const findRefusal = ACTION_REFUSALS.get(action.kind);
  return findRefusal === undefined ? REFUSALS.unknown : findRefusal(state);
}

export const interiorRules: PhaseRules<PhaseOf<'interior'>> = {
  player: (state) => state.turn.hero,
  offers: (state) => [
    ...SIMPLE_ACTIONS.map((action) => offer(action, refuseInside(state, action))),
    ...allSkills(state),
    offer(VERB.finish),
  ],
  refuse: (state, _phase, action) => refuseInside(state, action),
  act(draft, _phase, action) {
    if (action.kind === 'use') beginSkill(draft, action);
    else ACTS[action.kind as keyof typeof ACTS](draft, draft.turn.hero);
  },
};

const ACTS = {
  explore: pushDraw,
  again(draft: DiceDraft, hero: number) {
    pushPhase(draft, pricePick(draft, hero));
  },
  give(draft: DiceDraft, hero: number) {
    pushPhase(draft, { kind: 'target', hero, end: 'give', use: undefined });
  },
  travel(draft: DiceDraft, hero: number) {
    pushPhase(draft, { kind: 'target', hero, end: 'travel', use: undefined });
  },
  close: beginClosing,
  rest(draft: DiceDraft, hero: number) {
    const count = Math.max(1, REST_DICE + sumOf(memberHooks(draft, hero), ({ rest }) => rest));
    const rule = pileRule(heroOf(draft, hero).pile, count);
    pushPhase(draft, { kind: 'pile', hero, owner: hero, rule, mask: [], end: 'rest' });
  },
  cure(draft: DiceDraft, hero: number) {
    cureWound(draft, hero);
    endWithRest(draft, hero);
  },
  discard(draft: DiceDraft, hero: number) {
    pushPhase(draft, trimPick(draft, hero));
  },
  finish(draft: DiceDraft) {
    replacePhase(draft, { kind: 'end' });
  },
} as const;
