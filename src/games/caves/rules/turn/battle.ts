import { own } from '#core';
import { attackOf, defenseOf } from '../model/attributes.ts';
import type { Blow, Cause } from '../model/event.ts';
import type { CreatureKind } from '../model/creatures.ts';
import type { Item } from '../model/items.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature, Deeds } from '../model/state.ts';
import { creatureRef } from './draft.ts';
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

/** Attacks a creature in melee or at range. */
export function strike(draft: CavesDraft, by: Creature, target: Creature, manner: Strike): void {
  if (by.id === PLAYER) draft.crowd.change(PLAYER, { food: draft.player.food - ATTACK_FOOD });
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
  if (hp > 0) draft.crowd.change(id, { hp });
  else if (id === PLAYER) fall(draft, cause);
  else die(draft, target, cause, by);
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
  if (killer === undefined || dead.isSummoned) return;
  if (by === PLAYER) draft.deeds = withKill(draft.deeds, dead.kind);
  gainXp(draft, killer.id, dead.maxHp + attackOf(dead) + defenseOf(dead) - killer.rank);
}

function withKill(deeds: Deeds, kind: CreatureKind): Deeds {
  return { ...deeds, kills: { ...deeds.kills, [kind]: (own(deeds.kills, kind) ?? 0) + 1 } };
}
