import type { Level, LyingItem } from '../rules/index.ts';

const CHOICES = new WeakMap<Level, readonly (readonly LyingItem[])[]>();

/**
 * The things in cages on a level, as far as known, by choice: taking one of a choice locks the
 * others. A thing whose others have been seen to be gone is free.
 */
export function choicesOn(level: Level): readonly (readonly LyingItem[])[] {
  let choices = CHOICES.get(level);
  if (choices === undefined) {
    choices = (level.choices ?? []).flatMap((cells) => {
      const things = level.items.filter(({ cell }) => cells.includes(cell));
      const isChoice = things.length > 1 || (things.length === 1 && cells.length === 1);
      return isChoice ? [things] : [];
    });
    CHOICES.set(level, choices);
  }
  return choices;
}

/** True if the thing in a cell of a level can be taken only instead of others. */
export function isCaged(level: Level, cell: number): boolean {
  return choicesOn(level).some((things) => things.some((thing) => thing.cell === cell));
}
