import { attackOf, defenseOf, isProof, isWeak, rangedOf } from '../rules/model/attributes.ts';
import { creatureRow } from '../rules/model/creatures.ts';
import type { CreatureRow } from '../rules/model/creatures.ts';
import { effectRow } from '../rules/model/effects.ts';
import { stepsBetween } from '../rules/model/place.ts';
import type { Creature } from '../rules/model/state.ts';

/** One whom the player may have to fight, and what that would mean. */
export interface Foe {
  readonly creature: Creature;
  /** Steps away, as the crow flies. */
  readonly distance: number;
  /** Whether it comes for the player. */
  readonly hunts: boolean;
  /** As long as the player is further away than this, it does nothing; 0 where it does not wait. */
  readonly lurks: number;
  /** Health that it is likely to take in a turn. */
  readonly harm: number;
  /** Turns that killing it is likely to take. */
  readonly turns: number;
  readonly shoots: boolean;
}

/** What a blow does on average. */
export function meanBlow(attack: number, defense: number): number {
  return (Math.max(1, attack - defense) + 1) / 2;
}

/** How often whoever only wanders strikes the player whom it stands beside, in a step. */
const BY_CHANCE = 0.12;

function urgesOf(player: Creature, { urges }: CreatureRow) {
  let [hunts, idle, lurks] = [false, 0, 0];
  for (const urge of urges) {
    if (urge.kind === 'hunt') hunts = isWeak(player, urge.below ?? Infinity);
    if (urge.kind === 'tunnel') hunts = true;
    if (urge.kind === 'idle') idle = urge.chance / 1000;
    if (urge.kind === 'lurk') lurks = urge.near;
  }
  return { hunts, idle, lurks };
}

/** Health that a bite takes, all in all. */
function biteOf(player: Creature, { bite }: CreatureRow): number {
  if (bite === undefined || isProof(player, bite)) return 0;
  const { turns, each } = effectRow(bite);
  return turns * Math.max(0, -(each?.hp ?? 0));
}

export function judge(player: Creature, creature: Creature): Foe {
  const row = creatureRow(creature.kind);
  const { hunts, idle, lurks } = urgesOf(player, row);
  const pace = row.steps * (hunts ? 1 - idle : BY_CHANCE);
  const canHurt = attackOf(creature) > 0;
  const blow = meanBlow(attackOf(creature), defenseOf(player)) + biteOf(player, row);
  return {
    creature,
    distance: stepsBetween(creature, player),
    hunts,
    lurks: creature.hp < creature.maxHp ? 0 : lurks,
    harm: canHurt ? pace * blow : 0,
    turns: Math.ceil(creature.hp / meanBlow(attackOf(player), defenseOf(creature))),
    shoots: rangedOf(creature) > 0,
  };
}

/** Health that so many turns of a fight with several are likely to cost, who are killed one after the other. */
export function costOf(foes: readonly Foe[], most = Infinity): number {
  const ordered = [...foes].sort((one, other) => one.turns * other.harm - other.turns * one.harm);
  let [turns, cost] = [0, 0];
  for (const foe of ordered) {
    turns += foe.turns;
    cost += foe.harm * (Math.min(turns, most) - 0.5);
  }
  return cost;
}
