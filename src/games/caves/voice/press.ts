import {
  hasQuestItem,
  neighbourIn,
  DIRECTIONS,
  isSamePlace,
  itemOf,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
  tileOf,
} from '../rules/index.ts';
import type { CavesAction, CavesState, Place, Spot } from '../rules/index.ts';

/** Result of pressing a cell of the map. */
type Pressed =
  | { readonly kind: 'act'; readonly action: CavesAction }
  | { readonly kind: 'travel'; readonly to: Spot };

/** True if the player is at the exit without the item to bring home. */
export function isAtExit(view: CavesState): boolean {
  const player = playerOf(view);
  const isExit = player.z === 0 && tileOf(view, player) === STAIRS_UP;
  return isExit && view.ending === undefined && !hasQuestItem(player);
}

/** Direction of the stairs under the player, or undefined. */
export function stairsUnder(view: CavesState): 'up' | 'down' | undefined {
  const tile = tileOf(view, playerOf(view));
  if (tile === STAIRS_DOWN) return 'down';
  return tile === STAIRS_UP ? 'up' : undefined;
}

/**
 * Pressing an adjacent cell steps there, attacks or digs. Pressing the player's own cell picks up
 * or climbs. Any other cell is travelled to. A press never leaves the caves without the item to bring home.
 */
export function pressedAt(view: CavesState, place: Place): Pressed | undefined {
  const player = playerOf(view);
  const spot = { x: place.x, y: place.y, z: player.z };
  if (isSamePlace(player, place)) return pressedHere(view);
  const direction = DIRECTIONS.find((one) => isSamePlace(neighbourIn(player, one), place));
  if (direction !== undefined) return { kind: 'act', action: { kind: 'move', direction } };
  return { kind: 'travel', to: spot };
}

function pressedHere(view: CavesState): Pressed | undefined {
  const player = playerOf(view);
  if (itemOf(view, player) !== undefined) return { kind: 'act', action: { kind: 'pick-up' } };
  const tile = tileOf(view, player);
  if (tile === STAIRS_DOWN) return { kind: 'act', action: { kind: 'climb', way: 'down' } };
  if (tile === STAIRS_UP && !isAtExit(view))
    return { kind: 'act', action: { kind: 'climb', way: 'up' } };
  return undefined;
}
