import { creatureRow, isInSight, playerOf } from '../rules/index.ts';
import { judge } from '../bots/foes.ts';
import type { CavesState, Creature } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/** How a fight is likely to end for the player: well, at a price, or badly. */
export type Danger = 'low' | 'high' | 'deadly';

/** A fight that costs more than this share of the health that is left comes at a price. */
const DEAR = 0.4;
/** Whoever needs more turns than this to kill the player is no danger. */
const MAX_TURNS = 99;

/** Turns in which a creature would kill the player; undefined where that would take very long. */
function turnsToFall(view: CavesState, creature: Creature): number | undefined {
  const player = playerOf(view);
  const { harm } = judge(player, creature);
  const turns = harm === 0 ? Infinity : Math.ceil(player.hp / harm);
  return turns > MAX_TURNS ? undefined : turns;
}

export function dangerOf(view: CavesState, creature: Creature): Danger {
  const player = playerOf(view);
  const { turns, harm } = judge(player, creature);
  const cost = turns * harm;
  if (cost >= player.hp) return 'deadly';
  return cost > DEAR * player.hp ? 'high' : 'low';
}

/** What a creature is about. */
function mannerOf(view: CavesState, creature: Creature): 'grows' | 'lurks' | 'hunts' | 'wanders' {
  const { hunts, lurks, distance } = judge(playerOf(view), creature);
  const { urges } = creatureRow(creature.kind);
  if (urges.some(({ kind }) => kind === 'spread')) return 'grows';
  if (lurks > 0 && distance > lurks) return 'lurks';
  const isComing = hunts && (isInSight(view, creature) || isBelowGround(view, creature));
  return isComing ? 'hunts' : 'wanders';
}

/** Whether it comes through the rock, seen or not. */
function isBelowGround(view: CavesState, creature: Creature): boolean {
  const { distance } = judge(playerOf(view), creature);
  const { urges } = creatureRow(creature.kind);
  return urges.some((urge) => urge.kind === 'tunnel' && distance <= urge.near);
}

/** What a creature does, and how a fight with it is likely to end. */
export function describeDanger(view: CavesState, creature: Creature, say: Say): readonly string[] {
  const { turns } = judge(playerOf(view), creature);
  const fall = turnsToFall(view, creature);
  const odds =
    fall === undefined
      ? say('caves-look-harmless', { blows: turns })
      : say('caves-look-odds', { blows: turns, turns: fall });
  return [say(`caves-look-${mannerOf(view, creature)}`), odds];
}
