import { contentOf } from '../rules/game/looking.ts';
import { hpRegenOf, manaRegenOf, rangedOf } from '../rules/model/attributes.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { CavesAction } from '../rules/model/action.ts';
import type { Creature } from '../rules/model/state.ts';
import { STAIRS_UP } from '../rules/model/tiles.ts';
import { freeCaptive } from './captives.ts';
import { collect, dig, explore, exploreFar, huntWeak, takeStairs } from './errands.ts';
import { eat, foodLeft, leaveUseless, wearBest } from './gear.ts';
import { grow } from './growing.ts';
import { hasWhiteBook, isMending } from './books.ts';
import { useMagicInPeace } from './magic.ts';
import type { CavesMind } from './mind.ts';
import { bolder, lookAt } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { escape } from './escape.ts';
import { readInPeace } from './scrolls.ts';
import { ALL_ROUND, CASTER, FIGHTER, THROWER } from './style.ts';
import type { Style } from './style.ts';
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

/** Turns of one intention, and how many of them pass before the next long walk. */
const SPELL_OF_TURNS = 16;
const LONG_WALK_EVERY = 16;
/** Of this many spells of turns, a worldly player hunts in the first half. */
const HUNT_EVERY = 4;

/**
 * Prey that hides in grass comes into sight and goes out of it with every step, so that a worldly
 * player hunts only half of the time: in the other half, it gets away.
 */
function isHunting(outlook: Outlook): boolean {
  const { view, style } = outlook;
  if (isOverdue(outlook)) return false;
  const spell = Math.floor(view.turns / SPELL_OF_TURNS);
  return !style.isWorldly || spell % HUNT_EVERY < HUNT_EVERY / 2;
}

/**
 * Now and then, a worldly player walks to the far edge of the unknown. Without a memory, it would
 * otherwise walk back and forth where two goals take turns to be in sight.
 */
function isRestless({ view: { turns }, style }: Outlook): boolean {
  const spell = Math.floor(turns / SPELL_OF_TURNS);
  return style.isWorldly && spell % LONG_WALK_EVERY === LONG_WALK_EVERY - 1;
}

/** Turns per level, the first included, after which a worldly player goes on. */
const LONG_STAY = 900;

/** True if something keeps the player on this level for longer than it is worth. */
function isOverdue({ view: { turns }, player, hasBear, style }: Outlook): boolean {
  return style.isWorldly && !hasBear && turns > LONG_STAY * (player.z + 1);
}

/** The next step on foot towards the bear, or home with it. */
function stepOnFoot(outlook: Outlook): CavesAction | undefined {
  const { hasBear, player, style, view } = outlook;
  const found = hasBear && foodLeft(player) > FOOD_TO_CARRY ? undefined : collect(outlook);
  if (found !== undefined) return found;
  if (hasBear) return takeStairs(outlook, 'up') ?? explore(outlook);
  const isLast = player.z === view.levels.length - 1;
  const descend = () => (isLast ? undefined : takeStairs(outlook, 'down'));
  const isWayHomeKnown = outlook.level.tiles.includes(STAIRS_UP);
  // Where levels hold more than experience, all of them are explored.
  const enough = style.isWorldly ? Infinity : (RANKS[player.z] ?? Infinity);
  const isReady = isWayHomeKnown && (player.rank >= enough || isOverdue(outlook));
  return (isReady ? descend() : undefined) ?? explore(outlook) ?? descend();
}

/** The next step through deep water, or else through hazards. */
function stepBoldly(outlook: Outlook): CavesAction | undefined {
  const wet = bolder(outlook, 'hazards');
  const step = wet && stepOnFoot(wet);
  if (step !== undefined) return step;
  const bold = bolder(wet ?? outlook, 'none');
  return bold && stepOnFoot(bold);
}

function nextStep(outlook: Outlook): CavesAction {
  const { hasBear, player, style } = outlook;
  const step = stepOnFoot(outlook) ?? (style.isWorldly ? stepBoldly(outlook) : undefined);
  const isReady = style.isWorldly && rangedOf(player) > 0;
  if (step !== undefined) return (isReady ? undefined : wearBest(player, 'weapon', style)) ?? step;
  return dig(outlook, hasBear ? 'up' : 'down') ?? { kind: 'wait' };
}

/** Explores, equips, reads, drinks, shoots, flees, rests and digs; brings the bear home. */
function explorerWithout(style: Style, avoided: readonly SpellKind[]): CavesMind {
  return {
    id: style.id,
    without: (spell) => explorerWithout(style, [...avoided, spell]),
    choose(view, random) {
      const known = Object.keys(contentOf(view).spells);
      const spells = known.filter((spell) => !avoided.includes(spell));
      const outlook = lookAt(view, spells, style);
      const { player } = outlook;
      if (view.choices > 0) return grow(player, style);
      return (
        escape(outlook) ??
        fight(outlook, random) ??
        strikeBeside(outlook) ??
        wearBest(player, 'armor', style) ??
        eat(player) ??
        leaveUseless(view, player, style) ??
        readInPeace(outlook) ??
        useMagicInPeace(outlook) ??
        rest(outlook) ??
        (isRestless(outlook) ? exploreFar(outlook) : undefined) ??
        freeCaptive(outlook) ??
        (isHunting(outlook) ? huntWeak(outlook) : undefined) ??
        nextStep(outlook)
      );
    },
  };
}

export const explorer = explorerWithout(ALL_ROUND, []);

/** Bots with a style of their own, which suits packs. */
export const styled: readonly CavesMind[] = [FIGHTER, THROWER, CASTER].map((style) =>
  explorerWithout(style, []),
);
