import { elementAt, own, pick } from '#core';
import type { ChanceOutcome } from '#core';
import { NameTable } from '#kit/name-table.ts';
import {
  bleed,
  heroOf,
  loseToPlace,
  placeOf,
  popPhase,
  pushPhase,
  placeToChange,
  turnToChange,
  spend,
  takeInHand,
} from '../state/draft.ts';
import { drawAction, drawOutcome, VERB } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import { findInBag, makeBag } from '../model/bag.ts';
import type { Bag } from '../model/bag.ts';
import { isAmong, isNamedAlly, makeDie, withoutDie } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { PLAIN } from '../model/marks.ts';
import { drawRest, makePick, NAMELESS, OWN_BAG } from '../state/phase.ts';
import type { Card, DrawEnd, EncounterPhase, PhaseOf, PickPhase } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { cardHooks } from '../effects/hooks.ts';
import { putAside } from '../effects/looking.ts';
import { receiveGrace } from '../effects/remedies.ts';
import { findSkill } from '../skills/index.ts';
import { allUses, canMeet } from '../select/hand-rule.ts';
import { heededBy, levelOf } from './checks.ts';
import { no, offer, unless } from './offer.ts';
import type { PhaseRules } from './offer.ts';

type Draw = PhaseOf<'draw'>;

/** The dice to draw from. */
function sourceOf(state: DiceState, { hero, place, end }: Draw): Bag {
  const isOfHand = end === 'swift' || end === 'steal';
  if (place !== OWN_BAG && !isOfHand) return placeOf(state, place).bag;
  const { bag, hand } = heroOf(state, hero);
  if (!isOfHand) return bag;
  return makeBag([...hand.main, ...hand.allies].filter(({ type }) => type !== 'WOUND'));
}

/** Number of consecutive equal dice from here. */
function countEqual(bag: Bag, from: number): number {
  const { type, size, mark } = elementAt(bag, from);
  let at = from + 1;
  for (; at < bag.length; at++) {
    const die = elementAt(bag, at);
    if (die.type !== type || die.size !== size || die.mark !== mark) break;
  }
  return at - from;
}

/** Each kind of die in a bag once, weighted by its count. Equal dice are consecutive. */
function outcomesOf(bag: Bag): ChanceOutcome<DiceAction>[] {
  const outcomes: ChanceOutcome<DiceAction>[] = [];
  for (let at = 0, twins = 1; at < bag.length; at += twins) {
    twins = countEqual(bag, at);
    outcomes.push(drawOutcome(elementAt(bag, at), twins));
  }
  return outcomes;
}

/** Draws that only the move of the die reports. */
const SILENT: readonly DrawEnd[] = ['bleed', 'steal'];

/** The next die of a location whose order is fixed by the scenario; undefined for a random one. */
function dealtDie({ world, places }: DiceState, place: number): Die | undefined {
  const { order } = world.scenario;
  if (order === undefined || place < 0) return undefined;
  const dealt = own(order, world.sites[place]?.template.id ?? '') ?? [];
  const { bag } = elementAt(places, place);
  for (const [type, size] of dealt) {
    const die = findInBag(bag, { type, size, mark: PLAIN });
    if (die !== undefined) return die;
  }
  return undefined;
}

/** The dice that may be drawn now. */
function drawable(state: DiceState, phase: Draw): Bag {
  const dealt = phase.end === 'steal' ? undefined : dealtDie(state, phase.place);
  return dealt === undefined ? sourceOf(state, phase) : [dealt];
}

export const drawRules: PhaseRules<Draw> = {
  stream: 'draw',
  outcomes: (state, phase) => outcomesOf(drawable(state, phase)),
  sample: (state, phase, random) => drawAction(pick(random, drawable(state, phase))),
  act(draft, phase, action) {
    if (action.kind !== 'draw') return;
    const die = findInBag(sourceOf(draft, phase), action);
    if (die === undefined) throw new RangeError(`There is no ${makeDie(action)} to draw.`);
    popPhase(draft);
    if (!isAmong(SILENT, phase.end)) draft.record({ kind: 'drawn', die, hero: phase.hero });
    ENDINGS.of(phase.end)(draft, phase, die);
  },
};

function drawToHand(draft: DiceDraft, hero: number, die: Die, why: 'refill' | 'summon'): void {
  const rest = withoutDie(heroOf(draft, hero).bag, die);
  takeInHand(draft, hero, die, { from: 'bag', giver: hero, why }, rest);
}

type Ending = (draft: DiceDraft, phase: Draw, die: Die) => void;

function summonOne(draft: DiceDraft, phase: Draw, die: Die): void {
  drawToHand(draft, phase.hero, die, 'summon');
  const { bag } = heroOf(draft, phase.hero);
  if (phase.amount > 0 && bag.length > 0) {
    pushPhase(draft, drawRest(phase));
  }
}

