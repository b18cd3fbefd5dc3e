import { equipmentOf, foodOf, itemRow, playerOf } from '../rules/index.ts';
import type { CavesState, Creature, Item } from '../rules/index.ts';

/** So many rocks are enough to throw. */
const ROCKS = 3;
/** So many meals are enough; corpses are eaten where there is nothing else. */
const MEALS = 4;

/** Whether somebody who explores picks up an item of that kind. */
export function isWanted(view: CavesState, item: Item): boolean {
  const player = playerOf(view);
  if (item.kind === 'rock') return countOf(player, (one) => one.kind === 'rock') < ROCKS;
  if (item.kind === 'corpse') return countOf(player, isMeal) === 0;
  const part = equipmentOf(item);
  if (part === undefined) return !isMeal(item) || countOf(player, isMeal) < MEALS;
  return isMeal(item) || player.pack.every((one) => one === null || !isAsGood(one, item, part));
}

function isMeal(item: Item): boolean {
  return foodOf(item) > 0;
}

function countOf({ pack }: Creature, isCounted: (item: Item) => boolean): number {
  return pack.filter((item) => item !== null && isCounted(item)).length;
}

/** Whether one item does all that another one would. */
function isAsGood(one: Item, other: Item, part: 'weapon' | 'armor'): boolean {
  if (equipmentOf(one) !== part) return false;
  return GAINS.every((gain) => gain(one) >= gain(other));
}

const GAINS: readonly ((item: Item) => number)[] = [
  ({ kind }) => (itemRow(kind).bonus?.attack ?? 0) + (itemRow(kind).bonus?.defense ?? 0),
  ({ kind }) => itemRow(kind).ranged ?? 0,
  ({ kind }) => (itemRow(kind).digging === undefined ? 0 : 1),
];
