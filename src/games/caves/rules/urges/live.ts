import { creatureRow, itemRow } from '../model/content.ts';
import type { Urge } from '../model/creatures.ts';
import type { Creature } from '../model/state.ts';
import { happens } from '../turn/chance.ts';
import type { CavesDraft } from '../turn/draft.ts';
import { creatureRef } from '../turn/draft.ts';
import { hurl, shoot } from './aiming.ts';
import { flee, hunt, lurk, tunnel, wander } from './roaming.ts';
import { spawn } from '../world/spawn.ts';
import { equipmentOf, itemIn } from '../model/attributes.ts';
import type { CavesContent } from '../model/content.ts';
import type { Item } from '../model/items.ts';
import { stepsBetween } from '../model/place.ts';
import { affect } from '../turn/effects.ts';
import { freeSlotOf, pickUp, wear } from '../turn/pack.ts';

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
  const { content } = creature;
  const better = creature.pack.findIndex((item) => {
    const part = item === null ? undefined : equipmentOf(content, item);
    if (item === null || part === undefined) return false;
    return ratingOf(content, item) > ratingOf(content, itemIn(creature, creature[part]));
  });
  if (better < 0) return false;
  wear(draft, creature, better);
  return true;
}

/** Picks up the item underfoot if the pack has room. */
function gather(draft: CavesDraft, creature: Creature): boolean {
  if (draft.itemAt(creature) === undefined || freeSlotOf(creature) === undefined) return false;
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
  const child = { ...spawn(parent.content, parent.kind, draft.crowd.nextId, spot), spread: times };
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
): boolean {
  const { player } = draft;
  if (!draft.seesPlayer(creature) || stepsBetween(creature, player) > near) return false;
  const target = on === 'player' ? player : creature;
  if (target.effects.some(({ kind }) => kind === effect)) return false;
  return happens(draft.chance, chance) && affect(draft, target.id, effect, creature.id);
}

/** Plays a creature's turn; each step follows the first possible urge. */
export function live(draft: CavesDraft, id: number): void {
  const kind = draft.crowd.get(id)?.kind;
  if (kind === undefined) return;
  const { steps, urges } = creatureRow(draft.content, kind);
  for (let step = 0; step < steps; step++) {
    const creature = draft.crowd.get(id);
    if (creature === undefined || draft.ending !== undefined) return;
    urges.some((urge) => follow(draft, creature, urge));
  }
}

/** Follows an urge; true if it was possible. */
function follow(draft: CavesDraft, creature: Creature, urge: Urge): boolean {
  switch (urge.do) {
    case 'idle':
      return happens(draft.chance, urge.chance);
    case 'spread':
      return spread(draft, creature, urge);
    case 'lurk':
      return lurk(draft, creature, urge.near);
    case 'flee':
      return flee(draft, creature, urge.below);
    case 'affect':
      return work(draft, creature, urge);
    case 'tunnel':
      return tunnel(draft, creature, urge.near);
    case 'equip':
      return equip(draft, creature);
    case 'shoot':
      return shoot(draft, creature);
    case 'throw':
      return hurl(draft, creature);
    case 'hunt':
      return hunt(draft, creature, urge.below);
    case 'pick-up':
      return gather(draft, creature);
    case 'wander':
      return wander(draft, creature);
  }
}
