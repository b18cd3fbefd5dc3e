import { isInside } from '../model/place.ts';
import type { Place, Spot } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { FLOOR } from '../model/tiles.ts';
import { wound } from './battle.ts';
import { spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';

/** All cells on a level within a radius of another one. */
export function cellsAround(at: Spot, radius: number): readonly Spot[] {
  const cells: Place[] = [];
  for (let y = at.y - radius; y <= at.y + radius; y++)
    for (let x = at.x - radius; x <= at.x + radius; x++) if (isInside(x, y)) cells.push({ x, y });
  return cells.map((cell) => spotOf(at, cell));
}

/**
 * Turns nearby rock into floor, burns all items there except the one to bring home, and damages every creature.
 */
export function explode(
  draft: CavesDraft,
  by: Creature,
  { x, y, z }: Spot,
  { radius, damage }: { readonly radius: number; readonly damage: number },
): void {
  const at = { x, y, z };
  draft.emitSeen({ kind: 'blasted', at: { x, y }, radius }, at);
  const cells = cellsAround(at, radius);
  for (const cell of cells) {
    if (draft.isDiggable(cell)) draft.setTile(cell, FLOOR);
    const item = draft.itemAt(cell);
    if (item !== undefined && item.kind !== draft.content.quest) draft.takeItem(cell);
  }
  const hit = cells.flatMap((cell) => draft.crowd.at(cell) ?? []);
  for (const target of hit) {
    wound(draft, by, target, { blow: 'blast' }, damage, { kind: 'blast' });
    if (draft.ending !== undefined) return;
  }
}
