import { elementAt } from '#core';
import type { Problem } from '#core';
import {
  healDie,
  heroesWhere,
  heroOf,
  popPhase,
  pushPhase,
  replacePhase,
  turnToChange,
} from '../state/draft.ts';
import { VERB } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import { DIE_TYPES } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { hasRoom } from '../model/hand.ts';
import { makePick, useOn } from '../state/phase.ts';
import type { PhaseOf, PickPhase } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { allUses, useOf } from '../select/hand-rule.ts';
import { checkPileMask, isPileActive, switchPile } from '../select/pile-mask.ts';
import { moveHero } from '../effects/exploring.ts';
import { standingHooks } from '../effects/hooks.ts';
import { findSkill } from '../skills/index.ts';
import {
  takeBackRefusal,
  countTakeBack,
  no,
  offer,
  offerTakeBack,
  REFUSALS,
  unless,
} from './offer.ts';
import type { Offer, PhaseRules } from './offer.ts';
import { goodTargets, pickForSkill, reachable } from './skills.ts';

/** Heroes here who could take a die from this hero. */
export function takers(state: DiceState, giver: number): number[] {
  const { at, hand } = heroOf(state, giver);
  return heroesWhere(state, (hero, index) => {
    if (index === giver || !hero.alive || hero.at !== at) return false;
    const fits = (die: Die) => die.type !== 'WOUND' && hasRoom(hero.hand, die.type);
    return hand.main.some(fits) || hand.allies.some(fits);
  });
}

export function endWithRest(draft: DiceDraft, hero: number): void {
  draft.record({ kind: 'rested', hero });
  draft.phases = [{ kind: 'end' }];
}

type Target = PhaseOf<'target'>;

function targetActions(state: DiceState, { hero, end, use }: Target): DiceAction[] {
  const location = (at: number): DiceAction => ({ kind: 'location', at });
  const person = (at: number): DiceAction => ({ kind: 'hero', at });
  if (end === 'travel') return reachable(state, hero).map(location);
  if (end === 'give') return takers(state, hero).map(person);
  const skill = findSkill(use?.skill ?? '');
  const targets = goodTargets(state, skill, hero);
  if (skill.aim === 'place') return targets.map(location);
  if (skill.aim !== 'fallen-ally') return targets.map(person);
  const { pile } = heroOf(state, hero);
  return targets.map((id) => ({ kind: 'pile', at: pile.findIndex((die) => die.id === id) }));
}

function aim(draft: DiceDraft, { use, hero }: Target, at: number): void {
  if (use === undefined) return;
  const fallen = findSkill(use.skill).aim === 'fallen-ally';
  const target = fallen ? elementAt(heroOf(draft, hero).pile, at).id : at;
  pickForSkill(draft, useOn(use, target));
}

/** The choice of a die to give to another hero, limited to dice he has room for. */
export function giftPick(state: DiceState, giver: number, taker: number): PickPhase {
  const { hand } = heroOf(state, taker);
  const types = DIE_TYPES.filter((type) => type !== 'WOUND' && hasRoom(hand, type));
  const rule = allUses([useOf('hide', types)]);
  return makePick({ hero: giver, rule, end: 'give', target: taker });
}

/** Choice of a destination, of a hero for a gift, or of the target of a skill. */
export const targetRules: PhaseRules<Target> = {
  player: (_state, { hero }) => hero,
  offers: (state, phase) => [
    ...targetActions(state, phase).map((action) => offer(action)),
    offerTakeBack(state, VERB.cancel),
  ],
  act(draft, phase, action) {
    popPhase(draft);
    if (!('at' in action)) countTakeBack(draft);
    else if (phase.end === 'skill') aim(draft, phase, action.at);
    else if (phase.end === 'give') pushPhase(draft, giftPick(draft, phase.hero, action.at));
    else {
      turnToChange(draft).travels += 1;
      moveHero(draft, phase.hero, action.at);
      for (const { onTravel } of standingHooks(draft)) onTravel?.(draft, phase.hero);
    }
  },
};

const NOT_FIT = no('dice-pile', 'This die does not go with the ones you chose.');
const WRONG_DICE = no('dice-pile-mask', "These dice won't do. Choose others.");

type Piled = PhaseOf<'pile'>;

function dieRefusal(state: DiceState, { owner, rule, mask }: Piled, at: number) {
  if (mask.includes(at)) return takeBackRefusal(state);
  return unless(isPileActive(rule, heroOf(state, owner).pile, mask, at), NOT_FIT);
}

function refuseInPile(state: DiceState, phase: Piled, action: DiceAction): Problem | undefined {
  if (action.kind === 'confirm') return unless(checkPileMask(phase.rule, phase.mask), WRONG_DICE);
  if (action.kind === 'cancel' && phase.end === 'rest') return takeBackRefusal(state);
  if (action.kind !== 'pile') return REFUSALS.unknown;
  const isThere = heroOf(state, phase.owner).pile[action.at] !== undefined;
  return isThere ? dieRefusal(state, phase, action.at) : REFUSALS.unknown;
}

/** Choice of dice from a discard pile, which return to their owner's bag. */
export const pileRules: PhaseRules<Piled> = {
  player: (_state, { hero }) => hero,
  offers(state, phase) {
    const offerIt = (action: DiceAction) => offer(action, refuseInPile(state, phase, action));
    const { pile } = heroOf(state, phase.owner);
    const dice = pile.map((_, at): Offer => offerIt({ kind: 'pile', at }));
    const back = phase.end === 'rest' ? [offerIt(VERB.cancel)] : [];
    return [...dice, offerIt(VERB.confirm), ...back];
  },
  refuse: refuseInPile,
  act(draft, phase, action) {
    if (action.kind === 'pile') {
      if (phase.mask.includes(action.at)) countTakeBack(draft);
      const { kind, hero, owner, rule, end } = phase;
      const mask = switchPile(phase.mask, action.at);
      replacePhase(draft, { kind, hero, owner, rule, mask, end });
      return;
    }
    popPhase(draft);
    if (action.kind === 'cancel') {
      countTakeBack(draft);
      return;
    }
    const { pile } = heroOf(draft, phase.owner);
    for (const at of phase.mask) healDie(draft, phase.owner, elementAt(pile, at));
    if (phase.end === 'rest') endWithRest(draft, phase.hero);
  },
};
