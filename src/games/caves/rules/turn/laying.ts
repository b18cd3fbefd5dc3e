import { DIRECTIONS, neighbourIn, placeOf } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import { groundOf, shownSign } from '../model/ground.ts';
import { isGroundAt } from '../model/tiles.ts';
import type { CavesDraft } from './draft.ts';
import { cellsAround } from './explosion.ts';
import { setTerrain, terrainAt } from './terrain.ts';

/** Changes the ground within a radius; true if any has changed. */
export function lay(draft: CavesDraft, at: Spot, terrain: string, radius: number): boolean {
  const before = draft.level(at.z).tiles;
  for (const cell of cellsAround(at, radius)) {
    const row = terrainAt(draft, cell);
    if (row?.open === undefined && row?.closed === undefined) setTerrain(draft, cell, terrain);
  }
  const isChanged = draft.level(at.z).tiles !== before;
  if (isChanged) draft.emitSeen({ kind: 'laid', terrain, at: { x: at.x, y: at.y } }, at);
  return isChanged;
}

/** Shows the player all ground and items of the level, and the rock around it. */
export function showLevel(draft: CavesDraft): boolean {
  const { z } = draft.player;
  const { tiles, known, items } = draft.level(z);
  const ground = groundOf(draft.content);
  const isShown = (cell: number) => {
    const place = placeOf(cell);
    if (isGroundAt(tiles, place.x, place.y)) return true;
    return DIRECTIONS.some((direction) => {
      const { x, y } = neighbourIn(place, direction);
      return isGroundAt(tiles, x, y);
    });
  };
  const after = [...tiles].map((tile, cell) => {
    return isShown(cell) ? shownSign(ground, tile) : known.charAt(cell);
  });
  draft.setLevel(z, { known: after.join(''), remembered: items });
  draft.emit({ kind: 'mapped' });
  return true;
}
