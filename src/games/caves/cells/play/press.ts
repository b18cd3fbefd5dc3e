import {
  beside,
  DIRECTIONS,
  isSamePlace,
  itemOf,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
  tileOf,
} from '../../rules/index.ts';
import type { CavesAction, CavesState, Place, Spot } from '../../rules/index.ts';

/** What a press on a cell of the map asks for. */
type Pressed =
  | { readonly kind: 'act'; readonly action: CavesAction }
  | { readonly kind: 'travel'; readonly to: Spot };

/** Whether the player stands where one leaves the caves, and has not got what is to be brought. */
export function isAtExit(view: CavesState): boolean {
  const player = playerOf(view);
  const isExit = player.z === 0 && tileOf(view, player) === STAIRS_UP;
  return isExit && view.ending === undefined && !player.pack.some((item) => item?.kind === 'bear');
}

/** Where the stairs lead that the player stands on; undefined where there are none. */
export function stairsUnder(view: CavesState): 'up' | 'down' | undefined {
  const tile = tileOf(view, playerOf(view));
  if (tile === STAIRS_DOWN) return 'down';
  return tile === STAIRS_UP ? 'up' : undefined;
}

/**
 * A cell beside the player is stepped to, whoever is in sight: somebody there is fought, rock is dug. What lies where
 * the player stands is picked up, and stairs are climbed; anything farther is travelled to. Nobody leaves the caves for
 * good by a mere press.
 */
export function pressedAt(view: CavesState, place: Place): Pressed | undefined {
  const player = playerOf(view);
  const spot = { x: place.x, y: place.y, z: player.z };
  if (isSamePlace(player, place)) return pressedHere(view);
  const direction = DIRECTIONS.find((one) => isSamePlace(beside(player, one), place));
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
