import { changedCreature } from '../model/copies.ts';
import { areFellows, creatureRow, itemRow } from '../model/content.ts';
import type { Urge } from '../model/creatures.ts';
import type { Creature } from '../model/state.ts';
import { happens } from '../turn/chance.ts';
import type { CavesDraft } from '../turn/draft.ts';
import { creatureRef } from '../turn/draft.ts';
import { hurl, shoot } from './aiming.ts';
import { allyBeside, foeOf, hurtFellow } from './foes.ts';
import { approach, charge, flee, guard, hunt, lurk, seesFoe, tunnel, wander } from './roaming.ts';
import { attack } from '../turn/attack.ts';
import { reflected } from '../turn/reflection.ts';
import { isIn } from '../turn/terrain.ts';
import { PLAYER } from '../model/state.ts';
import { spawn } from '../world/spawn.ts';
import { attackOf, equipmentOf, itemIn } from '../model/attributes.ts';
import type { CavesContent } from '../model/content.ts';
import type { Item } from '../model/items.ts';
import { cellOf, stepsBetween } from '../model/place.ts';
import { affect } from '../turn/effects.ts';
import { pickUp, wear } from '../turn/pack.ts';
import { freeSlotOf } from '../turn/slots.ts';

/** The value of an item as weapon or armour; 0 for none. */
function ratingOf(content: CavesContent, item: Item | undefined): number {
  if (item === undefined) return 0;
  const { bonus, ranged = 0 } = itemRow(content, item.kind);
  return equipmentOf(content, item) === 'armor'
    ? (bonus?.defense ?? 0)
    : (bonus?.attack ?? 0) + ranged;
}

/** Equips the first item that beats the current one. */
function equip(draft: CavesDraft, creature: Creature): boolean {
  const better = creature.pack.findIndex((item) => item !== null && isBetter(creature, item));
  if (better < 0) return false;
  wear(draft, creature, better);
  return true;
}

/** True for an item that beats the one in use. */
function isBetter(creature: Creature, item: Item): boolean {
  const { content } = creature;
  const part = equipmentOf(content, item);
  if (part === undefined) return false;
  return ratingOf(content, item) > ratingOf(content, itemIn(creature, creature[part]));
}

/** Picks up the item underfoot if the pack has room. Things of a choice are for the player. */
function gather(draft: CavesDraft, creature: Creature): boolean {
  if (draft.itemAt(creature) === undefined || freeSlotOf(creature) === undefined) return false;
  const { choices } = draft.level(creature.z);
  if (choices?.some((cells) => cells.includes(cellOf(creature)))) return false;
  pickUp(draft, creature);
  return true;
}

type Spread = Extract<Urge, { readonly do: 'spread' }>;

/**
 * Spawns another of its kind nearby. The child inherits the count of spreads, which limits growth.
 */
function spread(draft: CavesDraft, parent: Creature, { chance, far, most }: Spread): boolean {
  if (parent.spread >= most || !happens(draft.chance, chance)) return false;
  const x = parent.x - far + draft.chance.below(2 * far + 1);
  const y = parent.y - far + draft.chance.below(2 * far + 1);
  const spot = { x, y, z: parent.z };
  if (!draft.isFree(spot)) return false;
  const times = parent.spread + 1;
  const born = spawn(parent.content, parent.kind, draft.crowd.nextId, spot);
  const child = changedCreature(born, { spread: times });
  draft.crowd.add(child);
  draft.crowd.change(parent.id, { spread: times });
  draft.emitSeen(
    { kind: 'spread', who: creatureRef(child), from: { x: parent.x, y: parent.y } },
    spot,
  );
  return true;
}

type Affect = Extract<Urge, { readonly do: 'affect' }>;

/** Works an effect while the player is in sight and near, unless the effect still lasts. */
function work(
  draft: CavesDraft,
  creature: Creature,
  { effect, on, near, chance }: Affect,
  foe: Creature,
): boolean {
  if (on === 'fellow') return help(draft, creature, { effect, near, chance });
  if (!seesFoe(draft, creature, foe) || stepsBetween(creature, foe) > near) return false;
  const target = on === 'player' ? foe : creature;
  if (target.effects.some(({ kind }) => kind === effect)) return false;
  if (!happens(draft.chance, chance)) return false;
  const back = on === 'player' && target.id !== PLAYER && reflected(draft, target);
  return affect(draft, back ? creature.id : target.id, effect, creature.id);
}

