import { mayHaveRoom } from '../rules/game/room.ts';
import type { CavesAction } from '../rules/model/action.ts';
import { equipmentOf, foodOf, isEquipped, itemIn } from '../rules/model/attributes.ts';
import { effectRow } from '../rules/model/effects.ts';
import { itemRow } from '../rules/model/items.ts';
import type { Item, ItemKind } from '../rules/model/items.ts';
import { SLOTS } from '../rules/model/state.ts';
import type { CavesState, Creature } from '../rules/model/state.ts';
import { withoutItemIn } from '../rules/turn/pack.ts';

/** What defense is worth beside attack. */
const DEFENSE_WORTH = 1.3;

/** How good something is in hand, or worn. */
function worthOf(item: Item | undefined): number {
  if (item === undefined) return 0;
  const { bonus } = itemRow(item.kind);
  return (bonus?.attack ?? 0) + DEFENSE_WORTH * (bonus?.defense ?? 0);
}

/** The first slot with such an item; undefined where there is none. */
export function slotWith(
  { pack }: Creature,
  isIt: (item: Item, slot: number) => boolean,
): number | undefined {
  const slot = pack.findIndex((item, at) => item !== null && isIt(item, at));
  return slot < 0 ? undefined : slot;
}

export function slotOfKind(player: Creature, kind: ItemKind): number | undefined {
  return slotWith(player, (item) => item.kind === kind);
}

/** The slot of what is worn best as a weapon or as armour. */
function bestOf(player: Creature, part: 'weapon' | 'armor'): number | undefined {
  let best: number | undefined;
  for (const [slot, item] of player.pack.entries()) {
    if (item === null || equipmentOf(item) !== part) continue;
    if (worthOf(item) > worthOf(itemIn(player, best ?? null))) best = slot;
  }
  return best;
}

/** Wields or puts on the best there is, where it is better than what is in use. */
export function wearBest(player: Creature, part: 'weapon' | 'armor'): CavesAction | undefined {
  const best = bestOf(player, part);
  if (best === undefined) return undefined;
  const isBetter = worthOf(itemIn(player, best)) > worthOf(itemIn(player, player[part]));
  return isBetter ? { kind: 'wear', slot: best } : undefined;
}

/** Below this share of what there is room for one eats. */
const EAT_BELOW = 0.3;

/** Health that eating something gives, bit by bit. */
function healthOf({ kind }: Item): number {
  const { meal } = itemRow(kind);
  if (meal === undefined) return 0;
  const { turns, each } = effectRow(meal);
  return turns * (each?.hp ?? 0);
}

/** Whether what eating something does is under way already. */
function isUnderWay({ kind }: Item, { effects }: Creature): boolean {
  const { meal } = itemRow(kind);
  return effects.some((effect) => effect.kind === meal);
}

/** What heals is kept for who is hurt, as long as there is something else. */
const HEALING_LAST = 0.01;

function mealOf(player: Creature): number | undefined {
  const room = player.maxFood - player.food;
  let best: number | undefined;
  let most = 0;
  for (const [slot, item] of player.pack.entries()) {
    if (item === null || isEquipped(player, slot)) continue;
    const food = foodOf(item);
    const kept = healthOf(item) > 0 ? HEALING_LAST : 1;
    const worth = kept * (food <= room ? food : 1 / food);
    if (food > 0 && worth > most) [best, most] = [slot, worth];
  }
  return best;
}

/** What gives health when it is eaten, where none of that is wasted. */
function tonicFor(player: Creature): number | undefined {
  const [missing, room] = [player.maxHp - player.hp, player.maxFood - player.food];
  return slotWith(player, (item) => {
    const health = healthOf(item);
    const isOfUse = health > 0 && health <= missing && !isUnderWay(item, player);
    return isOfUse && foodOf(item) <= room;
  });
}

/** Eats what is in the pack when it is time to, and what mends when it is of use. */
export function eat(player: Creature): CavesAction | undefined {
  const isTime = player.food <= EAT_BELOW * player.maxFood;
  const slot = tonicFor(player) ?? (isTime ? mealOf(player) : undefined);
  return slot === undefined ? undefined : { kind: 'eat', slot };
}

/** What there is to eat, in the stomach and in the pack. */
export function foodLeft(player: Creature): number {
  return player.pack.reduce((sum, item) => sum + (item === null ? 0 : foodOf(item)), player.food);
}

/** So much of what is needed is enough. */
const MAX_ROCKS = 6;
const MAX_MEALS = 5;
/** Slots that are left for what is rare. */
const SPARE = 3;

function countOf({ pack }: Creature, isIt: (item: Item) => boolean): number {
  return pack.filter((item) => item !== null && isIt(item)).length;
}

function freeSlots(player: Creature): number {
  return SLOTS - countOf(player, () => true);
}

/** What is eaten fresh is worth more than the meat of the dead, of which there is always some. */
function isWantedMeal(player: Creature, item: Item): boolean {
  const isMeal = (one: Item) =>
    foodOf(one) > 0 && (item.kind === 'corpse' || one.kind !== 'corpse');
  return countOf(player, isMeal) < MAX_MEALS;
}

/** Whether something is worth going for. */
export function isWanted(player: Creature, item: Item): boolean {
  const free = freeSlots(player);
  const countOfKind = countOf(player, ({ kind }) => kind === item.kind);
  if (item.kind === 'bear') return free > 0;
  if (item.kind === 'powder' || item.kind === 'potion') return free > 1;
  if (free <= SPARE) return false;
  const part = equipmentOf(item);
  if (part !== undefined) {
    const best = bestOf(player, part);
    const isTool = item.kind === 'bow' || item.kind === 'pick' || item.kind === 'dagger';
    if (worthOf(item) > worthOf(itemIn(player, best ?? null))) return true;
    if (isTool && countOfKind === 0) return true;
    if (foodOf(item) === 0) return false;
  }
  if (foodOf(item) > 0) return isWantedMeal(player, item);
  return countOfKind < (item.kind === 'rock' ? MAX_ROCKS : 1);
}

/** Drops what would not be picked up, where there is hardly any room. */
export function leaveUseless(view: CavesState, player: Creature): CavesAction | undefined {
  if (freeSlots(player) > SPARE || !mayHaveRoom(view)) return undefined;
  const slot = slotWith(
    player,
    (item, at) => !isEquipped(player, at) && !isWanted(withoutItemIn(player, at), item),
  );
  return slot === undefined ? undefined : { kind: 'drop', slot };
}
