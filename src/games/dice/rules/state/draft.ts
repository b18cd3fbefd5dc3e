import { assertDefined, elementAt } from '#core';
import { putInBag } from '../model/bag.ts';
import type { Bag } from '../model/bag.ts';
import { withoutDie } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import type { DiceEvent } from './event.ts';
import type { Reason } from './reason.ts';
import type { DieSpot, MoveReason } from './move.ts';
import { addToHand, EMPTY_HAND, hasRoom, removeFromHand } from '../model/hand.ts';
import type { Hero } from '../model/hero.ts';
import { hasKeyword, PLAIN } from '../model/marks.ts';
import { appended, replaceAt, withoutLast } from '../model/lists.ts';
import type { Phase } from './phase.ts';
import type { DiceState, DiceDraft, LocationInPlay, TurnRecord } from './state.ts';
import type { Fate } from '../select/hand-rule.ts';

/**
 * A state during the application of one action. Closed, it is the next state: a copy would double
 * the work of short actions, and engines read states and drafts of one layout faster.
 */
class Draft implements DiceDraft {
  world: DiceState['world'];
  timer: DiceState['timer'];
  gained: DiceState['gained'];
  heroes: DiceState['heroes'];
  places: DiceState['places'];
  deterred: DiceState['deterred'];
  turn: DiceState['turn'];
  phases: DiceState['phases'];
  boons: DiceState['boons'];
  usedUp: DiceState['usedUp'];
  acted: DiceState['acted'];
  beaten: DiceState['beaten'];
  met: DiceState['met'];
  flags: DiceState['flags'];
  nextId: DiceState['nextId'];
  over: DiceState['over'];
  /** Undefined once closed. As a private field, it is neither copied nor compared with the state. */
  #events: DiceEvent[] | undefined;

  constructor(state: DiceState) {
    this.world = state.world;
    this.timer = state.timer;
    this.gained = state.gained;
    this.heroes = state.heroes;
    this.places = state.places;
    this.deterred = state.deterred;
    this.turn = state.turn;
    this.phases = state.phases;
    this.boons = state.boons;
    this.usedUp = state.usedUp;
    this.acted = state.acted;
    this.beaten = state.beaten;
    this.met = state.met;
    this.flags = state.flags;
    this.nextId = state.nextId;
    this.over = state.over;
    this.#events = NO_EVENTS;
  }

