import { own } from '#core';
import { attackOf, defenseOf } from '../model/attributes.ts';
import type { Blow, Cause } from '../model/event.ts';
import type { CreatureKind } from '../model/creatures.ts';
import type { Item } from '../model/items.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature, Deeds } from '../model/state.ts';
import { creatureRow } from '../model/content.ts';
import { DIRECTIONS, neighbourIn } from '../model/place.ts';
import { spawn } from '../world/spawn.ts';
import { creatureRef, spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { dropAround } from './dropping.ts';
import { gainXp } from './experience.ts';

/** Food cost of an attack for the player. */
const ATTACK_FOOD = 2;

/** Kind of blow, and attack value before defense. */
export interface Strike {
  readonly blow: Blow;
  readonly attack: number;
  readonly item?: Item;
}

/** Random damage from 1 to attack minus defense. */
function damageOf(draft: CavesDraft, attack: number, target: Creature): number {
  const maxDamage = Math.max(0, attack - defenseOf(target));
  return maxDamage === 0 ? 1 : draft.chance.below(maxDamage) + 1;
}

/** Damages a creature on behalf of another. */
export function wound(
  draft: CavesDraft,
  by: Creature,
  target: Creature,
  { blow, item }: Pick<Strike, 'blow' | 'item'>,
  damage: number,
  cause: Cause,
): void {
  draft.emitSeen(
    {
      kind: 'struck',
      who: creatureRef(by),
      target: creatureRef(target),
      blow,
      ...(item === undefined ? {} : { item }),
      damage,
      hp: Math.max(0, target.hp - damage),
    },
    by,
    target,
  );
  harm(draft, target.id, damage, cause, by.id);
}

/** Attacks cost the player food, however many they hit. */
export function payForAttack(draft: CavesDraft, by: Creature): void {
  if (by.id === PLAYER) draft.crowd.change(PLAYER, { food: draft.player.food - ATTACK_FOOD });
}

/** Attacks a creature at range. */
export function strike(draft: CavesDraft, by: Creature, target: Creature, manner: Strike): void {
  payForAttack(draft, by);
  hit(draft, by, target, manner);
}

/** Hits a creature in melee or at range. */
export function hit(draft: CavesDraft, by: Creature, target: Creature, manner: Strike): void {
  const damage = damageOf(draft, manner.attack, target);
  wound(draft, by, target, manner, damage, { kind: 'creature', creature: by.kind });
}

/**
 * Takes health; `by` is the id of the creature credited. Does nothing if the target no longer
 * exists.
 */
export function harm(
  draft: CavesDraft,
  id: number,
  amount: number,
  cause: Cause,
  by?: number,
): void {
  const target = draft.crowd.get(id);
  if (target === undefined || draft.ending !== undefined) return;
  const hp = Math.max(0, target.hp - amount);
  if (hp > 0) {
    draft.crowd.change(id, { hp });
    split(draft, id);
  } else if (id === PLAYER) fall(draft, cause);
  else die(draft, target, cause, by);
}

/** A creature that splits shares its health with another of its kind beside it. */
function split(draft: CavesDraft, id: number): void {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return;
  const { splits } = creatureRow(creature.content, creature.kind);
  if (splits === undefined || creature.hp < splits || creature.hp < 2) return;
  const spots = DIRECTIONS.map((direction) => spotOf(creature, neighbourIn(creature, direction)));
  const spot = spots.find((one) => draft.isFree(one));
  if (spot === undefined) return;
  const half = Math.floor(creature.hp / 2);
  const parent = draft.crowd.change(id, { hp: creature.hp - half });
  const { side } = parent;
  draft.crowd.add({
    ...spawn(parent.content, parent.kind, draft.crowd.nextId, spot),
    hp: half,
    maxHp: parent.maxHp,
    isSummoned: true,
    ...(side === undefined ? {} : { side }),
  });
  draft.emitSeen({ kind: 'split', who: creatureRef(parent) }, parent);
}

/** Handles the player running out of health or food. */
export function fall(draft: CavesDraft, cause: Cause): void {
  if (draft.before.options.mode === 'normal') {
    draft.crowd.change(PLAYER, { hp: 0 });
    draft.end('died', cause);
    return;
  }
  const { maxHp, maxFood } = draft.player;
  draft.crowd.change(PLAYER, { hp: maxHp, food: maxFood });
  draft.emit({ kind: 'spared', cause });
}

/** Experience for killing a creature. */
function worthOf(dead: Creature, killer: Creature): number {
  return dead.maxHp + attackOf(dead) + defenseOf(dead) - killer.rank;
}

/** Leaves its corpse, unless it was summoned, and scatters its items. */
function die(draft: CavesDraft, dead: Creature, cause: Cause, by: number | undefined): void {
  const killer = by === undefined ? undefined : draft.crowd.get(by);
  draft.crowd.remove(dead.id);
  const killed = {
    kind: 'killed',
    who: creatureRef(dead),
    cause,
    ...(killer === undefined ? {} : { by: creatureRef(killer) }),
  } as const;
  if (by === PLAYER) draft.emit(killed);
  else draft.emitSeen(killed, dead);
  if (!dead.isSummoned) dropAround(draft, dead, { kind: 'corpse', of: dead.kind });
  for (const item of dead.pack) if (item !== null) dropAround(draft, dead, item);
  if (creatureRow(dead.content, dead.kind).dies !== undefined) draft.bursts.push(dead);
  if (killer === undefined || dead.isSummoned || dead.side !== undefined) return;
  if (killer.side === 'ally') gainXp(draft, PLAYER, Math.floor(worthOf(dead, killer) / 2));
  if (by === PLAYER) draft.deeds = withKill(draft.deeds, dead.kind);
  gainXp(draft, killer.id, worthOf(dead, killer));
}

function withKill(deeds: Deeds, kind: CreatureKind): Deeds {
  return { ...deeds, kills: { ...deeds.kills, [kind]: (own(deeds.kills, kind) ?? 0) + 1 } };
}
