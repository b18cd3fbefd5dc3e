import { attackOf, defenseOf, isProof, isWeak, rangedOf } from '../rules/model/attributes.ts';
import { creatureRow, effectRow } from '../rules/model/content.ts';
import type { CreatureRow } from '../rules/model/creatures.ts';
import { stepsBetween } from '../rules/model/place.ts';
import type { Creature } from '../rules/model/state.ts';

/** A creature that the player may have to fight, with estimates for that fight. */
export interface Foe {
  readonly creature: Creature;
  /** Distance in steps, ignoring obstacles. */
  readonly distance: number;
  /** True if it hunts the player. */
  readonly hunts: boolean;
  /** It stays idle while the player is further away than this; 0 if it does not lurk. */
  readonly lurks: number;
  /** Expected damage to the player per turn. */
  readonly harm: number;
  /** Expected number of turns to kill it. */
  readonly turns: number;
  readonly shoots: boolean;
  /** True if it keeps its distance and cannot hurt from there. */
  readonly isShy: boolean;
}

/** The average damage of a blow. */
export function meanBlow(attack: number, defense: number): number {
  return (Math.max(1, attack - defense) + 1) / 2;
}

/** Chance per step that an adjacent wandering creature attacks the player. */
const WANDERER_HIT_CHANCE = 0.12;

/** A thief further away than this has what it came for, as far as one can see. */
const MAX_THEFT_DISTANCE = 4;

function urgesOf(player: Creature, { urges }: CreatureRow, distance: number) {
  let [hunts, idle, lurks, isShy] = [false, 0, 0, false];
  for (const urge of urges) {
    if (urge.do === 'hunt') hunts = isWeak(player, urge.below ?? Infinity);
    if (urge.do === 'tunnel') hunts = true;
    if (urge.do === 'idle') idle = urge.chance / 1000;
    if (urge.do === 'lurk') lurks = urge.near;
    if (urge.do === 'flee' && urge.near !== undefined) isShy = true;
    if (urge.do === 'flee' && urge.laden === true && distance > MAX_THEFT_DISTANCE) isShy = true;
  }
  return { hunts, idle, lurks, isShy };
}

/** Expected damage per turn of the effects that a creature works on the player from afar. */
function harmFromAfar({ content }: Creature, { urges }: CreatureRow): number {
  let harm = 0;
  for (const urge of urges) {
    if (urge.do !== 'affect' || urge.on !== 'player') continue;
    const { start, turns, each, deed } = effectRow(content, urge.effect);
    const lasting = turns * Math.max(0, -(each?.hp ?? 0));
    const blast = deed?.do === 'blast' ? deed.damage : deed?.do === 'cloud' ? 2 * deed.amount : 0;
    harm += (urge.chance / 1000) * (Math.max(0, -(start?.hp ?? 0)) + lasting + blast);
  }
  return harm;
}

/** The total health that a bite takes. */
function biteOf(player: Creature, { bite }: CreatureRow): number {
  if (bite === undefined || isProof(player, bite)) return 0;
  const { turns, each } = effectRow(player.content, bite);
  return turns * Math.max(0, -(each?.hp ?? 0));
}

export function judge(player: Creature, creature: Creature): Foe {
  const row = creatureRow(creature.content, creature.kind);
  const distance = stepsBetween(creature, player);
  const own = urgesOf(player, row, distance);
  const isFriendly = creature.side !== undefined;
  const { idle, lurks } = own;
  const hunts = own.hunts && !isFriendly;
  const pace = row.steps * (hunts ? 1 - idle : WANDERER_HIT_CHANCE);
  const canHurt = attackOf(creature) > 0 && !isFriendly;
  const afar = harmFromAfar(player, row);
  const blow = meanBlow(attackOf(creature), defenseOf(player)) + biteOf(player, row);
  return {
    creature,
    distance,
    hunts,
    lurks: creature.hp < creature.maxHp ? 0 : lurks,
    harm: canHurt ? pace * blow + afar : 0,
    turns: Math.ceil(creature.hp / meanBlow(attackOf(player), defenseOf(creature))),
    shoots: rangedOf(creature) > 0 || (afar > 0 && !isFriendly),
    isShy: own.isShy && afar === 0,
  };
}

/** Expected health lost over this many turns of fighting several foes, killed one at a time. */
export function costOf(foes: readonly Foe[], maxCost = Infinity): number {
  const ordered = [...foes].sort((one, other) => one.turns * other.harm - other.turns * one.harm);
  let [turns, cost] = [0, 0];
  for (const foe of ordered) {
    turns += foe.turns;
    cost += foe.harm * (Math.min(turns, maxCost) - 0.5);
  }
  return cost;
}
