import { mayHaveRoom } from '../rules/game/room.ts';
import type { CavesAction } from '../rules/model/action.ts';
import { countIn, equipmentOf, foodOf, isEquipped, itemIn } from '../rules/model/attributes.ts';
import { effectRow, itemRow, spellsIn } from '../rules/model/content.ts';
import type { CavesContent } from '../rules/model/content.ts';
import type { Item, ItemKind } from '../rules/model/items.ts';
import { SLOTS } from '../rules/model/state.ts';
import type { CavesState, Creature } from '../rules/model/state.ts';
import { withoutItemIn } from '../rules/turn/slots.ts';
import type { Style } from './style.ts';

/** Value of blows that hit others, too, relative to attack. */
const STRIKES_WORTH = { around: 4, behind: 1 } as const;

/** The value of an item as a weapon or armour. */
export function itemWorth(content: CavesContent, item: Item | undefined, style: Style): number {
  if (item === undefined) return 0;
  const { bonus = {}, strikes, magic = 0 } = itemRow(content, item.kind);
  const { attack = 0, defense = 0, manaRegen = 0 } = bonus;
  const { defenseWorth, manaRegenWorth = 0, magicWorth = 0 } = style;
  const others = strikes === undefined ? 0 : STRIKES_WORTH[strikes];
  return attack + others + defenseWorth * defense + manaRegenWorth * manaRegen + magicWorth * magic;
}

/** The first slot with a matching item; undefined if there is none. */
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

/** The slot of the best weapon or armour. */
function bestOf(player: Creature, part: 'weapon' | 'armor', style: Style): number | undefined {
  const { content } = player;
  let best: number | undefined;
  for (const [slot, item] of player.pack.entries()) {
    if (item === null || equipmentOf(content, item) !== part) continue;
    const worth = itemWorth(content, itemIn(player, best ?? null), style);
    if (itemWorth(content, item, style) > worth) best = slot;
  }
  return best;
}

/** Equips the best weapon or armour if it beats the current one. */
export function wearBest(
  player: Creature,
  part: 'weapon' | 'armor',
  style: Style,
): CavesAction | undefined {
  const best = bestOf(player, part, style);
  if (best === undefined) return undefined;
  const worthOf = (slot: number | null) => itemWorth(player.content, itemIn(player, slot), style);
  const isBetter = worthOf(best) > worthOf(player[part]);
  return isBetter ? { kind: 'wear', slot: best } : undefined;
}

/** The bot eats below this share of the maximum food. */
const EAT_BELOW = 0.3;

/** Total health restored by eating an item. */
function healthOf(content: CavesContent, { kind }: Item): number {
  const { meal } = itemRow(content, kind);
  if (meal === undefined) return 0;
  const { turns, each } = effectRow(content, meal);
  return turns * (each?.hp ?? 0);
}

/** True if the effect of eating this item is already active. */
function isUnderWay({ kind }: Item, { content, effects }: Creature): boolean {
  const { meal } = itemRow(content, kind);
  return effects.some((effect) => effect.kind === meal);
}

/** Weight of healing food when the bot only needs to eat: it is saved for injuries. */
const HEALING_LAST = 0.01;

function mealOf(player: Creature): number | undefined {
  const room = player.maxFood - player.food;
  let best: number | undefined;
  let bestWorth = 0;
  for (const [slot, item] of player.pack.entries()) {
    if (item === null || isEquipped(player, slot)) continue;
    const food = foodOf(player.content, item);
    const factor = healthOf(player.content, item) > 0 ? HEALING_LAST : 1;
    const worth = factor * (food <= room ? food : 1 / food);
    if (food > 0 && worth > bestWorth) [best, bestWorth] = [slot, worth];
  }
  return best;
}

/** The slot of food that heals without waste. */
function tonicFor(player: Creature): number | undefined {
  const [missing, room] = [player.maxHp - player.hp, player.maxFood - player.food];
  return slotWith(player, (item) => {
    const health = healthOf(player.content, item);
    const isOfUse = health > 0 && health <= missing && !isUnderWay(item, player);
    return isOfUse && foodOf(player.content, item) <= room;
  });
}

