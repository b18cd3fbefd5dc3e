import type { Level, LyingItem } from '../rules/index.ts';

const CHOICES = new WeakMap<Level, readonly (readonly LyingItem[])[]>();

/**
 * The things in cages on a level, as far as known, by choice: taking one of a choice locks the
 * others. A thing that is the last of its choice is free.
 */
export function choicesOn(level: Level): readonly (readonly LyingItem[])[] {
  let choices = CHOICES.get(level);
  if (choices === undefined) {
    choices = (level.choices ?? [])
      .map((cells) => level.items.filter(({ cell }) => cells.includes(cell)))
      .filter((things) => things.length > 1);
    CHOICES.set(level, choices);
  }
  return choices;
}

/** True if the thing in a cell of a level can be taken only instead of others. */
export function isCaged(level: Level, cell: number): boolean {
  return choicesOn(level).some((things) => things.some((thing) => thing.cell === cell));
}
