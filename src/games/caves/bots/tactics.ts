import { below, own } from '#core';
import type { Random } from '#core';
import { isInSight } from '../rules/game/looking.ts';
import type { CavesAction } from '../rules/model/action.ts';
import {
  equipmentOf,
  isEquipped,
  itemIn,
  magicOf,
  rangedOf,
  strengthened,
} from '../rules/model/attributes.ts';
import { creatureRow, effectRow, itemRow } from '../rules/model/content.ts';
import {
  neighbourIn,
  cellOf,
  DIRECTIONS,
  isSamePlace,
  placeOf,
  stepsBetween,
} from '../rules/model/place.ts';
import type { Place } from '../rules/model/place.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { Creature } from '../rules/model/state.ts';
import { STAIRS_UP, tileAt } from '../rules/model/tiles.ts';
import { canFly } from '../rules/turn/flight.ts';
import { slotOfKind, slotWith, wearBest } from './gear.ts';
import type { Foe } from './foes.ts';
import { cast, hasWhiteBook, isMending, manaFor, slotOfPotion } from './books.ts';
import { healInFight } from './healing.ts';
import { readInFight } from './scrolls.ts';
import { strengthen } from './strength.ts';
import type { Outlook } from './outlook.ts';
import type { Style } from './style.ts';
import { forNeighbours, isOpen, stepsFrom } from './walk.ts';

/** Attacks an adjacent creature. */
function attackOn(from: Place, at: Place): CavesAction | undefined {
  const direction = DIRECTIONS.find((one) => isSamePlace(neighbourIn(from, one), at));
  return direction === undefined ? undefined : { kind: 'move', direction };
}

/** Strikes the adjacent creature that does the most harm relative to the time it takes to kill. */
export function strikeBeside({ player, foes }: Outlook): CavesAction | undefined {
  const adjacent = foes.filter(({ distance, harm }) => distance === 1 && harm > 0);
  const [first] = adjacent.sort((one, other) => other.harm / other.turns - one.harm / one.turns);
  return first && attackOn(player, first.creature);
}

/** The slot of the best missile: the least useful item that flies well. */
function missileOf({ player }: Outlook): number | undefined {
  return (
    slotOfKind(player, 'rock') ??
    slotWith(player, ({ kind }) => {
      const { thrown = 0, bonus } = itemRow(player.content, kind);
      return thrown > 1 && bonus === undefined;
    }) ??
    slotWith(player, (item, slot) => {
      const { thrown = 0 } = itemRow(player.content, item.kind);
      return (
        thrown > 1 && !isEquipped(player, slot) && equipmentOf(player.content, item) === 'weapon'
      );
    })
  );
}

/** True if a missile can reach this foe with no harmless creature nearer. */
function inReach({ view, level, player, foes }: Outlook, { creature }: Foe): boolean {
  if (!isInSight(view, creature) || !canFly(level.tiles, player, creature)) return false;
  const distance = stepsBetween(player, creature);
  return foes.every(
    (other) => other.creature === creature || other.harm > 0 || other.distance >= distance,
  );
}

/** Minimum distance to the target for switching to a bow. */
const BOW_FROM = 4;

/** Major heals for which a healer keeps mana. */
const HEALS_KEPT = 2;

/** True if casting a spell leaves a healer the mana for some major heals. */
function sparesMana(player: Creature, spell: SpellKind, heals = HEALS_KEPT): boolean {
  const kept = hasWhiteBook(player) ? heals * manaFor(player, 'major-heal') : 0;
  return player.mana >= kept + manaFor(player, spell);
}

/** From this risk on, mana is spent before stones and arrows. */
const WORTH_SPARK = 0.3;

/** True if arrows hit harder than the missiles of a worldly player. */
function isBetterBow({ player, style }: Outlook, bow: number, missile: number | undefined) {
  if (!style.isWorldly) return false;
  const rowIn = (slot: number | undefined) => {
    const item = itemIn(player, slot ?? null);
    return item && itemRow(player.content, item.kind);
  };
  return (rowIn(bow)?.ranged ?? 0) > (rowIn(missile)?.thrown ?? 0);
}

