import { elementAt } from '#core';
import type { ChanceOutcome, Problem } from '#core';
import {
  endWith,
  heroesWhere,
  heroOf,
  metAt,
  placeOf,
  popPhase,
  pushPhase,
  removeDie,
  replacePhase,
  returnToPlace,
  placeToChange,
  turnToChange,
} from '../state/draft.ts';
import { VERB } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import type { StatType } from '../model/die.ts';
import { REFUGE } from '../model/hero.ts';
import { makePick } from '../state/phase.ts';
import type { PhaseOf, PickPhase } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { canMeet, useOf } from '../select/hand-rule.ts';
import type { Fate, UseRule } from '../select/hand-rule.ts';
import { isWatched } from '../effects/guardian.ts';
import { cardHooks, hasFlag } from '../effects/hooks.ts';
import { helpsFor, hooksFor } from './checks.ts';
import { countTakeBack, no, offer, offerTakeBack, REFUSALS, unless } from './offer.ts';
import type { PhaseRules } from './offer.ts';

/** Cache of the rules of closing checks, by hero. The same few are needed repeatedly. */
class ClosingRules {
  readonly heroes: ClosingRule[][] = [];
}

interface ClosingRule {
  readonly types: readonly StatType[];
  readonly fate: Fate;
  readonly rule: UseRule;
}

const NO_TYPES: readonly StatType[] = [];

/** One or two stat dice of different types to close the location, and helpers. */
function closingRule(state: DiceState, hero: number, place: number, fate: Fate): UseRule {
  const { world } = state;
  const known = (world.memory.of(ClosingRules).heroes[hero] ??= []);
  const types = world.sites[place]?.closingTypes ?? NO_TYPES;
  for (const one of known) if (one.types === types && one.fate === fate) return one.rule;
  const rule: UseRule = {
    kind: 'uses',
    uses: types.map((type) => useOf(fate, [type])),
    least: 1,
    most: Math.min(2, types.length),
    helps: helpsFor(state, hero, 'close'),
  };
  known.push({ types, fate, rule });
  return rule;
}

function canTryClosing(state: DiceState, hero: number, place: number): boolean {
  return canMeet(closingRule(state, hero, place, 'hide'), heroOf(state, hero).hand);
}

const CLOSING = {
  refuge: no('dice-close-refuge', 'The Refuge cannot be closed.'),
  closed: no('dice-closed', 'This place is closed.'),
  tried: no('dice-close-tried', 'You can try to close a place once a turn.'),
  bag: no(
    'dice-close-bag',
    'You can close a place when its bag is empty, or right after you beat its henchman.',
  ),
  guardian: no('dice-guardian', 'Beat the guardian before you close this place.'),
} as const;

/** True if a threat known to the heroes prevents closing. */
function isGuarded(state: DiceState, place: number): boolean {
  const at = placeOf(state, place);
  const { villain, known, bag, hidden } = at;
  if (bag.length + hidden === 0) return false;
  if (isWatched(state.world, at)) return true;
  return villain !== undefined && known && hasFlag(cardHooks(state, villain), 'guardian');
}

/** Reason against closing the acting hero's location. A skill can replace the empty bag. */
export function closingRefusal(state: DiceState, bySkill: boolean): Problem | undefined {
  const { hero, closeTried, henchman } = state.turn;
  const { at } = heroOf(state, hero);
  if (at === REFUGE) return CLOSING.refuge;
  const { open, bag, hidden, villain, known } = placeOf(state, at);
  if (!open) return CLOSING.closed;
  if (closeTried) return CLOSING.tried;
  if (bySkill) {
    if (villain !== undefined && known) return CLOSING.bag;
  } else if (bag.length + hidden > 0 && henchman !== at) return CLOSING.bag;
  if (isGuarded(state, at)) return CLOSING.guardian;
  return bySkill || canTryClosing(state, hero, at) ? undefined : REFUSALS.noDice;
}

/** The choice of dice for a closing check, hidden or discarded. */
export function pickClosing(
  state: DiceState,
  { hero, place, guard }: PhaseOf<'closing'>,
  fate: 'hide' | 'discard',
): PickPhase {
  const rule = closingRule(state, hero, place, fate);
  const check = guard ? 'guard' : 'close';
  return makePick({ hero, rule, end: 'check', fate, check, target: place });
}

