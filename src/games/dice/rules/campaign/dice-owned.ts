import { compareMarks, DIE_KINDS, isNamedAlly } from '../model/die.ts';
import type { Die, DieType } from '../model/die.ts';
import { countOwned, formOf, makeOwned } from '../model/hero.ts';
import type { DiceLimit, HeroSheet, Owned } from '../model/hero.ts';

export type DiceOwned = readonly Owned[];

/** Sorts by type, then by size, the largest first, then marked dice before plain ones. */
export function sortOwned(dice: DiceOwned): DiceOwned {
  return [...dice].sort(
    ([typeA, a, markA = ''], [typeB, b, markB = '']) =>
      DIE_KINDS[typeA].rank - DIE_KINDS[typeB].rank || b - a || compareMarks(markA, markB),
  );
}

/** True for equal dice. */
export function isSameOwned(a: Owned, b: Owned): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
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
  return sortOwned(sound.map(makeOwned));
}

/** Number of further dice of a type a hero may own. */
export function roomFor({ limits, dice }: HeroSheet, type: DieType): number {
  const limit = limits.find((candidate) => candidate.type === type)?.current ?? 0;
  return limit - countOwned(dice, type);
}

/** The dice without one of this kind, or undefined if there is none. */
export function removeOwned(dice: DiceOwned, owned: Owned): DiceOwned | undefined {
  const at = dice.findIndex((die) => isSameOwned(die, owned));
  return at < 0 ? undefined : dice.filter((_, i) => i !== at);
}

/**
 * Splits dice into the largest of each type within the limits, and the excess. Allies with a name
 * have no limit.
 */
export function splitByLimits(limits: readonly DiceLimit[], dice: DiceOwned) {
  const kept: Owned[] = [];
  const spare: Owned[] = [];
  for (const die of sortOwned(dice)) {
    const limit = limits.find(({ type }) => type === die[0])?.current ?? 0;
    const isKept = isNamedAlly(formOf(die)) || countOwned(kept, die[0]) < limit;
    (isKept ? kept : spare).push(die);
  }
  return { kept, spare };
}