/** Throws, shoots or casts at an approaching hunter. */
function strikeFromAfar(outlook: Outlook): CavesAction | undefined {
  const { player, hunters, style } = outlook;
  if (hunters.some(({ distance }) => distance <= 1)) return undefined;
  const targets = hunters.filter((foe) => inReach(outlook, foe));
  const [target] = targets.sort((one, other) => one.distance - other.distance);
  if (target === undefined) return undefined;
  const { x, y } = target.creature;
  const isFree =
    style.sparks === 'first'
      ? sparesMana(player, 'spark')
      : !hasWhiteBook(player) || player.mana === player.maxMana;
  const isCast = isFree && style.sparks !== 'never';
  const spark = isCast ? cast(outlook, 'spark', target.creature) : undefined;
  if (spark !== undefined && (style.sparks === 'first' || outlook.risk >= WORTH_SPARK))
    return spark;
  if (style.missiles === 0) return undefined;
  if (rangedOf(player) > 0) return { kind: 'fire', at: { x, y } };
  const slot = missileOf(outlook);
  const bow = target.distance < BOW_FROM ? undefined : slotOfKind(player, 'bow');
  if (bow !== undefined && isBetterBow(outlook, bow, slot)) return { kind: 'wear', slot: bow };
  if (slot !== undefined) return { kind: 'throw', slot, at: { x, y } };
  if (spark !== undefined) return spark;
  return bow === undefined ? undefined : { kind: 'wear', slot: bow };
}

/** Wields the best weapon before a hunter arrives. */
function drawWeapon({ player, hunters, style }: Outlook): CavesAction | undefined {
  const isClose = hunters.some(({ distance }) => distance <= 2);
  return isClose ? wearBest(player, 'weapon', style) : undefined;
}

/** Above this risk, powder and poison may be used. */
const WORTH_POWDER = 0.25;

/** Distance that a broken flask's cloud spreads to in the open. */
function reachOf({ content }: Creature, effect: string): number {
  const { deed } = effectRow(content, effect);
  return deed?.do === 'cloud' ? Math.ceil(Math.sqrt(deed.amount / Math.PI)) : 0;
}

/** The slot of a flask whose cloud stays away from the player if thrown this far. */
function flaskFor(player: Creature, distance: number, { flasks }: Style): number | undefined {
  return slotWith(player, ({ kind }) => {
    const { breaks } = itemRow(player.content, kind);
    return breaks !== undefined && distance >= Math.max(flasks.from, reachOf(player, breaks) + 1);
  });
}

/**
 * Throws powder at the largest group out of blast range of the player, or poison at a dangerous
 * foe.
 */
function throwHelp(outlook: Outlook): CavesAction | undefined {
  const { player, hunters, risk, style } = outlook;
  if (risk < WORTH_POWDER) return undefined;
  const reachable = hunters.filter((foe) => inReach(outlook, foe));
  const powder = slotOfKind(player, 'powder');
  const radius = own(player.content.items, 'powder')?.blast?.radius ?? 0;
  if (powder !== undefined) {
    const crowd = ({ creature }: Foe) =>
      hunters.filter((other) => stepsBetween(other.creature, creature) <= radius).length;
    const distant = reachable.filter(({ distance }) => distance > radius);
    const [best] = distant.sort((one, other) => crowd(other) - crowd(one));
    if (best !== undefined) return { kind: 'throw', slot: powder, at: spotOf(best) };
  }
  if (risk >= style.flasks.risk) {
    for (const foe of reachable) {
      const flask = flaskFor(player, foe.distance, style);
      if (flask !== undefined) return { kind: 'throw', slot: flask, at: spotOf(foe) };
    }
  }
  const poison = slotOfPotion(outlook, 'poison');
  const [strongest] = reachable.sort((one, other) => other.creature.hp - one.creature.hp);
  if (poison === undefined || strongest === undefined) return undefined;
  return { kind: 'throw', slot: poison, at: spotOf(strongest) };
}

function spotOf({ creature: { x, y } }: Foe): Place {
  return { x, y };
}

/** Major heals for which a healer keeps mana before it calls allies, who take blows in its stead. */
const HEALS_IN_COMPANY = 1;

/** Summons allies by a spell when a fight is worth a scroll. */
function callHelp(outlook: Outlook): CavesAction | undefined {
  const { player, risk, style } = outlook;
  if (!style.isWorldly || risk < style.scrolls) return undefined;
  const { content } = player;
  const call = Object.entries(content.spells).find(([, { effect }]) => {
    const { deed } = effectRow(content, effect);
    return deed?.do === 'summon' && deed.ally === true;
  });
  return call && sparesMana(player, call[0], HEALS_IN_COMPANY) ? cast(outlook, call[0]) : undefined;
}

