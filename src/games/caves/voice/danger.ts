import { creatureRow, isInSight, playerOf } from '../rules/index.ts';
import { judge } from '../bots/foes.ts';
import type { CavesState, Creature } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/** Expected outcome of a fight for the player: easy win, costly win or death. */
export type Danger = 'low' | 'high' | 'deadly';

/** A fight is costly above this share of the remaining health. */
const COSTLY_FROM = 0.4;
/** A creature that needs more turns than this to kill the player is harmless. */
const MAX_TURNS = 99;

/** Turns a creature needs to kill the player; undefined if that takes too long. */
function turnsToFall(view: CavesState, creature: Creature): number | undefined {
  const player = playerOf(view);
  const { harm } = judge(player, creature);
  const turns = harm === 0 ? Infinity : Math.ceil(player.hp / harm);
  return turns > MAX_TURNS ? undefined : turns;
}

export function dangerOf(view: CavesState, creature: Creature): Danger {
  const player = playerOf(view);
  if (creature.side !== undefined) return 'low';
  const { turns, harm } = judge(player, creature);
  const cost = turns * harm;
  if (cost >= player.hp) return 'deadly';
  return cost > COSTLY_FROM * player.hp ? 'high' : 'low';
}

/** A creature's behaviour. */
function mannerOf(view: CavesState, creature: Creature): 'grows' | 'lurks' | 'hunts' | 'wanders' {
  const { hunts, lurks, distance } = judge(playerOf(view), creature);
  const { urges } = creatureRow(creature.content, creature.kind);
  if (urges.some((urge) => urge.do === 'spread')) return 'grows';
  if (lurks > 0 && distance > lurks) return 'lurks';
  const isComing = hunts && (isInSight(view, creature) || isBelowGround(view, creature));
  return isComing ? 'hunts' : 'wanders';
}

/** True if it digs towards the player, seen or unseen. */
function isBelowGround(view: CavesState, creature: Creature): boolean {
  const { distance } = judge(playerOf(view), creature);
  const { urges } = creatureRow(creature.content, creature.kind);
  return urges.some((urge) => urge.do === 'tunnel' && distance <= urge.near);
}

/** Describes a creature's behaviour and the likely outcome of a fight. */
export function describeDanger(view: CavesState, creature: Creature, say: Say): readonly string[] {
  if (creature.side !== undefined) return [say(`caves-look-${creature.side}`)];
  const { turns } = judge(playerOf(view), creature);
  const fall = turnsToFall(view, creature);
  const odds =
    fall === undefined
      ? say('caves-look-harmless', { blows: turns })
      : say('caves-look-odds', { blows: turns, turns: fall });
  return [say(`caves-look-${mannerOf(view, creature)}`), odds];
}
