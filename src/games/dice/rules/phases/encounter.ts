import type { Problem } from '#core';
import {
  heroOf,
  metAt,
  popPhase,
  pushPhase,
  removeDie,
  setHero,
  takeInHand,
  pushMove,
} from '../state/draft.ts';
import { VERB } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import { putInBag } from '../model/bag.ts';
import { isAmong, STAT_TYPES } from '../model/die.ts';
import type { Die, DieType } from '../model/die.ts';
import { hasRoom } from '../model/hand.ts';
import type { Hand } from '../model/hand.ts';
import { NAMELESS, NO_TARGET, useOn } from '../state/phase.ts';
import type { Card, CheckKind, EncounterPhase, PickPhase, SkillUse } from '../state/phase.ts';
import type { DiceState, DiceDraft, Hooks } from '../state/state.ts';
import { allUses, canMeet, useOf } from '../select/hand-rule.ts';
import type { Fate, UseRule } from '../select/hand-rule.ts';
import { EMPTY_MASK } from '../select/mask.ts';
import { hasFlag, isRule, sumOf } from '../effects/hooks.ts';
import { heal } from '../effects/remedies.ts';
import type { Skill } from '../effects/skill.ts';
import { findSkill } from '../skills/index.ts';
import { beginRoll, helpsFor, hooksFor, isBlunt } from './checks.ts';
import { no, offer, REFUSALS, unless } from './offer.ts';
import type { Offer, PhaseRules } from './offer.ts';
import {
  addSkillOffers,
  allow,
  beginSkill,
  hasSkillThat,
  isWithoutDice,
  markUsed,
  useKey,
} from './skills.ts';
import type { RefuseSkill } from './skills.ts';
import { fleeFrom, loseTo, strikeOf, threatParts } from './fate.ts';

/** Kind of the plain check against a die; DIVINE dice need none. */
function checkAgainst({ type }: Die): CheckKind {
  switch (type) {
    case 'ENEMY':
    case 'VILLAIN':
      return 'battle';
    case 'OBSTACLE':
      return 'obstacle';
    case 'WOUND':
      return 'wound';
    case 'ALLY':
      return 'ally';
    case 'PHYSICAL':
    case 'SOMATIC':
    case 'MENTAL':
    case 'VERBAL':
    case 'DIVINE':
      return 'acquire';
  }
}

const BODILY = ['PHYSICAL', 'SOMATIC'] as const;
const COMPANY = ['VERBAL', 'ALLY'] as const;

/** Types of dice for a plain check against the encountered die. */
function typesAgainst(state: DiceState, { die, card }: EncounterPhase): readonly DieType[] {
  const check = checkAgainst(die);
  if (check === 'acquire') return [die.type];
  if (check === 'ally') return COMPANY;
  if (check !== 'obstacle') return BODILY;
  return state.world.cards[card]?.dieTypes ?? STAT_TYPES;
}

/** Cache of the rules of plain checks, by hero. The same few are needed repeatedly. */
class PlainRules {
  readonly heroes: PlainRule[][] = [];
}

interface PlainRule {
  readonly type: DieType;
  readonly card: Card;
  readonly fate: Fate;
  readonly rule: UseRule;
}

/** The dice of a hero's plain check against the encounter. */
export function plainRule(
  state: DiceState,
  phase: EncounterPhase,
  hero: number,
  fate: Fate,
): UseRule {
  const known = (state.world.memory.of(PlainRules).heroes[hero] ??= []);
  const { type } = phase.die;
  // Only obstacles have individual types.
  const card = type === 'OBSTACLE' ? phase.card : NAMELESS;
  for (const one of known) {
    if (one.type === type && one.card === card && one.fate === fate) return one.rule;
  }
  const rule = makePlainRule(state, phase, hero, fate);
  known.push({ type, card, fate, rule });
  return rule;
}

/**
 * A fitting die is hidden or discarded. When discarding, any stat die is allowed. In battle, a
 * second die of another type may also be discarded.
 */
function makePlainRule(state: DiceState, phase: EncounterPhase, hero: number, fate: Fate): UseRule {
  const fitting = typesAgainst(state, phase);
  const check = checkAgainst(phase.die);
  const helps = helpsFor(state, hero, check);
  if (fate === 'discard' && check === 'battle') {
    return { kind: 'uses', uses: ALL_OUT, least: 1, most: 2, helps };
  }
  const types = fate === 'discard' ? anyStatOr(fitting) : fitting;
  return allUses([useOf(fate, types)], helps);
}

const ALL_OUT = STAT_TYPES.map((type) => useOf('discard', [type]));

const STATS_AND_ALLY: readonly DieType[] = [...STAT_TYPES, 'ALLY'];

/** All stat types, plus ALLY if it fits. */
function anyStatOr(fitting: readonly DieType[]): readonly DieType[] {
  return isAmong(fitting, 'ALLY') ? STATS_AND_ALLY : STAT_TYPES;
}