/** Works an effect on the fellow who needs it most. */
function help(
  draft: CavesDraft,
  creature: Creature,
  { effect, near, chance }: Pick<Affect, 'effect' | 'near' | 'chance'>,
): boolean {
  const isFellow = (other: Creature) =>
    other.side !== 'ally' && areFellows(draft.content, creature.kind, other.kind);
  const fellow = hurtFellow(draft, creature, near, isFellow);
  if (fellow === undefined || !happens(draft.chance, chance)) return false;
  return affect(draft, fellow.id, effect, creature.id);
}

/** Plays a creature's turn; each step follows the first possible urge. */
export function live(draft: CavesDraft, id: number): void {
  const kind = draft.crowd.get(id)?.kind;
  if (kind === undefined) return;
  const { steps, urges } = creatureRow(draft.content, kind);
  for (let step = 0; step < steps; step++) {
    const creature = draft.crowd.get(id);
    if (creature === undefined || draft.ending !== undefined) return;
    if (creature.effects.length > 0 && isOverwhelmed(draft, creature)) continue;
    if (creature.side !== undefined) serve(draft, creature);
    else if (!strikeAlly(draft, creature)) followAny(draft, creature, urges);
  }
}

/** Follows the first possible urge. */
function followAny(draft: CavesDraft, creature: Creature, urges: readonly Urge[]): void {
  for (const urge of urges) if (follow(draft, creature, urge, draft.player)) return;
}

/** True if an effect decides what a creature does. */
function isOverwhelmed(draft: CavesDraft, creature: Creature): boolean {
  if (isIn(creature, 'stunned')) return true;
  if (!isIn(creature, 'afraid') || creature.side === 'ally') return false;
  return flee(draft, creature, {}, draft.player) || wander(draft, creature);
}

/** A creature that reaches an ally of the player but not the player strikes the ally. */
function strikeAlly(draft: CavesDraft, creature: Creature): boolean {
  if (!draft.hasAllies || attackOf(creature) === 0) return false;
  const ally = allyBeside(draft, creature);
  if (ally === undefined) return false;
  attack(draft, creature, ally);
  return true;
}

/** Urges that an ally follows against a foe; the others would leave the player alone. */
const SERVICES: readonly Urge['do'][] = ['affect', 'shoot', 'throw', 'charge', 'hunt'];

/** An ally that picks things up takes better equipment, and leaves the rest to the player. */
function arm(draft: CavesDraft, creature: Creature, urges: readonly Urge[]): boolean {
  const item = draft.itemAt(creature);
  if (item === undefined || !isBetter(creature, item)) return false;
  return urges.some((urge) => urge.do === 'pick-up') && gather(draft, creature);
}

/** An ally equips itself, fights what the player sees, and otherwise follows the player. */
function serve(draft: CavesDraft, creature: Creature): void {
  if (creature.side === 'captive' || equip(draft, creature)) return;
  const { urges } = creatureRow(draft.content, creature.kind);
  const foe = foeOf(draft, creature);
  const isHelping = (urge: Urge) => urge.do === 'affect' && urge.on === 'fellow';
  if (urges.some((urge) => isHelping(urge) && follow(draft, creature, urge, draft.player))) return;
  const isDone =
    foe !== undefined &&
    urges.some((urge) => SERVICES.includes(urge.do) && follow(draft, creature, urge, foe));
  if (isDone || (foe !== undefined && hunt(draft, creature, undefined, foe))) return;
  if (arm(draft, creature, urges) || approach(draft, creature)) return;
  wander(draft, creature);
}

/** Follows an urge against a foe; true if it was possible. */
function follow(draft: CavesDraft, creature: Creature, urge: Urge, foe: Creature): boolean {
  switch (urge.do) {
    case 'idle':
      return happens(draft.chance, urge.chance);
    case 'spread':
      return spread(draft, creature, urge);
    case 'lurk':
      return lurk(draft, creature, urge.near);
    case 'flee':
      return flee(draft, creature, urge, foe);
    case 'charge':
      return charge(draft, creature, urge.near, foe);
    case 'guard':
      return guard(draft, creature, urge.near);
    case 'affect':
      return work(draft, creature, urge, foe);
    case 'tunnel':
      return tunnel(draft, creature, urge.near);
    case 'equip':
      return equip(draft, creature);
    case 'shoot':
      return shoot(draft, creature, foe);
    case 'throw':
      return hurl(draft, creature, foe);
    case 'hunt':
      return hunt(draft, creature, urge.below, foe);
    case 'pick-up':
      return gather(draft, creature);
    case 'wander':
      return wander(draft, creature);
  }
}
