import { cellOf } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import { UNKNOWN, WALL } from '../model/tiles.ts';
import type { CavesState } from '../model/state.ts';
import { nearestFree } from '../turn/dropping.ts';
import { itemAt } from '../turn/lying.ts';
import { levelOf, playerOf, sightOf } from './looking.ts';

/**
 * True if the player may find room for an item: free floor within walking range, or unexplored
 * ground.
 */
export function mayHaveRoom(state: CavesState): boolean {
  const { tiles, known, items, remembered } = levelOf(state);
  const sight = sightOf(state);
  const tileOf = (cell: number) => (sight.hasGlimpsed(cell) ? tiles : known)[cell];
  const isOpen = (place: Place) => tileOf(cellOf(place)) !== WALL;
  const isFree = (place: Place) => {
    const cell = cellOf(place);
    if (tileOf(cell) === UNKNOWN) return true;
    return itemAt(sight.hasCell(cell) ? items : remembered, cell) === undefined;
  };
  return nearestFree(playerOf(state), isOpen, isFree) !== undefined;
}
