import { hpRegenOf, manaRegenOf } from '../rules/model/attributes.ts';
import { SPELL_KINDS } from '../rules/model/spells.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { CavesAction } from '../rules/model/action.ts';
import type { Creature } from '../rules/model/state.ts';
import { STAIRS_UP } from '../rules/model/tiles.ts';
import { collect, dig, explore, huntWeak, takeStairs } from './errands.ts';
import { eat, foodLeft, leaveUseless, wearBest } from './gear.ts';
import { grow } from './growing.ts';
import { hasWhiteBook, isMending } from './books.ts';
import { useMagicInPeace } from './magic.ts';
import type { CavesMind } from './mind.ts';
import { lookAt } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { fight, strikeBeside } from './tactics.ts';

/** Below this share of his health one rests. */
const TIRED = 0.8;
/** With less to eat nobody rests. */
const FOOD_TO_REST = 750;
/** Whoever gets less health than this in 1 000 turns does not rest for it. */
const REST_WORTH = 60;
/** Nobody rests while somebody who hunts is known to be as near as this. */
const NOISY = 12;
/** Health that a point of mana becomes. */
const HEALTH_PER_MANA = 5;

/** Health that 1 000 turns of rest give. */
function restGives(player: Creature): number {
  const mana = hasWhiteBook(player) ? manaRegenOf(player) : 0;
  return hpRegenOf(player) + HEALTH_PER_MANA * mana;
}

/** Waits for health and mana where nobody is near, and for whatever mends to do so. */
function rest({ player, foes }: Outlook): CavesAction | undefined {
  if (foes.some(({ hunts, distance }) => hunts && distance <= NOISY)) return undefined;
  const isWorthwhile = restGives(player) >= REST_WORTH && foodLeft(player) >= FOOD_TO_REST;
  const isTired = isWorthwhile && player.hp < TIRED * player.maxHp;
  const mends = isMending(player) && player.hp < player.maxHp && foodLeft(player) > 0;
  return isTired || mends ? { kind: 'wait' } : undefined;
}

/** The rank from which somebody goes on to the level below before all of his is explored. */
const RANKS = [3, 6, 8, 11] as const;

/** With less to eat somebody on the way home still picks things up. */
const FOOD_TO_CARRY = 1200;

/** The next step on foot to what leads to the bear, or home with it. */
function onFoot(outlook: Outlook): CavesAction | undefined {
  const { hasBear, player, view } = outlook;
  const found = hasBear && foodLeft(player) > FOOD_TO_CARRY ? undefined : collect(outlook);
  if (found !== undefined) return found;
  if (hasBear) return takeStairs(outlook, 'up') ?? explore(outlook);
  const isLast = player.z === view.levels.length - 1;
  const down = isLast ? undefined : takeStairs(outlook, 'down');
  const isWayHomeKnown = outlook.level.tiles.includes(STAIRS_UP);
  const isReady = isWayHomeKnown && player.rank >= (RANKS[player.z] ?? Infinity);
  return (isReady ? down : undefined) ?? explore(outlook) ?? down;
}

function goOn(outlook: Outlook): CavesAction {
  const { hasBear, player } = outlook;
  const step = onFoot(outlook);
  if (step !== undefined) return wearBest(player, 'weapon') ?? step;
  return dig(outlook, hasBear ? 'up' : 'down') ?? { kind: 'wait' };
}

/** Explores, equips, reads, drinks, fights from afar and near, flees, rests, and digs; brings the bear home. */
function explorerWith(spells: readonly SpellKind[]): CavesMind {
  return {
    id: 'explorer',
    without: (spell) => explorerWith(spells.filter((one) => one !== spell)),
    choose(view, random) {
      const outlook = lookAt(view, spells);
      const { player } = outlook;
      if (view.choices > 0) return grow(player);
      return (
        fight(outlook, random) ??
        strikeBeside(outlook) ??
        wearBest(player, 'armor') ??
        eat(player) ??
        leaveUseless(view, player) ??
        useMagicInPeace(outlook) ??
        rest(outlook) ??
        huntWeak(outlook) ??
        goOn(outlook)
      );
    },
  };
}

export const explorer = explorerWith(SPELL_KINDS);
