import { giftOf } from '../model/gifts.ts';
import { armorOf } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { deedDamageOf } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { STEPS, DIRECTIONS } from '../world/place.ts';
import type { Place } from '../world/plan.ts';

/** Everything that decides what a mob's deed will do. */
export interface Scene {
  readonly hero: Hero;
  /** True if the mob notices the hero. */
  readonly sees: boolean;
  readonly isWall: (place: Place) => boolean;
  readonly hasMob: (place: Place) => boolean;
}

/** The straight step towards a cell in the same row or column. */
export function stepTowards(from: Place, to: Place): Place | undefined {
  const [x, y] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const direction = DIRECTIONS.find((one) => STEPS[one].x === x && STEPS[one].y === y);
  return direction && STEPS[direction];
}

/** The cells between two cells of a row or column that no wall divides; undefined otherwise. */
export function clearLine(
  from: Place,
  to: Place,
  range: number,
  { isWall }: Pick<Scene, 'isWall'>,
): readonly Place[] | undefined {
  const step = stepTowards(from, to);
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  if (step === undefined || length > range) return undefined;
  const cells = Array.from({ length: length - 1 }, (_, at) => ({
    x: from.x + step.x * (at + 1),
    y: from.y + step.y * (at + 1),
  }));
  return cells.some((cell) => isWall(cell)) ? undefined : cells;
}

/** True for a cell and the eight around it. */
export function isWithinBlast(one: Place, other: Place): boolean {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= 1;
}

/** Damage of a mob's deed to the hero, after armour. */
export function deedDamage(mob: Mob, hero: Hero): number {
  const parried = mob.hit === 0 ? giftOf(hero.growth, 'firstBlow') : 0;
  return Math.max(0, deedDamageOf(mob) - armorOf(hero) - parried);
}
