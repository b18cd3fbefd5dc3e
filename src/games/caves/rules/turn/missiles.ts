import { bodilyAttackOf, countIn, isEquipped, itemIn, rangedOf } from '../model/attributes.ts';
import { effectRow, itemRow } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { Item } from '../model/items.ts';
import type { Place, Spot } from '../model/place.ts';
import type { Creature } from '../model/state.ts';
import { strike } from './battle.ts';
import { happens } from './chance.ts';
import { spotOf, creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { dropAround } from './dropping.ts';
import { performOn } from './effect-actions.ts';
import { explode } from './explosion.ts';
import { flightTo } from './flight.ts';
import { withoutItemIn } from './slots.ts';
import { soak } from './potions.ts';
import { reflected } from './reflection.ts';

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
 * Throws the item in a slot. Potions and brittle items break on the creature they hit, powder
 * explodes, and other items drop to the ground.
 */
export function throwItem(draft: CavesDraft, creature: Creature, slot: number, at: Place): void {
  const item = itemIn(creature, slot);
  if (item === undefined) return;
  const { to, target } = fly(draft, creature, at);
  if (isEquipped(creature, slot) && countIn(creature, slot) === 1)
    draft.emitSeen({ kind: 'taken-off', who: creatureRef(creature), item }, creature);
  const thrower = withoutItemIn(creature, slot);
  draft.crowd.put(thrower);
  const from = { x: creature.x, y: creature.y };
  const end = { x: to.x, y: to.y };
  draft.emitSeen({ kind: 'threw', who: creatureRef(creature), item, from, to: end }, creature, to);
  const { blast, breaks } = itemRow(draft.content, item.kind);
  const deed = breaks === undefined ? undefined : effectRow(draft.content, breaks).deed;
  if (breaks !== undefined && deed !== undefined) {
    performOn(draft, { ...thrower, ...to }, breaks, deed, thrower.id);
    return;
  }
  if (blast !== undefined) {
    explode(draft, thrower, to, blast);
    return;
  }
  if (target !== undefined) {
    const attack = armStrength(thrower) + thrownBonus(draft.content, item);
    const hit = reflected(draft, target) ? thrower : target;
    strike(draft, thrower, hit, { blow: 'thrown', attack, item });
    if (item.color !== undefined) soak(draft, hit, item.color, thrower.id);
  }
  if (target === undefined || !breaksOn(draft, item, to)) dropAround(draft, to, item);
}

/** True if a missile, or what shot it, breaks after a hit: a potion always does. */
function breaksOn(draft: CavesDraft, item: Item, at: Spot): boolean {
  if (item.kind === 'potion') return true;
  const { brittle } = itemRow(draft.content, item.kind);
  if (brittle === undefined || item.kind === draft.content.quest) return false;
  if (!happens(draft.chance, brittle)) return false;
  draft.emitSeen({ kind: 'shattered', item, at: { x: at.x, y: at.y } }, at);
  return true;
}

/** Shoots with the wielded weapon, which breaks at times if it is brittle. */
export function fire(draft: CavesDraft, creature: Creature, at: Place): void {
  const item = itemIn(creature, creature.weapon);
  if (item === undefined) return;
  const { to, target } = fly(draft, creature, at);
  const from = { x: creature.x, y: creature.y };
  const end = { x: to.x, y: to.y };
  draft.emitSeen({ kind: 'fired', who: creatureRef(creature), from, to: end }, creature, to);
  if (target === undefined) return;
  const attack = armStrength(creature) + rangedOf(creature);
  const hit = reflected(draft, target) ? creature : target;
  strike(draft, creature, hit, { blow: 'shot', attack, item });
  const archer = draft.crowd.get(creature.id);
  const slot = archer?.weapon ?? null;
  if (archer !== undefined && slot !== null && breaksOn(draft, item, archer))
    draft.crowd.put(withoutItemIn(archer, slot));
}
