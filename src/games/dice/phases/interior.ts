import type { Problem } from '../../../core/index.ts';
import { healDie, heroOf, placeOf, popPhase, pushPhase, replacePhase, setTurn } from '../draft.ts';
import type { DiceAction } from '../model/action.ts';
import { DIE_TYPES } from '../model/die.ts';
import type { Die, DieType } from '../model/die.ts';
import { hasRoom, holdsType, soundCount } from '../model/hand.ts';
import { REFUGE } from '../model/hero.ts';
import { NO_TARGET } from '../model/phase.ts';
import type { PhaseOf, PickPhase } from '../model/phase.ts';
import type { DiceState, Draft } from '../model/state.ts';
import { allUses, canMeet } from '../select/hand-rule.ts';
import type { AnyRule, Fate } from '../select/hand-rule.ts';
import { checkPileMask, isPileActive, pileRule, switchPile } from '../select/pile-mask.ts';
import { moveHero, pushDraw } from '../tables/exploring.ts';
import { isRule, siteHooks, hasFlag } from '../tables/hooks.ts';
import { cureWound } from '../tables/mishaps.ts';
import { findSkill } from '../tables/skills/index.ts';
import { countBack, no, offer, offerBack, REFUSALS, unless } from './offer.ts';
import type { Offer, PhaseRules } from './offer.ts';
import { beginSkill, goodTargets, pickForSkill, reachable, skillOffers } from './skills.ts';
import { beginClosing, closingRefusal } from './villain.ts';

const WHY = {
  closed: no('dice-closed', 'This location is closed.'),
  empty: no('dice-bag-empty', 'The bag of this location is empty.'),
  refuge: no('dice-refuge', 'There is nothing to explore in the Refuge.'),
  spent: no('dice-spent', 'There is no more exploring in this turn.'),
  explored: no('dice-explored', 'This can be done before exploring only.'),
  unexplored: no('dice-unexplored', 'This can be done after exploring only.'),
  once: no('dice-once', 'This has been done in this turn.'),
  alone: no('dice-alone', 'Nobody here could take a die.'),
  nothing: no('dice-nothing-to-give', 'There is no die to give away.'),
  noRest: no('dice-no-rest', 'Rest is found in the Refuge.'),
  healthy: no('dice-healthy', 'There is nothing to recover from.'),
  haste: no('dice-haste', 'In this scenario nobody explores twice in a turn.'),
} as const;

function groundRefusal(state: DiceState): Problem | undefined {
  const { at } = heroOf(state, state.turn.hero);
  if (at === REFUGE) return WHY.refuge;
  const { open, bag, hidden } = placeOf(state, at);
  if (!open) return WHY.closed;
  return unless(bag.length + hidden > 0, WHY.empty);
}

function exploreRefusal(state: DiceState): Problem | undefined {
  const { explorations, spent } = state.turn;
  if (spent) return WHY.spent;
  return explorations > 0 ? WHY.once : groundRefusal(state);
}

function againRefusal(state: DiceState): Problem | undefined {
  const { explorations, spent, again } = state.turn;
  if (explorations === 0) return WHY.unexplored;
  if (spent) return WHY.spent;
  if (again || explorations > 1) return WHY.once;
  if (hasFlag(state.world.hooks, 'no-second-exploration')) return WHY.haste;
  return groundRefusal(state);
}

const STATS = ['PHYSICAL', 'SOMATIC', 'MENTAL', 'VERBAL'] as const;

/** The price of a second exploration: an ALLY, a DIVINE, or two stat dice. */
function priceRule(state: DiceState): AnyRule {
  const fate: Fate = hasFlag(state.world.hooks, 'second-exploration-hides') ? 'hide' : 'discard';
  const use = (...types: readonly DieType[]) => ({ types, fate });
  return {
    kind: 'any',
    rules: [
      allUses([use('ALLY')]),
      allUses([use('DIVINE')]),
      allUses([use(...STATS), use(...STATS)]),
    ],
  };
}

