import {
  heroOf,
  killHero,
  metAt,
  newborn,
  NOBODY,
  popPhase,
  pushPhase,
  removeDie,
  replacePhase,
  setHero,
  spend,
  pushMove,
} from '../state/draft.ts';
import { VERB } from '../model/action.ts';
import type { Origin } from '../state/draft.ts';
import { addToHand, hasRoom, soundCount } from '../model/hand.ts';
import { REFUGE } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { drawOwn, makePick, NO_TARGET } from '../state/phase.ts';
import type { PhaseOf, PickPhase, SkillUse } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { allUses, paidBy, useOf } from '../select/hand-rule.ts';
import { isRule } from '../effects/hooks.ts';
import { loseDice } from '../effects/mishaps.ts';
import type { Skill } from '../effects/skill.ts';
import { findSkill } from '../skills/index.ts';
import { levelOf } from './checks.ts';
import { no, offer, REFUSALS } from './offer.ts';
import type { Offer, PhaseRules } from './offer.ts';
import { addSkillOffers, beginSkill, isWithoutDice, markUsed, useKey } from './skills.ts';
import type { RefuseSkill } from './skills.ts';

type Damage = PhaseOf<'damage'>;

const OTHER_KIND = no('dice-other-damage', 'This does not help against this kind of damage.');
const WRONG_HERO = no('dice-not-his-damage', "This can't reduce damage to this hero.");

/** Damage that a hero may react to. */
interface Threatened {
  readonly phase: Damage;
  readonly hero: number;
}

const refuseReaction: RefuseSkill<Threatened> = (skill, id, { phase, hero }) => {
  if (phase.reacted.includes(useKey({ hero, skill: id }))) return REFUSALS.used;
  if (skill.magic !== undefined && skill.magic !== phase.magical) return OTHER_KIND;
  const reaches =
    hero === phase.hero ? skill.neighbours !== 'only' : skill.neighbours !== undefined;
  return reaches ? undefined : WRONG_HERO;
};

function addReactions(offers: Offer[], state: DiceState, phase: Damage, hero: number): void {
  addSkillOffers(offers, state, hero, 'react', refuseReaction, { phase, hero });
}

/** Reactions of the hurt hero, then of others at the same location. */
function reactions(state: DiceState, phase: Damage): Offer[] {
  const victim = phase.hero;
  const { at } = heroOf(state, victim);
  const offers: Offer[] = [];
  addReactions(offers, state, phase, victim);
  if (at !== REFUGE && isRule(state, at, 'closed-to-others')) return offers;
  for (let other = 0; other < state.heroes.length; other++) {
    const { alive, at: where } = heroOf(state, other);
    if (other !== victim && alive && where === at) addReactions(offers, state, phase, other);
  }
  return offers;
}

/** The choice of dice to discard for damage. The bag pays for the rest, at random. */
export function payPick({ hand, bag }: Hero, hero: number, amount: number): PickPhase {
  const most = Math.min(amount, paidBy(hand));
  const least = Math.min(most, Math.max(0, amount - bag.length));
  const allies = paidBy(hand) > soundCount(hand) ? 'pay' : 'counted';
  const rule = { kind: 'count', least, most, allies } as const;
  return makePick({ hero, rule, end: 'pay', cancel: false, target: amount });
}

/** Takes dice at random from the bag, as many as it has. */
export function payFromBag(draft: DiceDraft, hero: number, amount: number): void {
  const count = Math.min(amount, heroOf(draft, hero).bag.length);
  if (count > 0) pushPhase(draft, drawOwn(hero, 'bleed', count - 1));
}

/** Applies the damage in full: the hero chooses dice of his hand, and his bag pays for the rest. */
function takeDamage(draft: DiceDraft, { hero, amount, magical }: Damage): void {
  popPhase(draft);
  const { hand, bag } = heroOf(draft, hero);
  const sound = paidBy(hand);
  const lost = Math.min(amount, sound + bag.length);
  if (lost === 0) return;
  draft.record({ kind: 'damage', hero, announced: amount, amount: lost, magical });
  const pick = payPick(heroOf(draft, hero), hero, lost);
  const { rule } = pick;
  if (rule.kind === 'count' && rule.least < sound) pushPhase(draft, pick);
  else {
    loseHand(draft, hero);
    payFromBag(draft, hero, lost - sound);
  }
}

