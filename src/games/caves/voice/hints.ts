import {
  equipmentOf,
  hungerOf,
  itemOf,
  playerOf,
  spellRow,
  spellsIn,
  STAIRS_DOWN,
  stepsBetween,
  tileOf,
} from '../rules/index.ts';
import type { CavesState, Creature, Item } from '../rules/index.ts';
import { foesInSight } from './known.ts';
import { isLow } from './status.ts';

const STEPS_EXPLAINED = 4;
const EXPLORING_EXPLAINED = 60;
const EXPLAINED = 200;
/** Turns until eating is explained; hunger comes late. */
const EATING_EXPLAINED = 1000;
const FIGHT_DISTANCE = 3;
/** After this many repetitions, a hint is no longer needed. */
const HINT_KILLS = 3;
const HINT_ITEMS = 3;

/** Beginner's hints for the first turns. */
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

/** The hint for the current state; undefined if none applies. */
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

/** A hint about the player's surroundings. */
function hintAround(view: CavesState): CavesHint | undefined {
  const player = playerOf(view);
  const kills = Object.values(view.deeds.kills).reduce((sum, count) => sum + count, 0);
  const isMet = foesInSight(view).some((one) => stepsBetween(player, one) <= FIGHT_DISTANCE);
  if (kills < HINT_KILLS && isMet) return 'fight';
  const carried = player.pack.filter((item) => item !== null).length;
  if (carried < HINT_ITEMS && itemOf(view, player) !== undefined) return 'pick-up';
  const isAtStairs = tileOf(view, player) === STAIRS_DOWN;
  return isAtStairs && view.deeds.deepest === 0 ? 'descend' : undefined;
}

/** A hint about the player's items. */
function hintOfPack(view: CavesState): CavesHint | undefined {
  const player = playerOf(view);
  const has = (isSo: (item: Item) => boolean) =>
    player.pack.some((item) => item !== null && isSo(item));
  if (has((item) => isIdle(player, item))) return 'equip';
  const isAnyKnown = Object.values(view.potions).some((potion) => potion !== null);
  if (!isAnyKnown && has(({ kind }) => kind === 'potion')) return 'quaff';
  return has((item) => isReadable(player, item)) ? 'read' : undefined;
}

/** True if an item would fill an empty equipment slot. */
function isIdle(player: Creature, item: Item): boolean {
  const part = equipmentOf(player.content, item);
  return part !== undefined && player[part] === null;
}

function isReadable({ content, mana }: Creature, item: Item): boolean {
  return spellsIn(content, item).some((spell) => spellRow(content, spell).mana <= mana);
}