const WARDED = no('dice-warded', 'Only magical attacks count against this threat.');
const ETHEREAL = no('dice-ethereal', 'Only physical attacks count against this threat.');
const RELENTLESS = no('dice-relentless', "You can't evade or flee from this threat.");
const WRONG_FOE = no('dice-wrong-foe', 'This does not work on this kind of threat.');
const TOO_FAR = no('dice-too-far', 'This only helps a hero at another place.');
const HAND_FULL = no('dice-hand-full', 'Your hand is full.');

function attackRefusal(hooks: readonly Hooks[], magic: boolean) {
  if (!magic && hasFlag(hooks, 'warded')) return WARDED;
  return magic && hasFlag(hooks, 'ethereal') ? ETHEREAL : undefined;
}

function plainRefusal(state: DiceState, phase: EncounterPhase, fate: 'hide' | 'discard') {
  const { hero } = state.turn;
  const { hand } = heroOf(state, hero);
  if (!canMeet(plainRule(state, phase, hero, fate), hand)) return REFUSALS.noDice;
  const isPointless =
    fate === 'discard' && isBlunt(state, hero) && isDiscardPointless(state, phase, hand);
  return isPointless ? REFUSALS.noBonus : undefined;
}

function plainOffers(state: DiceState, phase: EncounterPhase, refusal?: Problem): Offer[] {
  return [
    offer(VERB.hide, refusal ?? plainRefusal(state, phase, 'hide')),
    offer(VERB.discard, refusal ?? plainRefusal(state, phase, 'discard')),
  ];
}

/**
 * True if discarding without a bonus cannot beat hiding: only fitting dice could be discarded, and
 * only one.
 */
function isDiscardPointless(state: DiceState, phase: EncounterPhase, { main }: Hand): boolean {
  const fitting = typesAgainst(state, phase);
  const stats = STAT_TYPES.filter((type) => main.some((die) => die.type === type));
  const isSingle = checkAgainst(phase.die) !== 'battle' || stats.length < 2;
  return isSingle && stats.every((type) => isAmong(fitting, type));
}

const isRemote = ({ remote }: Skill) => remote === true;

/** Refuses skills by the hooks of the encounter: here remote ones, elsewhere the others. */
const refuseNear: RefuseSkill<readonly Hooks[]> = (skill, _id, hooks) =>
  isRemote(skill) ? TOO_FAR : attackRefusal(hooks, skill.magic === true);
const refuseFar: RefuseSkill<readonly Hooks[]> = (skill, _id, hooks) =>
  isRemote(skill) ? attackRefusal(hooks, skill.magic === true) : TOO_FAR;

function addBattleOffers(
  offers: Offer[],
  state: DiceState,
  phase: EncounterPhase,
  hooks: readonly Hooks[],
): void {
  addSkillOffers(offers, state, state.turn.hero, 'battle', refuseNear, hooks);
  if (isRule(state, phase.place, 'closed-to-others')) return;
  for (let other = 0; other < state.heroes.length; other++) {
    const { alive, at } = heroOf(state, other);
    if (!alive || at === phase.place || !hasSkillThat(state, other, 'battle', isRemote)) continue;
    const remote: Offer[] = [];
    addSkillOffers(remote, state, other, 'battle', refuseFar, hooks);
    for (const known of remote) if (known.refusal !== TOO_FAR) offers.push(known);
  }
}

/** The encounter, and the reason against escaping from it or sending it away. */
interface Bound {
  readonly state: DiceState;
  readonly phase: EncounterPhase;
  readonly bound: Problem | undefined;
}

const refuseEvasion: RefuseSkill<Bound> = ({ foes }, id, { state, phase, bound }) => {
  if (bound !== undefined) return bound;
  if (foes === undefined || !isAmong(foes, phase.die.type)) return WRONG_FOE;
  const key = useKey({ hero: state.turn.hero, skill: id });
  return phase.tried.includes(key) ? REFUSALS.used : undefined;
};

const refuseFlight: RefuseSkill<Bound> = (_skill, _id, { bound }) => bound;

function addEscapeOffers(offers: Offer[], escape: Bound): void {
  const { state, bound } = escape;
  const { hero } = state.turn;
  addSkillOffers(offers, state, hero, 'evade', refuseEvasion, escape);
  addSkillOffers(offers, state, hero, 'flee', refuseFlight, escape);
  offers.push(offer(VERB.flee, bound));
  if (bound !== undefined) offers.push(offer(VERB.forfeit));
}

/** Skills used before the die is dealt with, such as those that send it away. */
const refuseMeeting: RefuseSkill<Bound> = ({ foes }, _id, { phase, bound }) => {
  if (foes === undefined) return undefined;
  return bound ?? unless(isAmong(foes, phase.die.type), WRONG_FOE);
};

