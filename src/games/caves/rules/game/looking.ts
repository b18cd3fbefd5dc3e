import { assertDefined } from '#core';
import { effectRow } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import { groundOf } from '../model/ground.ts';
import type { Item } from '../model/items.ts';
import { cellOf, isInside, isSamePlace } from '../model/place.ts';
import type { Place, Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { CavesState, Creature, Level } from '../model/state.ts';
import { tileAt, UNKNOWN } from '../model/tiles.ts';
import type { Tile } from '../model/tiles.ts';
import { isHidden } from '../turn/hiding.ts';
import { itemAt } from '../turn/lying.ts';
import { sightFrom } from '../turn/sight.ts';
import type { Sight } from '../turn/sight.ts';

export function playerOf({ creatures }: CavesState): Creature {
  return assertDefined(creatures[PLAYER]);
}

/** The content of the run. */
export function contentOf(state: CavesState): CavesContent {
  return playerOf(state).content;
}

/** The player's current level. */
export function levelOf(state: CavesState): Level {
  return assertDefined(state.levels[playerOf(state).z]);
}

/** The player's field of view; identical in a view. */
export function sightOf(state: CavesState): Sight {
  return sightFrom(levelOf(state).tiles, playerOf(state));
}

/** True if a cell of the player's level is in sight. */
export function isInSight(state: CavesState, { x, y }: Place): boolean {
  return sightOf(state).has(x, y);
}

/** True if a cell has ever been seen; always true in debug mode. */
export function isSeen({ levels, options }: CavesState, spot: Spot): boolean {
  if (!isInside(spot.x, spot.y)) return false;
  return options.mode === 'debug' || levels[spot.z]?.known[cellOf(spot)] !== UNKNOWN;
}

/** The tile of a cell; in a view, the last one seen. */
export function tileOf({ levels }: CavesState, spot: Spot): Tile {
  return tileAt(assertDefined(levels[spot.z]).tiles, spot);
}

/** The item in a cell; in a view, the last one seen there. */
export function itemOf({ levels }: CavesState, spot: Spot): Item | undefined {
  if (!isInside(spot.x, spot.y)) return undefined;
  return itemAt(assertDefined(levels[spot.z]).items, cellOf(spot));
}

/** The creature in a cell. */
export function creatureAt({ creatures }: CavesState, spot: Spot): Creature | undefined {
  return creatures.find((one) => one.z === spot.z && isSamePlace(one, spot));
}

/** True if the ground hides a creature of the player's level, which the player does not detect. */
export function isConcealed(state: CavesState, { x, y }: Place): boolean {
  const player = playerOf(state);
  return (
    !isDetecting(state) &&
    isHidden(groundOf(player.content), levelOf(state).tiles, { x, y }, player)
  );
}

/** The creature in a cell of the player's level that the player can aim at. */
export function targetAt(state: CavesState, at: Place): Creature | undefined {
  const target = creatureAt(state, { ...at, z: playerOf(state).z });
  return target !== undefined && isConcealed(state, target) ? undefined : target;
}

/** The creatures in the player's sight, in order of id. */
export function creaturesInSight(state: CavesState): readonly Creature[] {
  const { z } = playerOf(state);
  const sight = sightOf(state);
  return state.creatures.filter(
    (one) =>
      one.id !== PLAYER && one.z === z && sight.has(one.x, one.y) && !isConcealed(state, one),
  );
}

/** True while an effect reveals all creatures of the level. */
export function isDetecting(state: CavesState): boolean {
  const { content, effects } = playerOf(state);
  return effects.some(({ kind }) => effectRow(content, kind).deed?.do === 'detect');
}
