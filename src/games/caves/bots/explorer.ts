import { contentOf } from '../rules/game/looking.ts';
import { hpRegenOf, manaRegenOf } from '../rules/model/attributes.ts';
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
import { escape } from './escape.ts';
import { readInPeace } from './scrolls.ts';
import { fight, strikeBeside } from './tactics.ts';

/** The bot rests below this share of its health. */
const REST_BELOW = 0.8;
/** With less food than this, the bot does not rest. */
const FOOD_TO_REST = 750;
/** Minimum regeneration per 1 000 turns that makes resting worthwhile. */
const REST_WORTH = 60;
/** The bot does not rest with a known hunter within this distance. */
const MIN_HUNTER_DISTANCE = 12;
/** Health restored per point of mana. */
const HEALTH_PER_MANA = 5;

/** Health restored by 1 000 turns of rest. */
function restBenefit(player: Creature): number {
  const mana = hasWhiteBook(player) ? manaRegenOf(player) : 0;
  return hpRegenOf(player) + HEALTH_PER_MANA * mana;
}

/** Waits for health, mana and healing effects while no enemy is near. */
function rest({ player, foes }: Outlook): CavesAction | undefined {
  if (foes.some(({ hunts, distance }) => hunts && distance <= MIN_HUNTER_DISTANCE))
    return undefined;
  const isWorthwhile = restBenefit(player) >= REST_WORTH && foodLeft(player) >= FOOD_TO_REST;
  const isTired = isWorthwhile && player.hp < REST_BELOW * player.maxHp;
  const mends = isMending(player) && player.hp < player.maxHp && foodLeft(player) > 0;
  return isTired || mends ? { kind: 'wait' } : undefined;
}

/** Rank needed on each level to descend before it is fully explored. */
const RANKS = [3, 6, 8, 11] as const;

/** With less food than this, the bot still picks things up on the way home. */
const FOOD_TO_CARRY = 1200;

/** The next step on foot towards the bear, or home with it. */
function stepOnFoot(outlook: Outlook): CavesAction | undefined {
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

function nextStep(outlook: Outlook): CavesAction {
  const { hasBear, player } = outlook;
  const step = stepOnFoot(outlook);
  if (step !== undefined) return wearBest(player, 'weapon') ?? step;
  return dig(outlook, hasBear ? 'up' : 'down') ?? { kind: 'wait' };
}

/** Explores, equips, reads, drinks, shoots, flees, rests and digs; brings the bear home. */
function explorerWithout(avoided: readonly SpellKind[]): CavesMind {
  return {
    id: 'explorer',
    without: (spell) => explorerWithout([...avoided, spell]),
    choose(view, random) {
      const known = Object.keys(contentOf(view).spells);
      const spells = known.filter((spell) => !avoided.includes(spell));
      const outlook = lookAt(view, spells);
      const { player } = outlook;
      if (view.choices > 0) return grow(player);
      return (
        escape(outlook) ??
        fight(outlook, random) ??
        strikeBeside(outlook) ??
        wearBest(player, 'armor') ??
        eat(player) ??
        leaveUseless(view, player) ??
        readInPeace(outlook) ??
        useMagicInPeace(outlook) ??
        rest(outlook) ??
        huntWeak(outlook) ??
        nextStep(outlook)
      );
    },
  };
}

export const explorer = explorerWithout([]);
