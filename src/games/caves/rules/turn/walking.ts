import type { Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { happens } from './chance.ts';
import { creatureRef, spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { affect } from './effects.ts';
import { canEnter, isAtHome, moveDoors, setTerrain, terrainAt, terrainIdAt } from './terrain.ts';

/** Most cells that a creature slides. */
const MAX_SLIDE = 12;

/** Moves a creature to a free cell: doors open and close, ice slides, traps spring. */
export function walk(draft: CavesDraft, creature: Creature, to: Spot): void {
  move(draft, creature, to);
  if (terrainAt(draft, creature) === undefined && terrainAt(draft, to) === undefined) return;
  moveDoors(draft, creature, to);
  let at = to;
  for (let cells = 0; cells < MAX_SLIDE && at.z === creature.z; cells++) {
    const now = draft.crowd.get(creature.id);
    if (now === undefined || !slides(draft, now)) break;
    const next = { x: at.x + to.x - creature.x, y: at.y + to.y - creature.y, z: at.z };
    const { tiles } = draft.level(at.z);
    if (!canEnter(tiles, now, next) || draft.crowd.at(next) !== undefined) break;
    move(draft, now, next);
    moveDoors(draft, now, next);
    at = next;
  }
  if (creature.id === PLAYER) spring(draft, at);
}

function slides(draft: CavesDraft, creature: Creature): boolean {
  const { slides: chance } = terrainAt(draft, creature) ?? {};
  if (chance === undefined || isAtHome(creature, terrainIdAt(draft, creature))) return false;
  return happens(draft.chance, chance);
}

function move(draft: CavesDraft, creature: Creature, to: Spot): void {
  const wasSeen = draft.isSeen(creature);
  const moved = draft.crowd.move(creature.id, to);
  if (!wasSeen && !draft.isSeen(moved)) return;
  const from = { x: creature.x, y: creature.y, z: creature.z };
  draft.emit({ kind: 'moved', who: creatureRef(moved), from });
}

/** Springs a trap under the player. */
function spring(draft: CavesDraft, at: Spot): void {
  const row = terrainAt(draft, at);
  const id = terrainIdAt(draft, at);
  if (row?.trap === undefined || id === undefined) return;
  setTerrain(draft, at, row.after);
  draft.emit({ kind: 'sprung', terrain: id, at: { x: at.x, y: at.y } });
  affect(draft, PLAYER, row.trap);
}

/** The player changes places with an ally. */
export function changePlaces(draft: CavesDraft, other: Creature): void {
  const { player } = draft;
  const from = spotOf(player, player);
  draft.crowd.swap(PLAYER, other.id);
  draft.emit({ kind: 'moved', who: creatureRef(draft.player), from });
}
