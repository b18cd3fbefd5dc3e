import { equipmentOf, foodOf, itemRow, playerOf } from '../rules/index.ts';
import type { CavesContent, CavesState, Creature, Item, ItemRow } from '../rules/index.ts';

/** Maximum number of rocks to carry. */
const MAX_ROCKS = 3;
/** Maximum number of meals to carry. Corpses are picked up only without other food. */
const MAX_MEALS = 4;

/** True if auto-explore picks up an item. */
export function isWanted(view: CavesState, item: Item): boolean {
  const player = playerOf(view);
  const { content } = player;
  const isMeal = (one: Item) => foodOf(content, one) > 0;
  if (item.kind === 'rock') return countOf(player, (one) => one.kind === 'rock') < MAX_ROCKS;
  if (item.kind === 'corpse') return countOf(player, isMeal) === 0;
  const part = equipmentOf(content, item);
  if (part === undefined) return !isMeal(item) || countOf(player, isMeal) < MAX_MEALS;
  return (
    isMeal(item) || player.pack.every((one) => one === null || !isAsGood(content, one, item, part))
  );
}

function countOf({ pack }: Creature, isCounted: (item: Item) => boolean): number {
  return pack.filter((item) => item !== null && isCounted(item)).length;
}

/** True if one item is at least as good as another in every respect. */
function isAsGood(
  content: CavesContent,
  one: Item,
  other: Item,
  part: 'weapon' | 'armor',
): boolean {
  if (equipmentOf(content, one) !== part) return false;
  const [row, rival] = [itemRow(content, one.kind), itemRow(content, other.kind)];
  return GAINS.every((gain) => gain(row) >= gain(rival));
}

const GAINS: readonly ((row: ItemRow) => number)[] = [
  ({ bonus }) => (bonus?.attack ?? 0) + (bonus?.defense ?? 0),
  ({ ranged = 0 }) => ranged,
  ({ digging }) => (digging === undefined ? 0 : 1),
];