/** Above this risk, a wounded player flees. A healthy one does not: others would follow. */
const MAX_RISK = 0.9;
const HURT = 0.6;
/** Maximum distance to stairs for fleeing. */
const MAX_FLIGHT = 14;

/** Climbs stairs up, or walks to the nearest ones that can be reached ahead of the pursuers. */
function fleeToStairs({ player, level, hunters, walk }: Outlook): CavesAction | undefined {
  if (player.z === 0) return undefined;
  if (tileAt(level.tiles, player) === STAIRS_UP) return { kind: 'climb', way: 'up' };
  const stairs = walk.find(
    (cell, steps) =>
      level.tiles[cell] === STAIRS_UP &&
      hunters.every(({ creature }) => stepsFrom(cell, creature) >= steps),
    MAX_FLIGHT,
  );
  return stairs === undefined ? undefined : walk.stepTowards(stairs);
}

/** Flees from a fight that it cannot survive. */
function flee(outlook: Outlook): CavesAction | undefined {
  const { player, risk } = outlook;
  if (risk < MAX_RISK || player.hp > HURT * player.maxHp) return undefined;
  const stairs = fleeToStairs(outlook);
  if (stairs !== undefined) return stairs;
  // Who follows as fast never strikes, so that stepping back is a dance without an end.
  return outlook.style.isWorldly && !isMending(player) ? undefined : stepBack(outlook);
}

/** True for a foe that must come near and does not outrun the player. */
function isSlow({ creature, shoots }: Foe): boolean {
  return !shoots && creatureRow(creature.content, creature.kind).steps === 1;
}

/** Guaranteed damage of a spark. */
function sparkOf(player: Creature): number {
  const start = own(player.content.effects, 'spark')?.start ?? {};
  return -(strengthened(start, magicOf(player)).hp ?? 0);
}

/** Finishes a foe with a spark where a blow would probably not kill. */
function finish(outlook: Outlook): CavesAction | undefined {
  const adjacent = outlook.hunters.filter(({ distance }) => distance === 1);
  const spark = sparkOf(outlook.player);
  if (outlook.style.sparks === 'never') return undefined;
  const weak = adjacent.find(({ creature, turns }) => creature.hp <= spark && turns > 1);
  return weak && cast(outlook, 'spark', weak.creature);
}

/** Steps away from melee foes that are no faster. */
function stepBack({ player, level, hunters }: Outlook): CavesAction | undefined {
  const nearest = hunters.reduce((closest, { distance }) => Math.min(closest, distance), Infinity);
  if (!hunters.every(isSlow) || nearest > 2) return undefined;
  const playerCell = cellOf(player);
  let best: number | undefined;
  let bestDistance = nearest;
  forNeighbours(playerCell, (cell) => {
    if (!isOpen(level.tiles, cell)) return;
    const away = hunters.reduce(
      (closest, { creature }) => Math.min(closest, stepsFrom(cell, creature)),
      Infinity,
    );
    if (away > bestDistance) [best, bestDistance] = [cell, away];
  });
  return best === undefined ? undefined : attackOn(player, placeOf(best));
}

/** Once in this many turns, the bot approaches a foe that keeps its distance. */
const IMPATIENCE = 6;

/** Approaches shooters and lurkers; waits for other foes, though not forever. */
function meet({ hunters, walk }: Outlook, random: Random): CavesAction | undefined {
  const isAwaited = below(random, IMPATIENCE) > 0;
  const goal = hunters.find(({ shoots, lurks }) => shoots || lurks > 0 || !isAwaited);
  if (goal === undefined) return { kind: 'wait' };
  const cell = cellOf(goal.creature);
  return walk.stepsTo(cell) === undefined ? undefined : walk.stepTowards(cell);
}

/**
 * Fights the hunters with missiles, potions, spells and blows, or flees; undefined without hunters.
 */
export function fight(outlook: Outlook, random: Random): CavesAction | undefined {
  if (outlook.hunters.length === 0) return undefined;
  return (
    healInFight(outlook) ??
    throwHelp(outlook) ??
    readInFight(outlook) ??
    callHelp(outlook) ??
    strengthen(outlook) ??
    flee(outlook) ??
    strikeFromAfar(outlook) ??
    finish(outlook) ??
    drawWeapon(outlook) ??
    strikeBeside(outlook) ??
    meet(outlook, random)
  );
}