/** Heroes here who could take a die of the hero's. */
function takers(state: DiceState, giver: number): number[] {
  const { at, hand } = heroOf(state, giver);
  return state.heroes.flatMap((hero, index) => {
    if (index === giver || !hero.alive || hero.at !== at) return [];
    const fits = (die: Die) => die.type !== 'WOUND' && hasRoom(hero.hand, die.type);
    return [...hand.main, ...hand.allies].some(fits) ? [index] : [];
  });
}

function giveRefusal(state: DiceState): Problem | undefined {
  const { hero, gifts, explorations } = state.turn;
  const { at, hand } = heroOf(state, hero);
  const most = hasFlag(siteHooks(state, at), 'gifts-twice') ? 2 : 1;
  if (explorations > 0) return WHY.explored;
  if (gifts >= most) return WHY.once;
  if (soundCount(hand) === 0) return WHY.nothing;
  return unless(takers(state, hero).length > 0, WHY.alone);
}

function travelRefusal(state: DiceState): Problem | undefined {
  const { hero, travels, explorations } = state.turn;
  if (explorations > 0) return WHY.explored;
  if (travels > 0) return WHY.once;
  return unless(reachable(state, hero).length > 0, REFUSALS.noTarget);
}

function restRefusal(state: DiceState, needs: boolean): Problem | undefined {
  const { hero, explorations, spent } = state.turn;
  const { at } = heroOf(state, hero);
  if (explorations > 0 || spent) return WHY.explored;
  if (at !== REFUGE && !isRule(state, at, 'rest-here')) return WHY.noRest;
  return unless(needs, WHY.healthy);
}

/** Skills that are used instead of exploring, or for it. */
function skillsHere(state: DiceState): Offer[] {
  const { hero, explorations, spent } = state.turn;
  const before = explorations > 0 ? WHY.explored : spent ? WHY.spent : undefined;
  const again = againRefusal(state);
  const others = state.heroes.flatMap(({ alive }, other) =>
    alive && other !== hero ? skillOffers(state, other, 'errand') : [],
  );
  return [
    ...skillOffers(state, hero, 'before', () => before),
    ...skillOffers(state, hero, 'again', () => again),
    ...skillOffers(state, hero, 'free'),
    ...skillOffers(state, hero, 'close', () => closingRefusal(state, true)),
    ...others,
  ];
}

function payable(state: DiceState): Problem | undefined {
  const { hand } = heroOf(state, state.turn.hero);
  return unless(canMeet(priceRule(state), hand), REFUSALS.noDice);
}

export const interiorRules: PhaseRules<PhaseOf<'interior'>> = {
  player: (state) => state.turn.hero,
  offers(state) {
    const { hand, pile } = heroOf(state, state.turn.hero);
    return [
      offer('explore', exploreRefusal(state)),
      offer('again', againRefusal(state) ?? payable(state)),
      offer('give', giveRefusal(state)),
      offer('travel', travelRefusal(state)),
      offer('close', closingRefusal(state, false)),
      offer('rest', restRefusal(state, pile.length > 0)),
      offer('cure', restRefusal(state, holdsType(hand, 'WOUND'))),
      ...skillsHere(state),
      offer('finish'),
    ];
  },
  act(draft, _phase, action) {
    if (action.kind === 'use') beginSkill(draft, action);
    else ACTS[action.kind as keyof typeof ACTS](draft, draft.turn.hero);
  },
};

