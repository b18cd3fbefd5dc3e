import { bookOf, SPELL_KINDS } from '../model/spells.ts';
import type { SpellKind } from '../model/spells.ts';
import type { CavesAction } from '../model/action.ts';
import { STAIRS_UP } from '../model/tiles.ts';
import { collect, dig, explore, huntWeak, takeStairs } from './errands.ts';
import { eat, foodLeft, leaveUseless, wearBest } from './gear.ts';
import { grow } from './growing.ts';
import { useMagicInPeace } from './magic.ts';
import type { CavesMind } from './mind.ts';
import { lookAt } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { fight, strikeBeside } from './tactics.ts';

/** Below this share of his health one rests; those who can read need not wait as long. */
const TIRED = 0.5;
const TIRED_READER = 0.8;
/** With less to eat nobody rests. */
const FOOD_TO_REST = 1000;
/** Nobody rests while somebody who hunts is known to be as near as this. */
const NOISY = 12;

/** Waits for health and mana where nobody is near. */
function rest({ player, foes }: Outlook): CavesAction | undefined {
  const isReader = player.pack.some((item) => item !== null && bookOf(item) === 'white');
  const least = isReader ? TIRED_READER : TIRED;
  if (player.hp >= least * player.maxHp || foodLeft(player) < FOOD_TO_REST) return undefined;
  return foes.some(({ hunts, distance }) => hunts && distance <= NOISY)
    ? undefined
    : { kind: 'wait' };
}

/** The rank from which somebody goes on to the level below before all of his is explored. */
const RANKS = [3, 6, 9, 12] as const;

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
        leaveUseless(player) ??
        useMagicInPeace(outlook) ??
        rest(outlook) ??
        huntWeak(outlook) ??
        goOn(outlook)
      );
    },
  };
}

export const explorer = explorerWith(SPELL_KINDS);