/** Choice of the manner of a closing check, or of cancelling it. */
export const closingRules: PhaseRules<PhaseOf<'closing'>> = {
  player: (_state, { hero }) => hero,
  offers: (state, { hero, place }) => [
    offer(VERB.hide),
    offer(
      VERB.discard,
      unless(!hasFlag(hooksFor(state, hero, place), 'cunning'), REFUSALS.noBonus),
    ),
    offerTakeBack(state, VERB.cancel),
  ],
  act(draft, phase, action) {
    if (action.kind === 'hide' || action.kind === 'discard') {
      pushPhase(draft, pickClosing(draft, phase, action.kind));
    } else {
      countTakeBack(draft);
      popPhase(draft);
    }
  },
};

type Guard = PhaseOf<'guard'>;

function heroesAt(state: DiceState, place: number | undefined): number[] {
  return heroesWhere(state, ({ alive, at }) => alive && at === place);
}

/** Moves on to the next location to guard, or to the villain. */
export function nextGuard(draft: DiceDraft, phase: Guard): void {
  replacePhase(draft, { kind: 'guard', places: phase.places.slice(1) });
}

/**
 * Before a battle with a villain, heroes elsewhere may guard their locations against his escape.
 */
export const guardRules: PhaseRules<Guard> = {
  run(draft, phase) {
    const [place] = phase.places;
    if (place === undefined) popPhase(draft);
    else if (heroesAt(draft, place).some((hero) => canTryClosing(draft, hero, place))) return false;
    else nextGuard(draft, phase);
    return true;
  },
  player: (state, { places }) => heroesAt(state, places[0])[0] ?? state.turn.hero,
  offers(state, { places }) {
    const place = elementAt(places, 0);
    const heroes = heroesAt(state, place).map((at) =>
      offer({ kind: 'hero', at }, unless(canTryClosing(state, at, place), REFUSALS.noDice)),
    );
    return [...heroes, offer(VERB.forfeit)];
  },
  act(draft, phase, action) {
    const place = elementAt(phase.places, 0);
    if (action.kind === 'hero') {
      pushPhase(draft, { kind: 'closing', hero: action.at, place, guard: true });
    } else nextGuard(draft, phase);
  },
};

/** The closing check of the acting hero at his location. */
export function closingHere(state: DiceState): PhaseOf<'closing'> {
  const { hero } = state.turn;
  return { kind: 'closing', hero, place: heroOf(state, hero).at, guard: false };
}

export function beginClosing(draft: DiceDraft): void {
  pushPhase(draft, closingHere(draft));
}

export function markClosing(draft: DiceDraft): void {
  turnToChange(draft).closeTried = true;
}

type Escape = PhaseOf<'escape'>;

/** Possible escapes of a villain: open locations without a guard or another villain. */
function escapeRoutes(state: DiceState, { from, guarded }: Escape): number[] {
  const routes: number[] = [];
  for (let place = 0; place < state.places.length; place++) {
    const { open, villain } = placeOf(state, place);
    const free = villain === undefined || place === from;
    if (open && free && !guarded.includes(place)) routes.push(place);
  }
  return routes;
}

function escapeTo(draft: DiceDraft, { from, die }: Escape, to: number): void {
  const { villain } = placeOf(draft, from);
  popPhase(draft);
  placeToChange(draft, from).villain = undefined;
  const hideout = placeToChange(draft, to);
  hideout.villain = villain;
  hideout.known = true;
  draft.record({ kind: 'escaped', from, to });
  returnToPlace(draft, to, die, metAt(from, 'escaped'));
}

function corner(draft: DiceDraft, { from, die }: Escape): void {
  popPhase(draft);
  const { villain } = placeOf(draft, from);
  if (villain !== undefined) draft.beaten = [...draft.beaten, villain];
  placeToChange(draft, from).villain = undefined;
  removeDie(draft, die, metAt(from, 'defeated'));
  draft.record({ kind: 'cornered', place: from });
  if (draft.places.every(({ villain }) => villain === undefined)) endWith(draft, 'cornered');
}

/** The villain escapes to a random location, or is cornered if there is none. */
export const escapeRules: PhaseRules<Escape> = {
  stream: 'draw',
  run(draft, phase) {
    const routes = escapeRoutes(draft, phase);
    if (routes.length > 1) return false;
    if (routes.length === 1) escapeTo(draft, phase, elementAt(routes, 0));
    else corner(draft, phase);
    return true;
  },
  outcomes: (state, phase) =>
    escapeRoutes(state, phase).map((at): ChanceOutcome<DiceAction> => {
      return { action: { kind: 'reach', at }, weight: 1 };
    }),
  act(draft, phase, action) {
    if (action.kind === 'reach') escapeTo(draft, phase, action.at);
  },
};
