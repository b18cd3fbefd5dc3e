import type { Problem } from '../../../core/index.ts';
import { heroesWhere, heroOf, placeOf, pushPhase, replacePhase } from '../draft.ts';
import { STAT_TYPES } from '../model/die.ts';
import type { DieType } from '../model/die.ts';
import { holdsType, soundCount } from '../model/hand.ts';
import { REFUGE } from '../model/hero.ts';
import { makePick } from '../model/phase.ts';
import type { PhaseOf } from '../model/phase.ts';
import type { DiceState, Draft } from '../model/state.ts';
import { allUses, canMeet } from '../select/hand-rule.ts';
import type { AnyRule, Fate } from '../select/hand-rule.ts';
import { pileRule } from '../select/pile-mask.ts';
import { pushDraw } from '../tables/exploring.ts';
import { hasFlag, isRule, siteHooks } from '../tables/hooks.ts';
import { cureWound } from '../tables/mishaps.ts';
import { no, offer, REFUSALS, unless } from './offer.ts';
import type { Offer, PhaseRules } from './offer.ts';
import { beginSkill, reachable, skillOffers } from './skills.ts';
import { endWithRest, takers } from './target.ts';
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

/** The price of a second exploration: an ALLY, a DIVINE, or two stat dice. */
function makePrice(fate: Fate): AnyRule {
  const use = (...types: readonly DieType[]) => ({ types, fate });
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

function priceRule({ world }: DiceState): AnyRule {
  return PRICES[hasFlag(world.hooks, 'second-exploration-hides') ? 'hide' : 'discard'];
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
function skillsHere(state: DiceState, again: Problem | undefined): Offer[] {
  const { hero, explorations, spent } = state.turn;
  const before = explorations > 0 ? WHY.explored : spent ? WHY.spent : undefined;
  const offers = [
    ...skillOffers(state, hero, 'before', () => before),
    ...skillOffers(state, hero, 'again', () => again),
    ...skillOffers(state, hero, 'free'),
    ...skillOffers(state, hero, 'close', () => closingRefusal(state, true)),
  ];
  for (const other of heroesWhere(state, ({ alive }, index) => alive && index !== hero)) {
    offers.push(...skillOffers(state, other, 'errand'));
  }
  return offers;
}

function payable(state: DiceState): Problem | undefined {
  const { hand } = heroOf(state, state.turn.hero);
  return unless(canMeet(priceRule(state), hand), REFUSALS.noDice);
}

export const interiorRules: PhaseRules<PhaseOf<'interior'>> = {
  player: (state) => state.turn.hero,
  offers(state) {
    const { hand, pile } = heroOf(state, state.turn.hero);
    const again = againRefusal(state);
    return [
      offer('explore', exploreRefusal(state)),
      offer('again', again ?? payable(state)),
      offer('give', giveRefusal(state)),
      offer('travel', travelRefusal(state)),
      offer('close', closingRefusal(state, false)),
      offer('rest', restRefusal(state, pile.length > 0)),
      offer('cure', restRefusal(state, holdsType(hand, 'WOUND'))),
      ...skillsHere(state, again),
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
    pushPhase(draft, makePick({ hero, rule: priceRule(draft), end: 'again' }));
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
