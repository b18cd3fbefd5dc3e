import { int16At } from '#core';
import type { CavesAction } from '../rules/model/action.ts';
import { itemIn } from '../rules/model/attributes.ts';
import { itemRow } from '../rules/model/content.ts';
import type { Item, LyingItem } from '../rules/model/items.ts';
import { cellOf } from '../rules/model/place.ts';
import type { Creature } from '../rules/model/state.ts';
import { STAIRS_DOWN, STAIRS_UP } from '../rules/model/tiles.ts';
import { itemAt } from '../rules/turn/lying.ts';
import { Burrow, unknownDepths, DIGGING } from './burrow.ts';
import { unchosen } from './choices.ts';
import { foodLeft, isWanted, slotWith } from './gear.ts';
import type { Outlook } from './outlook.ts';
import { isFrontier, stepsFrom } from './walk.ts';

function goTo({ walk, player }: Outlook, cell: number | undefined): CavesAction | undefined {
  return cell === undefined || cell === cellOf(player) ? undefined : walk.stepTowards(cell);
}

/** Picks up a wanted item here, or walks to one. */
export function collect(outlook: Outlook): CavesAction | undefined {
  const { player, level, style } = outlook;
  const isInReach = ({ item, cell }: LyingItem) =>
    item.kind !== 'rock' || stepsFrom(cell, player) <= MAX_ROCK_DISTANCE;
  const wanted = level.items.filter((one) => isInReach(one) && isWanted(player, one.item, style));
  const wantedCells = new Set(wanted.map(({ cell }) => cell));
  if (style.isWorldly) for (const cell of unchosen(outlook)) wantedCells.delete(cell);
  if (wantedCells.size === 0) return undefined;
  if (wantedCells.has(cellOf(player))) return { kind: 'pick-up' };
  const isNear = (cell: number, steps: number) => {
    const item = wantedCells.has(cell) ? itemAt(level.items, cell) : undefined;
    return item !== undefined && (item.kind !== 'rock' || steps <= MAX_ROCK_DISTANCE);
  };
  const isOnlyRock = wanted.every(({ item }) => item.kind === 'rock');
  return goTo(outlook, outlook.walk.find(isNear, isOnlyRock ? MAX_ROCK_DISTANCE : Infinity));
}

/** Maximum detour for a rock, in steps: rocks are common. */
const MAX_ROCK_DISTANCE = 4;

/** Maximum distance to prey, and to prey that flies. */
const MAX_PREY_DISTANCE = 10;
const MAX_FLYING_DISTANCE = 4;
/** Steps that the way to prey may exceed its distance. */
const MAX_DETOUR = 2;
/** With less food than this, the bot hunts anything edible. */
const FORAGE_BELOW = 500;

/** Hunts weak creatures nearby for experience, unless they come to the player anyway. */
export function huntWeak(outlook: Outlook): CavesAction | undefined {
  const { foes, player, style } = outlook;
  const prey = new Map<number, number>();
  const isHungry = foodLeft(player) < FORAGE_BELOW;
  for (const { hunts, creature, harm, distance } of foes) {
    if (hunts || (creature.maxHp <= player.rank && !isHungry)) continue;
    const far = harm > 0 ? MAX_FLYING_DISTANCE : MAX_PREY_DISTANCE;
    // Prey on a long way round is soon out of sight, and in sight again on the way back.
    prey.set(cellOf(creature), style.isWorldly ? Math.min(far, distance + MAX_DETOUR) : far);
  }
  if (prey.size === 0) return undefined;
  return goTo(
    outlook,
    outlook.walk.find((cell, steps) => steps <= (prey.get(cell) ?? -1), MAX_PREY_DISTANCE),
  );
}

/** Walks to the edge of the unknown. */
export function explore(outlook: Outlook): CavesAction | undefined {
  const { level, foes, style } = outlook;
  // Foes that come into sight and go out of it again would turn a worldly player back and forth.
  const isAvoided = (cell: number) =>
    !style.isWorldly &&
    foes.some(({ lurks, creature }) => lurks > 0 && stepsFrom(cell, creature) <= lurks);
  return goTo(
    outlook,
    outlook.walk.find(
      (cell, steps) => steps > 0 && isFrontier(level.tiles, cell) && !isAvoided(cell),
    ),
  );
}

/** Walks to the farthest edge of the unknown. */
export function exploreFar(outlook: Outlook): CavesAction | undefined {
  const { level, walk } = outlook;
  return goTo(
    outlook,
    walk.findLast((cell, steps) => steps > 0 && isFrontier(level.tiles, cell)),
  );
}

/** Climbs stairs of the given direction, or walks to the nearest ones. */
export function takeStairs(outlook: Outlook, way: 'up' | 'down'): CavesAction | undefined {
  const { level, player } = outlook;
  const tile = way === 'up' ? STAIRS_UP : STAIRS_DOWN;
  if (level.tiles[cellOf(player)] === tile) return { kind: 'climb', way };
  if (!level.tiles.includes(tile)) return undefined;
  return goTo(
    outlook,
    outlook.walk.find((cell) => level.tiles[cell] === tile),
  );
}

/** Cost of digging through a cell with a digging tool, in steps. */
const DIGGING_WITH_PICK = 2;
/** Steps that one more cell of depth in the unknown is worth. */
const DEPTH_WORTH = 10;
const MAX_DEPTH = 5;

/** Digs to known stairs, or to the largest unknown area. */
export function dig(outlook: Outlook, way: 'up' | 'down'): CavesAction | undefined {
  const { player, level, foes } = outlook;
  const { tiles } = level;
  const digging =
    slotWith(player, (item) => isTool(player, item)) === undefined ? DIGGING : DIGGING_WITH_PICK;
  const occupied = foes.map(({ creature }) => cellOf(creature));
  const burrow = new Burrow(tiles, cellOf(player), digging, occupied);
  const depths = unknownDepths(tiles);
  const stairs = (way === 'up' ? STAIRS_UP : STAIRS_DOWN).charCodeAt(0);
  let best: number | undefined;
  let least = Infinity;
  for (let cell = 0; cell < tiles.length; cell++) {
    const depth = int16At(depths, cell);
    if (depth === 0 && tiles.charCodeAt(cell) !== stairs) continue;
    const bonus = DEPTH_WORTH * (depth === 0 ? MAX_DEPTH : Math.min(depth, MAX_DEPTH));
    const cost = burrow.costOf(cell) - bonus;
    if (cost < least) [best, least] = [cell, cost];
  }
  if (best === undefined || best === cellOf(player)) return undefined;
  const [direction] = burrow.directionsTo(best);
  return takeTool(player) ?? (direction && { kind: 'move', direction });
}

/** Wields a tool that digs well. */
function takeTool(player: Creature): CavesAction | undefined {
  const inHand = itemIn(player, player.weapon);
  if (inHand !== undefined && isTool(player, inHand)) return undefined;
  const slot = slotWith(player, (item) => isTool(player, item));
  return slot === undefined ? undefined : { kind: 'wear', slot };
}

function isTool({ content }: Creature, { kind }: Item): boolean {
  return itemRow(content, kind).digging !== undefined;
}
