import { cellOf, stepsBetween } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import type { Ground } from '../model/ground.ts';
import type { Tiles } from '../model/tiles.ts';

/** True if terrain hides a cell from this far away. */
export function isHidden({ isAny, rows }: Ground, tiles: Tiles, at: Place, from: Place): boolean {
  if (!isAny) return false;
  const hides = rows[tiles.charCodeAt(cellOf(at))]?.hides;
  return hides !== undefined && stepsBetween(at, from) > hides;
}
