import { equipmentOf, foodOf, itemRow, playerOf } from '../rules/index.ts';
import type { CavesState, Creature, Item } from '../rules/index.ts';

/** Maximum number of rocks to carry. */
const MAX_ROCKS = 3;
/** Maximum number of meals to carry. Corpses are picked up only without other food. */
const MAX_MEALS = 4;

/** True if auto-explore picks up an item. */
export function isWanted(view: CavesState, item: Item): boolean {
  const player = playerOf(view);
  if (item.kind === 'rock') return countOf(player, (one) => one.kind === 'rock') < MAX_ROCKS;
  if (item.kind === 'corpse') return countOf(player, isMeal) === 0;
  const part = equipmentOf(item);
  if (part === undefined) return !isMeal(item) || countOf(player, isMeal) < MAX_MEALS;
  return isMeal(item) || player.pack.every((one) => one === null || !isAsGood(one, item, part));
}

function isMeal(item: Item): boolean {
  return foodOf(item) > 0;
}

function countOf({ pack }: Creature, isCounted: (item: Item) => boolean): number {
  return pack.filter((item) => item !== null && isCounted(item)).length;
}

/** True if one item is at least as good as another in every respect. */
function isAsGood(one: Item, other: Item, part: 'weapon' | 'armor'): boolean {
  if (equipmentOf(one) !== part) return false;
  return GAINS.every((gain) => gain(one) >= gain(other));
}

const GAINS: readonly ((item: Item) => number)[] = [
  ({ kind }) => (itemRow(kind).bonus?.attack ?? 0) + (itemRow(kind).bonus?.defense ?? 0),
  ({ kind }) => itemRow(kind).ranged ?? 0,
  ({ kind }) => (itemRow(kind).digging === undefined ? 0 : 1),
];