const ACTS = {
  explore: pushDraw,
  again(draft: Draft, hero: number) {
    const rule = priceRule(draft);
    pushPhase(draft, { ...pickOf(hero, NO_TARGET), rule, end: 'again' });
  },
  give(draft: Draft, hero: number) {
    pushPhase(draft, { kind: 'target', hero, end: 'give', use: undefined });
  },
  travel(draft: Draft, hero: number) {
    pushPhase(draft, { kind: 'target', hero, end: 'travel', use: undefined });
  },
  close: beginClosing,
  rest(draft: Draft, hero: number) {
    const rule = pileRule(heroOf(draft, hero).pile, 2);
    pushPhase(draft, { kind: 'pile', hero, owner: hero, rule, mask: [], end: 'rest' });
  },
  cure(draft: Draft, hero: number) {
    cureWound(draft, hero);
    endWithRest(draft, hero);
  },
  finish(draft: Draft) {
    replacePhase(draft, { kind: 'end' });
  },
} as const;

function endWithRest(draft: Draft, hero: number): void {
  draft.events.push({ kind: 'rested', hero });
  draft.phases = [{ kind: 'end' }];
}

function pickOf(hero: number, target: number): Omit<PickPhase, 'rule' | 'end'> {
  return {
    kind: 'pick',
    hero,
    mask: [],
    cancel: true,
    fate: 'discard',
    check: 'tally',
    use: undefined,
    target,
  };
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

function aim(draft: Draft, { use, hero }: Target, at: number): void {
  if (use === undefined) return;
  const fallen = findSkill(use.skill).aim === 'fallen-ally';
  const target = fallen ? (heroOf(draft, hero).pile[at] as Die).id : at;
  pickForSkill(draft, { ...use, target });
}

function offerDie(draft: Draft, giver: number, taker: number): void {
  const { hand } = heroOf(draft, taker);
  const types = DIE_TYPES.filter((type) => type !== 'WOUND' && hasRoom(hand, type));
  const rule = allUses([{ types, fate: 'hide' }]);
  pushPhase(draft, { ...pickOf(giver, taker), rule, end: 'give' });
}

/** Where to go, whom to give a die, at whom or what a skill is aimed. */
export const targetRules: PhaseRules<Target> = {
  player: (_state, { hero }) => hero,
  offers: (state, phase) => [
    ...targetActions(state, phase).map((action) => offer(action)),
    offerBack(state, 'cancel'),
  ],
  act(draft, phase, action) {
    popPhase(draft);
    if (!('at' in action)) countBack(draft);
    else if (phase.end === 'skill') aim(draft, phase, action.at);
    else if (phase.end === 'give') offerDie(draft, phase.hero, action.at);
    else {
      setTurn(draft, { travels: draft.turn.travels + 1 });
      moveHero(draft, phase.hero, action.at);
    }
  },
};

const NOT_FIT = no('dice-pile', 'This die cannot be chosen beside the others.');
const NOT_ENOUGH = no('dice-pile-mask', 'The chosen dice are not what is asked for.');

/** Dice are chosen of a discard pile; they go back into the bag of its owner. */
export const pileRules: PhaseRules<PhaseOf<'pile'>> = {
  player: (_state, { hero }) => hero,
  offers(state, { owner, rule, mask, end }) {
    const { pile } = heroOf(state, owner);
    const dice = pile.map((_, at): Offer => {
      const action: DiceAction = { kind: 'pile', at };
      if (mask.includes(at)) return offerBack(state, action);
      return offer(action, unless(isPileActive(rule, pile, mask, at), NOT_FIT));
    });
    const back = end === 'rest' ? [offerBack(state, 'cancel')] : [];
    return [...dice, offer('confirm', unless(checkPileMask(rule, mask), NOT_ENOUGH)), ...back];
  },
  act(draft, phase, action) {
    if (action.kind === 'pile') {
      if (phase.mask.includes(action.at)) countBack(draft);
      replacePhase(draft, { ...phase, mask: switchPile(phase.mask, action.at) });
      return;
    }
    popPhase(draft);
    if (action.kind === 'cancel') {
      countBack(draft);
      return;
    }
    const { pile } = heroOf(draft, phase.owner);
    for (const at of phase.mask) healDie(draft, phase.owner, pile[at] as Die);
    if (phase.end === 'rest') endWithRest(draft, phase.hero);
  },
};
