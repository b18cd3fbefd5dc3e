import type { Die, DieType } from '../model/die.ts';

/** What one die may be used for: any of the types will do. */
export type TypeSet = readonly DieType[];

/**
 * Gives each die a set of its own that holds its type, or gives up: bipartite matching by
 * augmenting paths. Dice come in order and take the first set that is free, so the first die gets
 * the first set wherever the others can do without it.
 */
export function matchDice(dice: readonly Die[], sets: readonly TypeSet[]): number[] | undefined {
  const owner = new Array<number>(sets.length).fill(-1);
  for (let die = 0; die < dice.length; die++) {
    if (!augment(dice, sets, owner, die, new Set())) return undefined;
  }
  const matched = new Array<number>(dice.length);
  owner.forEach((die, set) => {
    if (die >= 0) matched[die] = set;
  });
  return matched;
}

/** How many of the sets the dice can fill at once. */
export function matchCount(dice: readonly Die[], sets: readonly TypeSet[]): number {
  const owner = new Array<number>(sets.length).fill(-1);
  let count = 0;
  for (let die = 0; die < dice.length; die++) {
    if (augment(dice, sets, owner, die, new Set())) count += 1;
  }
  return count;
}

function augment(
  dice: readonly Die[],
  sets: readonly TypeSet[],
  owner: number[],
  die: number,
  tried: Set<number>,
): boolean {
  const { type } = dice[die] as Die;
  const fits = (set: number) => !tried.has(set) && (sets[set] as TypeSet).includes(type);
  for (let set = 0; set < sets.length; set++) {
    if (owner[set] === -1 && fits(set)) {
      owner[set] = die;
      return true;
    }
  }
  for (let set = 0; set < sets.length; set++) {
    if (!fits(set)) continue;
    tried.add(set);
    if (augment(dice, sets, owner, owner[set] as number, tried)) {
      owner[set] = die;
      return true;
    }
  }
  return false;
}