function acquireOffer(state: DiceState, { place }: EncounterPhase): Offer {
  const room = hasRoom(heroOf(state, state.turn.hero).hand, 'DIVINE');
  return offer(VERB.acquire, unless(room || isRule(state, place, 'divine-overflow'), HAND_FULL));
}

function offersAgainst(state: DiceState, phase: EncounterPhase): Offer[] {
  const { type } = phase.die;
  if (type === 'DIVINE') return [acquireOffer(state, phase), offer(VERB.forfeit)];
  const hooks = hooksFor(state, state.turn.hero, phase.place, phase.card);
  const offers = plainOffers(state, phase, attackRefusal(hooks, false));
  const { hero } = state.turn;
  const bound = hasFlag(hooks, 'relentless') ? RELENTLESS : undefined;
  const escape: Bound = { state, phase, bound };
  addSkillOffers(offers, state, hero, 'met', refuseMeeting, escape);
  if (checkAgainst(phase.die) === 'battle') {
    addBattleOffers(offers, state, phase, hooks);
    addEscapeOffers(offers, escape);
    return offers;
  }
  if (type === 'ALLY') addSkillOffers(offers, state, hero, 'ally', allow, undefined);
  offers.push(offer(VERB.forfeit));
  return offers;
}

/** The choice of dice for a plain check against the encounter. */
export function plainPick(
  state: DiceState,
  phase: EncounterPhase,
  fate: 'hide' | 'discard',
): PickPhase {
  const { hero } = state.turn;
  return {
    kind: 'pick',
    hero,
    rule: plainRule(state, phase, hero, fate),
    mask: EMPTY_MASK,
    end: 'check',
    cancel: true,
    fate,
    check: checkAgainst(phase.die),
    use: undefined,
    target: NO_TARGET,
    why: 'check',
  };
}

function acquire(draft: DiceDraft, { die, place }: EncounterPhase): void {
  const { hero } = draft.turn;
  popPhase(draft);
  const { hand, bag } = heroOf(draft, hero);
  if (hasRoom(hand, die.type)) takeInHand(draft, hero, die, metAt(place, 'acquired'));
  else {
    setHero(draft, hero, { bag: putInBag(bag, die) });
    pushMove(draft, die, metAt(place, 'acquired'), 'bag', hero);
  }
}

/** Dice recovered by a hero who forfeits a DIVINE die, without keepsakes. */
const COMFORT = 2;

/** Dice that a forfeited DIVINE die recovers for a hero. */
export function comfortOf({ world }: DiceState, hero: number): number {
  return COMFORT + sumOf(world.members[hero]?.hooks ?? [], ({ comfort }) => comfort);
}

/** Returns dice from the discard pile to the bag in exchange for a forfeited DIVINE die. */
function applyComfort(draft: DiceDraft, { die, place }: EncounterPhase): void {
  const { hero } = draft.turn;
  removeDie(draft, die, metAt(place, 'forfeited'));
  heal(draft, hero, hero, comfortOf(draft, hero));
}

/** Forfeits the encounter: dice are lost, wounds are taken, threats strike. */
function forfeit(draft: DiceDraft, phase: EncounterPhase): void {
  const { hero } = draft.turn;
  const { die } = phase;
  const check = checkAgainst(die);
  if (check === 'battle') {
    beginRoll(draft, strikeOf(hero, 'battle', die, threatParts(draft, phase)));
    return;
  }
  popPhase(draft);
  if (check === 'wound') pushPhase(draft, { kind: 'arrive', hero, die, from: 'met' });
  else if (check === 'obstacle') loseTo(draft, phase, 0);
  else if (die.type === 'DIVINE') applyComfort(draft, phase);
  else removeDie(draft, die, metAt(phase.place, 'forfeited'));
}

/** Uses a skill on the encounter. A flight without dice begins at once. */
function useAgainst(
  draft: DiceDraft,
  phase: EncounterPhase,
  request: Omit<SkillUse, 'target'>,
): void {
  const use = useOn(request, NO_TARGET);
  if (findSkill(use.skill).moment !== 'flee' || !isWithoutDice(use)) {
    beginSkill(draft, use);
    return;
  }
  markUsed(draft, use);
  fleeFrom(draft, phase, true);
}

export const encounterRules: PhaseRules<EncounterPhase> = {
  player: (state) => state.turn.hero,
  offers: offersAgainst,
  act(draft, phase, action: DiceAction) {
    if (action.kind === 'hide' || action.kind === 'discard') {
      pushPhase(draft, plainPick(draft, phase, action.kind));
    } else if (action.kind === 'use') useAgainst(draft, phase, action);
    else if (action.kind === 'acquire') acquire(draft, phase);
    else if (action.kind === 'flee') fleeFrom(draft, phase, false);
    else forfeit(draft, phase);
  },
};
