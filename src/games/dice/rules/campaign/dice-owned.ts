import { DIE_KINDS } from '../model/die.ts';
import type { Die, DieType } from '../model/die.ts';
import type { DiceLimit, HeroSheet } from '../model/hero.ts';

/** An owned die as `[type, size]`. Between scenarios, dice have no ids. */
export type Owned = readonly [type: DieType, size: number];
export type DiceOwned = readonly Owned[];

/** Sorts by type, then by size, the largest first. */
export function sortOwned(dice: DiceOwned): DiceOwned {
  return [...dice].sort(
    ([typeA, a], [typeB, b]) => DIE_KINDS[typeA].rank - DIE_KINDS[typeB].rank || b - a,
  );
}

/**
 * Groups equal dice, with the groups in order of their first dice. The text of a party preserves
 * only this order.
 */
export function groupOwned(dice: DiceOwned): DiceOwned {
  const kinds = new Map<string, Owned[]>();
  for (const die of dice) {
    const kind = die.join(' ');
    const group = kinds.get(kind);
    if (group === undefined) kinds.set(kind, [die]);
    else group.push(die);
  }
  return [...kinds.values()].flat();
}

/** The dice a hero or the party takes from a scenario: all except wounds. */
export function takeHome(dice: readonly Die[]): DiceOwned {
  const sound = dice.filter(({ type }) => type !== 'WOUND');
  return sortOwned(sound.map(({ type, size }): Owned => [type, size]));
}

function countOwned(dice: DiceOwned, type: DieType): number {
  return dice.filter(([owned]) => owned === type).length;
}

/** Number of further dice of a type a hero may own. */
export function roomFor({ limits, dice }: HeroSheet, type: DieType): number {
  const limit = limits.find((candidate) => candidate.type === type)?.current ?? 0;
  return limit - countOwned(dice, type);
}

/** The dice without one of this kind, or undefined if there is none. */
export function removeOwned(dice: DiceOwned, [type, size]: Owned): DiceOwned | undefined {
  const at = dice.findIndex((die) => die[0] === type && die[1] === size);
  return at < 0 ? undefined : dice.filter((_, i) => i !== at);
}

/** Splits dice into the largest of each type within the limits, and the excess. */
export function splitByLimits(limits: readonly DiceLimit[], dice: DiceOwned) {
  const kept: Owned[] = [];
  const spare: Owned[] = [];
  for (const die of sortOwned(dice)) {
    const limit = limits.find(({ type }) => type === die[0])?.current ?? 0;
    (countOwned(kept, die[0]) < limit ? kept : spare).push(die);
  }
  return { kept, spare };
}