const ENDINGS = new NameTable<DrawEnd, Ending>({
  explore: meet,
  refill: (draft, { hero }, die) => drawToHand(draft, hero, die, 'refill'),
  summon: summonOne,
  quick: summonOne,
  grace(draft, { hero, use }, die) {
    if (die.type === 'DIVINE') receiveGrace(draft, hero, levelOf(draft, hero, use?.skill ?? ''));
  },
  look(draft, { place, use }, die) {
    if (use === undefined) return;
    const at = placeToChange(draft, place);
    at.bag = withoutDie(at.bag, die);
    at.known ||= die.type === 'VILLAIN';
    pushPhase(draft, { kind: 'look', die, place, use });
  },
  swift: (draft, { hero }, die) => spend(draft, hero, die, 'hide', 'swift'),
  steal: (draft, { hero, place }, die) => loseToPlace(draft, hero, die, place),
  bleed(draft, phase, die) {
    bleed(draft, phase.hero, die);
    if (phase.amount > 0) pushPhase(draft, drawRest(phase));
  },
});

function turned(deck: readonly Card[]): readonly Card[] {
  return [...deck.slice(1), ...deck.slice(0, 1)];
}

/** Returns the top card for the die's type, and moves it to the bottom of its deck. */
function revealCard(place: ReturnType<typeof placeToChange>, { type }: Die): Card {
  const { enemies, obstacles, villain } = place;
  if (type === 'ENEMY') {
    place.enemies = turned(enemies);
    return enemies[0] ?? NAMELESS;
  }
  if (type === 'OBSTACLE') {
    place.obstacles = turned(obstacles);
    return obstacles[0] ?? NAMELESS;
  }
  if (type !== 'VILLAIN') return NAMELESS;
  place.known = true;
  return villain ?? NAMELESS;
}

function takeTrap(draft: DiceDraft, hero: number, die: Die): number {
  if (draft.boons.length === 0 || (die.type !== 'ENEMY' && die.type !== 'VILLAIN')) return 0;
  const traps = draft.boons.filter((boon) => boon.hero === hero && boon.scope === 'trap');
  for (const boon of traps) draft.record({ kind: 'boon-used', ...boon });
  draft.boons = draft.boons.filter((boon) => !traps.includes(boon));
  return traps.reduce((sum, { amount }) => sum + amount, 0);
}

/** Starts an encounter with the die drawn from a location's bag. */
function meet(draft: DiceDraft, { hero, place }: Draw, die: Die): void {
  const left = placeToChange(draft, place);
  left.bag = withoutDie(left.bag, die);
  const first = draft.turn.explorations === 0;
  turnToChange(draft).explorations += 1;
  const card = revealCard(left, die);
  if (isNamedAlly(die) && !draft.met.includes(die.mark)) draft.met = [...draft.met, die.mark];
  draft.record({ kind: 'encounter', die, card, place });
  const encounter: EncounterPhase = {
    kind: 'encounter',
    die,
    place,
    card,
    trap: takeTrap(draft, hero, die),
    guarded: [],
    first,
    tried: [],
  };
  pushPhase(draft, encounter);
  if (die.type === 'VILLAIN')
    pushPhase(draft, { kind: 'guard', places: occupiedPlaces(draft, place) });
  const hooks = heededBy(draft, hero, cardHooks(draft, card));
  for (const { onReveal } of hooks) onReveal?.(draft, hero, encounter);
}

/** Other open locations where a hero could stop a villain. */
function occupiedPlaces(state: DiceState, from: number): number[] {
  const places = [...state.places.keys()];
  return places.filter((place) => {
    const isOccupied = state.heroes.some(({ alive, at }) => alive && at === place);
    return placeOf(state, place).open && isOccupied && place !== from;
  });
}

/** The choice of dice to banish the inspected die. */
export function banishPick(phase: PhaseOf<'look'>): PickPhase {
  const { use } = phase;
  return makePick({ hero: use.hero, rule: lookRule(phase), end: 'banish', check: 'skill', use });
}

function lookRule(phase: PhaseOf<'look'>) {
  return allUses(findSkill(phase.use.skill).second?.uses ?? []);
}

const NO_DICE = no('dice-none-fit', 'No die in your hand fits.');

/** Inspection of a drawn die: banish it with another die, or put it back. */
export const lookRules: PhaseRules<PhaseOf<'look'>> = {
  run(draft, phase) {
    const { foes } = findSkill(phase.use.skill);
    if (foes === undefined || foes.includes(phase.die.type)) return false;
    putAside(draft, false);
    return true;
  },
  player: (_state, { use }) => use.hero,
  offers(state, phase) {
    const able = canMeet(lookRule(phase), heroOf(state, phase.use.hero).hand);
    return [offer(VERB.confirm, unless(able, NO_DICE)), offer(VERB.forfeit)];
  },
  act(draft, phase, action) {
    if (action.kind === 'forfeit') {
      putAside(draft, false);
      return;
    }
    pushPhase(draft, banishPick(phase));
  },
};
