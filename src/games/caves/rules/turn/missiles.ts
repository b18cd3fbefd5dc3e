import { bodilyAttackOf, isEquipped, itemIn, rangedOf } from '../model/attributes.ts';
import { itemRow } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { Item } from '../model/items.ts';
import type { Place, Spot } from '../model/place.ts';
import { isInside } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { strike, wound } from './battle.ts';
import { spotOf, creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { dropAround } from './dropping.ts';
import { flightTo } from './flight.ts';
import { withoutItemIn } from './pack.ts';
import { soak } from './potions.ts';
import { FLOOR } from '../model/tiles.ts';

/** All cells on a level within a radius of another one. */
function cellsAround(at: Spot, radius: number): readonly Spot[] {
  const cells: Place[] = [];
  for (let y = at.y - radius; y <= at.y + radius; y++)
    for (let x = at.x - radius; x <= at.x + radius; x++) if (isInside(x, y)) cells.push({ x, y });
  return cells.map((cell) => spotOf(at, cell));
}

/**
 * Turns nearby rock into floor, burns all items there except the one to bring home, and damages every creature.
 */
function explode(
  draft: CavesDraft,
  by: Creature,
  at: Spot,
  { radius, damage }: { readonly radius: number; readonly damage: number },
): void {
  draft.emitSeen({ kind: 'blasted', at: { x: at.x, y: at.y }, radius }, at);
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

/** End of a flight, and the creature hit there. */
interface Flight {
  readonly to: Spot;
  readonly target?: Creature;
}

function fly(draft: CavesDraft, from: Creature, at: Place): Flight {
  let to = spotOf(from, from);
  for (const cell of flightTo(draft.level(from.z).tiles, from, at)) {
    to = spotOf(from, cell);
    const target = draft.crowd.at(to);
    if (target !== undefined) return { to, target };
  }
  return { to };
}

/** Base damage of any thrown item. */
const THROWN = 1;

function thrownBonus(content: CavesContent, item: Item): number {
  return THROWN + (itemRow(content, item.kind).thrown ?? 0);
}

/** Missile bonus: half the strength of the creature's body. */
function armStrength(creature: Creature): number {
  return Math.floor(bodilyAttackOf(creature) / 2);
}

/**
 * Throws the item in a slot. Potions break on the creature they hit, powder explodes, and other
 * items drop to the ground.
 */
export function throwItem(draft: CavesDraft, creature: Creature, slot: number, at: Place): void {
  const item = itemIn(creature, slot);
  if (item === undefined) return;
  const { to, target } = fly(draft, creature, at);
  if (isEquipped(creature, slot))
    draft.emitSeen({ kind: 'taken-off', who: creatureRef(creature), item }, creature);
  const thrower = withoutItemIn(creature, slot);
  draft.crowd.put(thrower);
  const from = { x: creature.x, y: creature.y };
  const end = { x: to.x, y: to.y };
  draft.emitSeen({ kind: 'threw', who: creatureRef(creature), item, from, to: end }, creature, to);
  const { blast } = itemRow(draft.content, item.kind);
  if (blast !== undefined) {
    explode(draft, thrower, to, blast);
    return;
  }
  if (target !== undefined) {
    const attack = armStrength(thrower) + thrownBonus(draft.content, item);
    strike(draft, thrower, target, { blow: 'thrown', attack, item });
    if (item.color !== undefined) soak(draft, target, item.color, thrower.id);
  }
  const isBroken = item.kind === 'potion' && target !== undefined;
  if (!isBroken) dropAround(draft, to, item);
}

/** Shoots with the wielded weapon. */
export function fire(draft: CavesDraft, creature: Creature, at: Place): void {
  const item = itemIn(creature, creature.weapon);
  if (item === undefined) return;
  const { to, target } = fly(draft, creature, at);
  const from = { x: creature.x, y: creature.y };
  const end = { x: to.x, y: to.y };
  draft.emitSeen({ kind: 'fired', who: creatureRef(creature), from, to: end }, creature, to);
  if (target === undefined) return;
  const attack = armStrength(creature) + rangedOf(creature);
  strike(draft, creature, target, { blow: 'shot', attack, item });
}
