import {
  bookOf,
  creaturesInSight,
  equipmentOf,
  hungerOf,
  itemOf,
  playerOf,
  SPELLS,
  spellsIn,
  STAIRS_DOWN,
  stepsBetween,
  tileOf,
} from '../rules/index.ts';
import type { CavesState, Creature, Item } from '../rules/index.ts';
import { isLow } from './status.ts';

const STEPS_EXPLAINED = 4;
const EXPLORING_EXPLAINED = 60;
const EXPLAINED = 200;
/** Hunger comes late. */
const EATING_EXPLAINED = 1000;
const NEAR = 3;
/** Whoever has done something so often knows how. */
const KILLS_KNOWN = 3;
const ITEMS_KNOWN = 3;

/** What the first turns explain. */
export type CavesHint =
  | 'walk'
  | 'fight'
  | 'pick-up'
  | 'equip'
  | 'quaff'
  | 'read'
  | 'eat'
  | 'rest'
  | 'descend'
  | 'explore';

/** What is worth explaining in a state of the first turns; undefined where nothing is. */
export function hintFor(view: CavesState): CavesHint | undefined {
  const { turns, ending } = view;
  if (turns >= EATING_EXPLAINED || ending !== undefined) return undefined;
  const player = playerOf(view);
  if (turns < STEPS_EXPLAINED) return 'walk';
  if (turns < EXPLAINED && isLow(player)) return 'rest';
  if (['hungry', 'starving'].includes(hungerOf(player))) return 'eat';
  if (turns >= EXPLAINED) return undefined;
  return (
    hintAround(view) ?? hintOfPack(view) ?? (turns < EXPLORING_EXPLAINED ? 'explore' : undefined)
  );
}

/** What is explained of the place where one is. */
function hintAround(view: CavesState): CavesHint | undefined {
  const player = playerOf(view);
  const kills = Object.values(view.deeds.kills).reduce((sum, count) => sum + count, 0);
  const isMet = creaturesInSight(view).some((one) => stepsBetween(player, one) <= NEAR);
  if (kills < KILLS_KNOWN && isMet) return 'fight';
  const carried = player.pack.filter((item) => item !== null).length;
  if (carried < ITEMS_KNOWN && itemOf(view, player) !== undefined) return 'pick-up';
  const isAtStairs = tileOf(view, player) === STAIRS_DOWN;
  return isAtStairs && view.deeds.deepest === 0 ? 'descend' : undefined;
}

/** What is explained of what one carries. */
function hintOfPack(view: CavesState): CavesHint | undefined {
  const player = playerOf(view);
  const has = (isSo: (item: Item) => boolean) =>
    player.pack.some((item) => item !== null && isSo(item));
  if (has((item) => isIdle(player, item))) return 'equip';
  const isAnyKnown = Object.values(view.potions).some((potion) => potion !== null);
  if (!isAnyKnown && has(({ kind }) => kind === 'potion')) return 'quaff';
  return has((item) => isReadable(player, item)) ? 'read' : undefined;
}

/** Whether an item would fill a hand or cover a body that has nothing. */
function isIdle(player: Creature, item: Item): boolean {
  const part = equipmentOf(item);
  return part !== undefined && player[part] === null;
}

function isReadable({ mana }: Creature, item: Item): boolean {
  const book = bookOf(item);
  return book !== undefined && spellsIn(book).some((spell) => SPELLS[spell].mana <= mana);
}
