import { isAmong } from '../model/die.ts';
import type { Die, DieType } from '../model/die.ts';
import { hasKeyword, PLAIN } from '../model/marks.ts';

/** Types accepted for one die. */
export type TypeSet = readonly DieType[];

/** A purpose that takes one die. */
export interface Purpose {
  readonly types: TypeSet;
  /** Only dice with one of these marks; any by default. */
  readonly marks?: readonly string[] | undefined;
  /** Given for help, which hallowed dice give like DIVINE ones. */
  readonly most?: number;
}

/** True if a die serves a purpose. */
export function isFor(purpose: Purpose, { type, mark }: Die): boolean {
  if (isAmong(purpose.types, type)) {
    return purpose.marks === undefined || isAmong(purpose.marks, mark);
  }
  return mark !== PLAIN && isHelpfulMark(purpose, mark);
}

function isHelpfulMark({ types, most }: Purpose, mark: string): boolean {
  return most !== undefined && isAmong(types, 'DIVINE') && hasKeyword({ mark }, 'hallowed');
}

/**
 * Assigns each die to a separate place that accepts its type, or fails: bipartite matching by
 * augmenting paths. Dice are processed in order and take the first free place. The first die
 * therefore gets the first place unless the others need it.
 */
export function matchDice(
  dice: readonly Die[],
  places: readonly Purpose[],
): readonly number[] | undefined {
  if (dice.length === 2) return matchTwo(dice[0] as Die, dice[1] as Die, places);
  const owner = noOwners(places.length);
  for (let die = 0; die < dice.length; die++) {
    if (!augment(dice, places, owner, die)) return undefined;
  }
  const matched: number[] = [];
  for (let die = 0; die < dice.length; die++) matched.push(owner.indexOf(die));
  return matched;
}

/** The same for two dice, by far the most frequent: the first gives way if it can. */
function matchTwo(
  first: Die,
  second: Die,
  places: readonly Purpose[],
): readonly number[] | undefined {
  const at = placeFor(first, places, NOWHERE);
  if (at === NOWHERE) return undefined;
  const other = placeFor(second, places, at);
  if (other !== NOWHERE) return [at, other];
  const away = isFor(places[at] as Purpose, second) ? placeFor(first, places, at) : NOWHERE;
  return away === NOWHERE ? undefined : [away, at];
}

const NOWHERE = -1;

/** The first place for a die, except for one place. */
function placeFor(die: Die, places: readonly Purpose[], except: number): number {
  for (let at = 0; at < places.length; at++) {
    if (at !== except && isFor(places[at] as Purpose, die)) return at;
  }
  return NOWHERE;
}

/** Largest number of places the dice can fill together. */
export function matchCount(dice: readonly Die[], places: readonly Purpose[]): number {
  const owner = noOwners(places.length);
  let count = 0;
  for (let die = 0; die < dice.length && count < places.length; die++) {
    if (augment(dice, places, owner, die)) count += 1;
  }
  return count;
}

/** Owner of an empty place. */
const FREE = -1;

function noOwners(places: number): number[] {
  const owner: number[] = [];
  for (let at = 0; at < places; at++) owner.push(FREE);
  return owner;
}

function augment(
  dice: readonly Die[],
  places: readonly Purpose[],
  owner: number[],
  die: number,
  tried: boolean[] = [],
): boolean {
  const one = dice[die] as Die;
  for (let at = 0; at < places.length; at++) {
    if (owner[at] !== FREE || !isFor(places[at] as Purpose, one)) continue;
    owner[at] = die;
    return true;
  }
  for (let at = 0; at < places.length; at++) {
    if (tried[at] === true || !isFor(places[at] as Purpose, one)) continue;
    tried[at] = true;
    if (!augment(dice, places, owner, owner[at] as number, tried)) continue;
    owner[at] = die;
    return true;
  }
  return false;
}
