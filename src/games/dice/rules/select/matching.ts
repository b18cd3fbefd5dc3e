import { isAmong } from '../model/die.ts';
import type { Die, DieType } from '../model/die.ts';

/** What one die may be used for: any of the types will do. */
export type TypeSet = readonly DieType[];

/** A purpose that takes one die. */
interface Purpose {
  readonly types: TypeSet;
}

/**
 * Gives each die a place of its own that takes its type, or gives up: bipartite matching by
 * augmenting paths. Dice come in order and take the first place that is free, so the first die gets
 * the first place wherever the others can do without it.
 */
export function matchDice(
  dice: readonly Die[],
  places: readonly Purpose[],
): readonly number[] | undefined {
  const owner = places.map(() => FREE);
  for (let die = 0; die < dice.length; die++) {
    if (!augment(dice, places, owner, die, [])) return undefined;
  }
  return dice.map((_, die) => owner.indexOf(die));
}

/** How many of the places the dice can fill at once. */
export function matchCount(dice: readonly Die[], places: readonly Purpose[]): number {
  const owner = places.map(() => FREE);
  let count = 0;
  for (let die = 0; die < dice.length && count < places.length; die++) {
    if (augment(dice, places, owner, die, [])) count += 1;
  }
  return count;
}

/** The owner of a place that no die has taken. */
const FREE = -1;

function augment(
  dice: readonly Die[],
  places: readonly Purpose[],
  owner: number[],
  die: number,
  tried: boolean[],
): boolean {
  const { type } = dice[die] as Die;
  for (let at = 0; at < places.length; at++) {
    if (owner[at] !== FREE || !takes(places, at, type)) continue;
    owner[at] = die;
    return true;
  }
  for (let at = 0; at < places.length; at++) {
    if (tried[at] === true || !takes(places, at, type)) continue;
    tried[at] = true;
    if (!augment(dice, places, owner, owner[at] as number, tried)) continue;
    owner[at] = die;
    return true;
  }
  return false;
}

function takes(places: readonly Purpose[], at: number, type: DieType): boolean {
  return isAmong((places[at] as Purpose).types, type);
}