function loseHand(draft: DiceDraft, hero: number): void {
  const { hand } = heroOf(draft, hero);
  for (const die of [...hand.main, ...hand.allies]) {
    if (die.type !== 'WOUND') spend(draft, hero, die, 'discard', 'damage');
  }
}

export const damageRules: PhaseRules<Damage> = {
  run(draft, phase) {
    if (phase.amount <= 0) popPhase(draft);
    else if (reactions(draft, phase).some(({ refusal }) => refusal === undefined)) return false;
    else takeDamage(draft, phase);
    return true;
  },
  player: (_state, { hero }) => hero,
  offers: (state, phase) => [...reactions(state, phase), offer(VERB.confirm)],
  act(draft, phase, action) {
    if (action.kind !== 'use') takeDamage(draft, phase);
    else if (isWithoutDice(action)) reactFreely(draft, action);
    else beginSkill(draft, action);
  },
};

/** Applies a paid reaction: the pending damage is reduced, or shifts to another hero. */
export function react(
  draft: DiceDraft,
  skill: Skill,
  id: string,
  by: { readonly hero: number; readonly level: number; readonly total: number },
): void {
  const phase = draft.phases.at(-1);
  if (phase?.kind !== 'damage') throw new RangeError('There is no damage to react to.');
  const after = Math.max(0, skill.lessen?.(phase.amount, by.total, by.level) ?? phase.amount);
  draft.record({
    kind: 'lessened',
    hero: phase.hero,
    by: by.hero,
    skill: id,
    before: phase.amount,
    after,
  });
  replacePhase(draft, {
    ...phase,
    hero: skill.shields === true ? by.hero : phase.hero,
    amount: after,
    reacted: [...phase.reacted, useKey({ hero: by.hero, skill: id })],
  });
}

/** Applies a reaction that takes no dice. */
function reactFreely(draft: DiceDraft, { skill, way, hero }: Omit<SkillUse, 'target'>): void {
  markUsed(draft, { skill, way, hero, target: NO_TARGET });
  react(draft, findSkill(skill), skill, { hero, level: levelOf(draft, hero, skill), total: 0 });
}

/** Origin of an arriving die: encountered at the acting hero's location, or newly created. */
function originOf({ turn, heroes }: DiceDraft, { die, from }: PhaseOf<'arrive'>): Origin {
  const why = die.type === 'WOUND' ? 'wound' : 'acquired';
  return from === 'new' ? newborn(why) : metAt(heroes[turn.hero]?.at ?? NOBODY, why);
}

/** A die arrives in a hand. If its part of the hand is full, another die is discarded first. */
export const arriveRules: PhaseRules<PhaseOf<'arrive'>> = {
  run(draft, phase) {
    const { hero, die } = phase;
    const { alive, hand } = heroOf(draft, hero);
    const arrival = originOf(draft, phase);
    if (!alive) {
      popPhase(draft);
      removeDie(draft, die, arrival);
    } else if (hasRoom(hand, die.type)) {
      popPhase(draft);
      setHero(draft, hero, { hand: addToHand(hand, die) });
      pushMove(draft, die, arrival, 'hand', hero);
      if (die.type === 'WOUND') draft.record({ kind: 'wounded', hero });
    } else if (die.type === 'ALLY') {
      const one = allUses([useOf('discard', ['ALLY'])]);
      pushPhase(draft, loseDice(hero, one, 'discard', 'make-room', true));
    } else if (hand.main.every(({ type }) => type === 'WOUND')) {
      popPhase(draft);
      removeDie(draft, die, arrival);
      killHero(draft, hero);
    } else {
      const one = { kind: 'count', least: 1, most: 1, allies: 'none' } as const;
      pushPhase(draft, loseDice(hero, one, 'discard', 'make-room'));
    }
    return true;
  },
};
