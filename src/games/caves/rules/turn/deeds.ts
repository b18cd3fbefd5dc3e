import { isEquipped, itemIn } from '../model/attributes.ts';
import { isInside, placeOf, stepsBetween } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { FLOOR } from '../model/tiles.ts';
import { harm } from './battle.ts';
import { creatureRef, spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { nearestFree } from './dropping.ts';
import { freeSlotOf, withItemIn, withoutItemIn } from './slots.ts';

/** Damage of a fall. */
const FALL = 5;

/** A creature falls to the level below, if any. */
export function fallDown(draft: CavesDraft, creature: Creature): boolean {
  const z = creature.z + 1;
  if (z >= draft.before.levels.length) return false;
  const to = freeNear(draft, { x: creature.x, y: creature.y, z });
  if (to === undefined) return false;
  const isNew = draft.level(z).known.trim() === '';
  draft.crowd.change(creature.id, to);
  if (creature.id !== PLAYER) return true;
  draft.deeds = { ...draft.deeds, deepest: Math.max(draft.deeds.deepest, z) };
  draft.emit({ kind: 'fell', level: z });
  announceLevel(draft, z, isNew);
  harm(draft, PLAYER, FALL, { kind: 'fall' });
  return true;
}

/** Announces a kind of level that the player enters for the first time. */
export function announceLevel(draft: CavesDraft, z: number, isNew: boolean): void {
  const { kind } = draft.level(z);
  if (isNew && kind !== undefined) draft.emit({ kind: 'arrived', level: kind });
}

/** The free ground nearest to a spot, also where that is rock. */
export function freeNear(draft: CavesDraft, at: Spot): Spot | undefined {
  const place = nearestFree(
    at,
    ({ x, y }) => isInside(x, y),
    (one) => draft.isFree(spotOf(at, one)),
  );
  return place && spotOf(at, place);
}

/** Moves a creature to a random free place of its level. */
export function teleport(draft: CavesDraft, creature: Creature): boolean {
  const { tiles } = draft.level(creature.z);
  const free = [...tiles].flatMap((tile, cell) => {
    const spot = spotOf(creature, placeOf(cell));
    return tile === FLOOR && draft.isFree(spot) ? [spot] : [];
  });
  const to = free.length === 0 ? undefined : free[draft.chance.below(free.length)];
  if (to === undefined) return false;
  const wasSeen = draft.isSeen(creature);
  const moved = draft.crowd.change(creature.id, to);
  if (wasSeen || draft.isSeen(moved)) draft.emit({ kind: 'teleported', who: creatureRef(moved) });
  return true;
}

/** Another creature takes one of the items that a creature does not use. */
export function steal(draft: CavesDraft, from: Creature, by: number | undefined): boolean {
  const thief = by === undefined ? undefined : draft.crowd.get(by);
  const owner = draft.crowd.get(from.id);
  if (thief === undefined || owner === undefined || thief.id === owner.id) return false;
  const slots = [...owner.pack.keys()].filter(
    (slot) => itemIn(owner, slot) !== undefined && !isEquipped(owner, slot),
  );
  const to = freeSlotOf(thief);
  if (slots.length === 0 || to === undefined) return false;
  const slot = slots[draft.chance.below(slots.length)] ?? 0;
  const item = itemIn(owner, slot);
  if (item === undefined) return false;
  draft.crowd.put(withoutItemIn(owner, slot));
  draft.crowd.put(withItemIn(thief, to, item));
  draft.emitSeen({ kind: 'stole', who: creatureRef(thief), item }, owner);
  return true;
}

/** Drags a creature towards another one, or pushes it away. */
export function drag(
  draft: CavesDraft,
  creature: Creature,
  far: number,
  isPull: boolean,
  by: number | undefined,
): boolean {
  const source = by === undefined ? undefined : draft.crowd.get(by);
  if (source === undefined || source.id === creature.id || source.z !== creature.z) return false;
  const way = isPull ? 1 : -1;
  let at = spotOf(creature, creature);
  for (let step = 0; step < far; step++) {
    const next = spotOf(at, {
      x: at.x + way * Math.sign(source.x - at.x),
      y: at.y + way * Math.sign(source.y - at.y),
    });
    if (!draft.isFree(next) || stepsBetween(next, source) === 0) break;
    at = next;
  }
  if (at.x === creature.x && at.y === creature.y) return false;
  const moved = draft.crowd.change(creature.id, at);
  draft.emitSeen({ kind: isPull ? 'dragged' : 'pushed', who: creatureRef(moved) }, creature, at);
  return true;
}

/** Makes a creature an ally of the player. */
export function tame(draft: CavesDraft, creature: Creature): boolean {
  if (creature.id === PLAYER || creature.side === 'ally') return false;
  const tamed = draft.crowd.change(creature.id, { side: 'ally' });
  draft.emitSeen({ kind: 'tamed', who: creatureRef(tamed) }, tamed);
  return true;
}
