import { isInside } from '../model/place.ts';
import type { Place, Spot } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { FLOOR } from '../model/tiles.ts';
import { wound } from './battle.ts';
import { spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';

/** All cells of the caves within so many steps of another one. */
function cellsAround(at: Spot, radius: number): readonly Spot[] {
  const cells: Place[] = [];
  for (let y = at.y - radius; y <= at.y + radius; y++)
    for (let x = at.x - radius; x <= at.x + radius; x++) if (isInside(x, y)) cells.push({ x, y });
  return cells.map((cell) => spotOf(at, cell));
}

/** Makes floor of the rock around, burns what lies there, but for the bear, and hurts everybody. */
export function explode(
  draft: CavesDraft,
  by: Creature,
  at: Spot,
  { radius, damage }: { readonly radius: number; readonly damage: number },
): void {
  draft.tellSeen({ kind: 'blasted', at: { x: at.x, y: at.y }, radius }, at);
  const cells = cellsAround(at, radius);
  for (const cell of cells) {
    if (draft.isDiggable(cell)) draft.setTile(cell, FLOOR);
    const item = draft.itemAt(cell);
    if (item !== undefined && item.kind !== 'bear') draft.takeItem(cell);
  }
  const hit = cells.flatMap((cell) => draft.crowd.at(cell) ?? []);
  for (const target of hit) {
    wound(draft, by, target, { blow: 'blast' }, damage, { kind: 'blast' });
    if (draft.ending !== undefined) return;
  }
}