  get events(): readonly DiceEvent[] {
    return assertDefined(this.#events);
  }

  record(event: DiceEvent): void {
    const events = assertDefined(this.#events);
    // A list written down with its first item has no room to spare.
    if (events.length === 0) this.#events = [event];
    else events.push(event);
  }

  close(): DiceState {
    this.#events = undefined;
    return this;
  }
}

const NO_EVENTS: DiceEvent[] = [];

export function openDraft(state: DiceState): Draft {
  return new Draft(state);
}

/** The state after all changes. The draft must not be used any more. */
export function closeDraft(draft: Draft): DiceState {
  return draft.close();
}

export function heroOf(state: DiceState, hero: number): Hero {
  return elementAt(state.heroes, hero);
}

/** Indices of the heroes that satisfy a condition. */
export function heroesWhere(
  state: DiceState,
  holds: (hero: Hero, index: number) => boolean,
): number[] {
  const found: number[] = [];
  for (let index = 0; index < state.heroes.length; index++) {
    if (holds(heroOf(state, index), index)) found.push(index);
  }
  return found;
}

export function placeOf(state: DiceState, place: number): LocationInPlay {
  return elementAt(state.places, place);
}

// Frequent changes are written out field by field. All heroes, locations and turns then have one
// layout, which engines read fast.

export function setHero(draft: DiceDraft, at: number, changes: Partial<Hero>): void {
  const old = heroOf(draft, at);
  draft.heroes = replaceAt(draft.heroes, at, {
    alive: changes.alive ?? old.alive,
    at: changes.at ?? old.at,
    capacity: changes.capacity ?? old.capacity,
    hand: changes.hand ?? old.hand,
    bag: changes.bag ?? old.bag,
    pile: changes.pile ?? old.pile,
  });
}

/** Moves dice among a hero's own hand, bag and pile, by far the most frequent change. */
function setDice(
  draft: DiceDraft,
  at: number,
  { hand, bag, pile }: Pick<Hero, 'hand' | 'bag' | 'pile'>,
) {
  const { alive, at: place, capacity } = heroOf(draft, at);
  draft.heroes = replaceAt(draft.heroes, at, { alive, at: place, capacity, hand, bag, pile });
}

/** Copies a location for the draft, to be modified in place. Other states keep the original. */
export function placeToChange(draft: DiceDraft, at: number): Changeable<LocationInPlay> {
  const old = placeOf(draft, at);
  const place = {
    open: old.open,
    closingDifficulty: old.closingDifficulty,
    bag: old.bag,
    hidden: old.hidden,
    enemies: old.enemies,
    obstacles: old.obstacles,
    villain: old.villain,
    known: old.known,
    guarded: old.guarded,
  };
  draft.places = replaceAt(draft.places, at, place);
  return place;
}

/** Copies the turn for the draft, to be modified in place. */
export function turnToChange(draft: DiceDraft): Changeable<TurnRecord> {
  const old = draft.turn;
  const turn = {
    hero: old.hero,
    gifts: old.gifts,
    travels: old.travels,
    explorations: old.explorations,
    again: old.again,
    spent: old.spent,
    closeTried: old.closeTried,
    henchman: old.henchman,
    used: old.used,
    reversals: old.reversals,
  };
  draft.turn = turn;
  return turn;
}

type Changeable<T> = { -readonly [K in keyof T]: T[K] };

export function pushPhase(draft: DiceDraft, phase: Phase): void {
  draft.phases = appended(draft.phases, phase);
}

export function popPhase(draft: DiceDraft): void {
  draft.phases = withoutLast(draft.phases);
}

export function replacePhase(draft: DiceDraft, phase: Phase): void {
  draft.phases = replaceAt(draft.phases, draft.phases.length - 1, phase);
}

/** Ends the game, unless it is already over. */
export function endWith(draft: DiceDraft, reason: Reason): void {
  if (draft.over !== undefined) return;
  draft.over = reason;
  draft.phases = [];
  draft.record({ kind: 'over', reason });
}

/** Origin of a die: its place, its owner, and the reason for the move. */
export interface Origin {
  readonly from: DieSpot;
  readonly giver: number;
  readonly why: MoveReason;
}

/** Owner of dice that are shared, new, or out of the game. */
export const NOBODY = -1;

export function newborn(why: MoveReason): Origin {
  return { from: 'new', giver: NOBODY, why };
}

/** Origin of a die encountered at a location. */
export function metAt(place: number, why: MoveReason): Origin {
  return { from: 'met', giver: place, why };
}

/** Records the move of a die as an event. */
export function pushMove(
  draft: DiceDraft,
  die: Die,
  origin: Origin,
  to: DieSpot,
  at: number,
): void {
  const { from, giver, why } = origin;
  const event: DiceEvent = { kind: 'moved', die, from, giver, to, at, why };
  draft.record(event);
}

function spotOf(fate: Fate): DieSpot {
  if (fate === 'hide') return 'bag';
  return fate === 'discard' ? 'pile' : 'deterred';
}

/** The fate of a die that leaves a hand. A loyal one returns to the bag, unless damage takes it. */
function fateOf(die: Die, fate: Fate, why: MoveReason): Fate {
  const isLoyal = fate === 'discard' && why !== 'damage' && hasKeyword(die, 'loyal');
  return isLoyal ? 'hide' : fate;
}

/**
 * Moves a die from a hand to the destination of its fate. A single step, so the die cannot be lost.
 */
export function spend(draft: DiceDraft, hero: number, die: Die, rule: Fate, why: MoveReason): void {
  const { hand, bag, pile } = heroOf(draft, hero);
  const fate = fateOf(die, rule, why);
  setDice(draft, hero, {
    hand: removeFromHand(hand, die),
    bag: fate === 'hide' ? putInBag(bag, die) : bag,
    pile: fate === 'discard' ? putInBag(pile, die) : pile,
  });
  if (fate === 'deter') draft.deterred = putInBag(draft.deterred, die);
  const at = fate === 'deter' ? NOBODY : hero;
  pushMove(draft, die, { from: 'hand', giver: hero, why }, spotOf(fate), at);
}

/**
 * Adds a die to a hand, or to the discard pile if its part is full. `rest` is the remainder of the
 * hero's bag, for dice drawn from there.
 */
export function takeInHand(
  draft: DiceDraft,
  hero: number,
  die: Die,
  origin: Origin,
  rest?: Bag,
): void {
  const { hand, bag, pile } = heroOf(draft, hero);
  const fits = hasRoom(hand, die.type);
  setDice(draft, hero, {
    hand: fits ? addToHand(hand, die) : hand,
    bag: rest ?? bag,
    pile: fits ? pile : putInBag(pile, die),
  });
  pushMove(draft, die, origin, fits ? 'hand' : 'pile', hero);
}

/** Removes a die from the game. */
export function removeDie(draft: DiceDraft, die: Die, origin: Origin): void {
  pushMove(draft, die, origin, 'out', NOBODY);
}

/** Moves a die from its owner's discard pile to his bag. */
export function healDie(draft: DiceDraft, hero: number, die: Die): void {
  const { hand, bag, pile } = heroOf(draft, hero);
  setDice(draft, hero, { hand, bag: putInBag(bag, die), pile: withoutDie(pile, die) });
  pushMove(draft, die, { from: 'pile', giver: hero, why: 'healed' }, 'bag', hero);
}

/** Moves a die from its owner's bag to his discard pile. */
export function bleed(draft: DiceDraft, hero: number, die: Die): void {
  const { hand, bag, pile } = heroOf(draft, hero);
  setDice(draft, hero, { hand, bag: withoutDie(bag, die), pile: putInBag(pile, die) });
  pushMove(draft, die, { from: 'bag', giver: hero, why: 'damage' }, 'pile', hero);
}

/** Moves a die from a hand into the bag of a location, where it can be won back. */
export function loseToPlace(draft: DiceDraft, hero: number, die: Die, place: number): void {
  const { hand, bag, pile } = heroOf(draft, hero);
  setDice(draft, hero, { hand: removeFromHand(hand, die), bag, pile });
  returnToPlace(draft, place, die, { from: 'hand', giver: hero, why: 'stolen' });
}

/** Removes a WOUND in a hand from the game. */
export function healWound(draft: DiceDraft, hero: number, die: Die): void {
  setHero(draft, hero, { hand: removeFromHand(heroOf(draft, hero).hand, die) });
  removeDie(draft, die, { from: 'hand', giver: hero, why: 'cured' });
}

/** Moves a die from one hand to another, or to the discard pile if that hand is full. */
export function handOver(draft: DiceDraft, from: number, to: number, die: Die): void {
  setHero(draft, from, { hand: removeFromHand(heroOf(draft, from).hand, die) });
  takeInHand(draft, to, die, { from: 'hand', giver: from, why: 'gift' });
}

/** Puts the encountered die into a location's bag: its old one, or its villain's hideout. */
export function returnToPlace(draft: DiceDraft, place: number, die: Die, origin: Origin): void {
  const changed = placeToChange(draft, place);
  changed.bag = putInBag(changed.bag, die);
  pushMove(draft, die, origin, 'place', place);
}

/** Empties a location's bag, except for the dice that stay. */
export function clearPlace(draft: DiceDraft, place: number, stays: (die: Die) => boolean): void {
  const { bag } = placeOf(draft, place);
  const origin: Origin = { from: 'place', giver: place, why: 'closed' };
  for (const die of bag) if (!stays(die)) removeDie(draft, die, origin);
  placeToChange(draft, place).bag = bag.filter(stays);
}

/** Changes the timer, but never below 0. */
export function changeTimer(draft: DiceDraft, change: number): void {
  const timer = Math.max(0, draft.timer + change);
  if (timer === draft.timer) return;
  draft.record({ kind: 'time', change: timer - draft.timer, timer });
  draft.timer = timer;
}

/** Creates a new die. */
export function mintInto(
  draft: DiceDraft,
  { type, size, mark = PLAIN }: Pick<Die, 'type' | 'size'> & Partial<Pick<Die, 'mark'>>,
): Die {
  const die: Die = { id: draft.nextId, type, size, mark };
  draft.nextId += 1;
  return die;
}

/** Kills a hero. All his dice leave the game. */
export function killHero(draft: DiceDraft, hero: number): void {
  const { hand, bag, pile } = heroOf(draft, hero);
  const lose = (from: DieSpot, dice: readonly Die[]) => {
    for (const die of dice) removeDie(draft, die, { from, giver: hero, why: 'death' });
  };
  lose('hand', hand.main);
  lose('hand', hand.allies);
  lose('bag', bag);
  lose('pile', pile);
  setHero(draft, hero, { alive: false, hand: EMPTY_HAND, bag: [], pile: [] });
  draft.boons = draft.boons.filter((boon) => boon.hero !== hero);
  draft.record({ kind: 'died', hero });
  if (draft.heroes.every(({ alive }) => !alive)) endWith(draft, 'dead');
  else if (draft.world.hooks.some(({ flags }) => flags?.includes('death-is-loss') === true)) {
    endWith(draft, 'fallen');
  } else if (hero === draft.turn.hero) draft.phases = [{ kind: 'start' }];
}
