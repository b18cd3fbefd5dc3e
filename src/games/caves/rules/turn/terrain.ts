import { creatureRow } from '../model/content.ts';
import type { EffectState } from '../model/effects.ts';
import { effectRow } from '../model/content.ts';
import { cellOf } from '../model/place.ts';
import type { Place, Spot } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { groundOf, signOfTerrain } from '../model/ground.ts';
import type { TerrainRow } from '../model/terrain.ts';
import { isGroundAt } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';
import { happens } from './chance.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';

/** The terrain of a cell; undefined for floor, stairs and rock. */
export function terrainAt(draft: CavesDraft, spot: Spot): TerrainRow | undefined {
  return draft.ground.rows[draft.level(spot.z).tiles.charCodeAt(cellOf(spot))];
}

export function terrainIdAt(draft: CavesDraft, spot: Spot): string | undefined {
  return draft.ground.ids[draft.level(spot.z).tiles.charCodeAt(cellOf(spot))];
}

/** Changes the ground of a cell; stairs and rock stay. */
export function setTerrain(draft: CavesDraft, spot: Spot, id: string | undefined): void {
  const tile = draft.tileAt(spot);
  if (tile !== '.' && terrainAt(draft, spot) === undefined) return;
  const sign = signOfTerrain(draft.content, id);
  if (sign !== tile) draft.setTile(spot, sign);
}

/** True while an effect puts a creature into a state. */
export function isIn({ content, effects }: Creature, state: EffectState): boolean {
  return effects.length > 0 && effects.some(({ kind }) => effectRow(content, kind).state === state);
}

/** True if terrain neither hinders nor affects a creature. */
export function isAtHome({ content, kind }: Creature, terrain: string | undefined): boolean {
  return terrain !== undefined && (creatureRow(content, kind).home?.includes(terrain) ?? false);
}

/** True if a creature opens doors. */
function opensDoors({ content, kind, side }: Creature): boolean {
  return kind === 'player' || side === 'ally' || creatureRow(content, kind).opens === true;
}

/** True for ground that a creature can enter, occupied or not. */
export function canEnter(tiles: Tiles, creature: Creature, { x, y }: Place): boolean {
  if (!isGroundAt(tiles, x, y)) return false;
  const { isAny, doors, ids } = groundOf(creature.content);
  if (!isAny) return true;
  const code = tiles.charCodeAt(cellOf({ x, y }));
  const { bound } = creatureRow(creature.content, creature.kind);
  if (bound === true && !isAtHome(creature, ids[code])) return false;
  return doors[code] !== 1 || opensDoors(creature);
}

/** True if a creature cannot step now, which it may find out by trying. */
export function isStuck(draft: CavesDraft, creature: Creature): boolean {
  if (!draft.ground.isAny) return false;
  if (isIn(creature, 'held')) {
    draft.emitSeen({ kind: 'stuck', who: creatureRef(creature) }, creature);
    return true;
  }
  const id = terrainIdAt(draft, creature);
  const row = terrainAt(draft, creature);
  if (id === undefined || row?.holds === undefined || isAtHome(creature, id)) return false;
  if (!happens(draft.chance, row.holds)) return false;
  if (row.tears) setTerrain(draft, creature, row.after);
  draft.emitSeen({ kind: 'stuck', who: creatureRef(creature), terrain: id }, creature);
  return true;
}

/** Opens the door that something entered, and closes the one that it left. */
export function moveDoors(draft: CavesDraft, from: Spot, to: Spot): void {
  const entered = terrainAt(draft, to);
  if (entered?.open !== undefined) setTerrain(draft, to, entered.open);
  const left = terrainAt(draft, from);
  if (left?.closed === undefined) return;
  if (draft.crowd.at(from) === undefined && draft.itemAt(from) === undefined)
    setTerrain(draft, from, left.closed);
}

/** Chance in thousandths to find a trap beside the player, per turn, and while waiting. */
const FINDING = 250;
const SEARCHING = 600;
const MAX_FINDING_DISTANCE = 2;

/** The player may find traps nearby. */
export function findTraps(draft: CavesDraft, isSearching: boolean): void {
  const { player, ground } = draft;
  if (!ground.isAny) return;
  for (let dy = -MAX_FINDING_DISTANCE; dy <= MAX_FINDING_DISTANCE; dy++) {
    for (let dx = -MAX_FINDING_DISTANCE; dx <= MAX_FINDING_DISTANCE; dx++) {
      const [x, y, z] = [player.x + dx, player.y + dy, player.z];
      const code = draft.codeAt(x, y, z);
      if (ground.unseen[code] !== 1 || !draft.sight.has(x, y)) continue;
      const spot = { x, y, z };
      if (!happens(draft.chance, isSearching ? SEARCHING : FINDING)) continue;
      const id = ground.ids[code];
      if (id === undefined) continue;
      setTerrain(draft, spot, id);
      draft.emit({ kind: 'found', terrain: id, at: { x: spot.x, y: spot.y } });
    }
  }
}