/** Eats when hungry, and eats healing food when injured. */
export function eat(player: Creature): CavesAction | undefined {
  const isTime = player.food <= EAT_BELOW * player.maxFood;
  const slot = tonicFor(player) ?? (isTime ? mealOf(player) : undefined);
  return slot === undefined ? undefined : { kind: 'eat', slot };
}

/** Total food in the stomach and in the pack. */
export function foodLeft(player: Creature): number {
  const { content, pack, food } = player;
  return pack.reduce((sum, item) => sum + (item === null ? 0 : foodOf(content, item)), food);
}

/** Maximum stock of meals. */
const MAX_MEALS = 5;
/** Slots reserved for rare items. */
const SPARE = 3;

function countOf(player: Creature, isIt: (item: Item) => boolean): number {
  const { pack } = player;
  let count = 0;
  for (let slot = 0; slot < pack.length; slot++) {
    const item = itemIn(player, slot);
    if (item !== undefined && isIt(item)) count += countIn(player, slot);
  }
  return count;
}

function freeSlots({ pack }: Creature): number {
  let free = SLOTS;
  for (const item of pack) if (item !== null) free -= 1;
  return free;
}

/** Corpses are plentiful, so fresh food counts for more. */
function isWantedMeal(player: Creature, item: Item): boolean {
  const isMeal = (one: Item) =>
    foodOf(player.content, one) > 0 && (item.kind === 'corpse' || one.kind !== 'corpse');
  return countOf(player, isMeal) < MAX_MEALS;
}

/** Most scrolls and flasks of a kind. */
const MAX_SCROLLS = 4;

function isUsedUp(content: CavesContent, { kind }: Item): boolean {
  const { scroll, breaks } = itemRow(content, kind);
  return scroll !== undefined || breaks !== undefined;
}

/** True for weapons that serve besides the best one. */
function isTool({ kind }: Item, { missiles, isWorldly }: Style): boolean {
  if (kind === 'pick') return !isWorldly;
  return missiles > 0 && (kind === 'bow' || kind === 'dagger');
}

/** True if an item is worth fetching. */
export function isWanted(player: Creature, item: Item, style: Style): boolean {
  const { content } = player;
  const free = freeSlots(player);
  const countOfKind = () => countOf(player, ({ kind }) => kind === item.kind);
  if (item.kind === content.quest) return free > 0;
  if (item.kind === 'powder' || item.kind === 'potion') return free > 1;
  const isBook = spellsIn(content, item).length > 0;
  if (isBook && style.books?.includes(item.kind) === false) return false;
  if (free <= SPARE) return false;
  const part = equipmentOf(content, item);
  if (part !== undefined) {
    const best = itemIn(player, bestOf(player, part, style) ?? null);
    if (itemWorth(content, item, style) > itemWorth(content, best, style)) return true;
    if (isTool(item, style) && countOfKind() === 0) return true;
    if (foodOf(content, item) === 0) return false;
  }
  if (foodOf(content, item) > 0) return isWantedMeal(player, item);
  if (item.kind !== 'rock' && (itemRow(content, item.kind).thrown ?? 0) > 1)
    return countOfKind() < style.missiles;
  if (isUsedUp(content, item)) return countOfKind() < MAX_SCROLLS;
  return countOfKind() < (item.kind === 'rock' ? style.missiles : 1);
}

/** Drops an unwanted item when the pack is nearly full, and equipment that is no use any more. */
export function leaveUseless(
  view: CavesState,
  player: Creature,
  style: Style,
): CavesAction | undefined {
  const isFull = freeSlots(player) <= SPARE;
  if (!isFull && !style.isWorldly) return undefined;
  const isBurden = (item: Item) => isFull || equipmentOf(player.content, item) !== undefined;
  const slot = slotWith(
    player,
    (item, at) =>
      isBurden(item) &&
      !isEquipped(player, at) &&
      !isWanted(withoutItemIn(player, at), item, style),
  );
  return slot === undefined || !mayHaveRoom(view) ? undefined : { kind: 'drop', slot };
}
