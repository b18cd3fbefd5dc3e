import { isFrontier } from '#kit/grid/frontier.ts';
import { cellOf, isInside, isOnEdge } from './place.ts';
import type { Place } from './place.ts';

/**
 * A level as text, one character per cell, row by row. `<` on the first level is the exit. Unseen
 * cells are `UNKNOWN`, which occurs in memories and views only.
 */
export type Tiles = string;

export const WALL = '#';
export const FLOOR = '.';
export const STAIRS_UP = '<';
export const STAIRS_DOWN = '>';
export const UNKNOWN = ' ';
/** The tile outside every level, which cannot be entered or dug. */
export const BOUNDS = 'x';

export const TILES = [WALL, FLOOR, STAIRS_UP, STAIRS_DOWN, UNKNOWN, BOUNDS] as const;
export type PlainTile = (typeof TILES)[number];
/** A plain tile, or the sign of terrain of the content. */
export type Tile = string;

const WALL_CODE = WALL.charCodeAt(0);
const UNKNOWN_CODE = UNKNOWN.charCodeAt(0);

export function tileAt(tiles: Tiles, place: Place): Tile {
  return isInside(place.x, place.y) ? tiles.charAt(cellOf(place)) : BOUNDS;
}

/** True for cells that a creature can stand on, i.e. not rock or outside. */
export function isGroundAt(tiles: Tiles, x: number, y: number): boolean {
  if (!isInside(x, y)) return false;
  const code = tiles.charCodeAt(cellOf({ x, y }));
  return code !== WALL_CODE && code !== UNKNOWN_CODE;
}

/** True for a cell next to an unseen one. */
export function isFrontierAt(tiles: Tiles, place: Place): boolean {
  return isFrontier(place, 8, (x, y) => tileAt(tiles, { x, y }) === UNKNOWN);
}

/** True for rock that can be dug; rock on the edge of the level cannot. */
export function isDiggableAt(tiles: Tiles, x: number, y: number): boolean {
  return isInside(x, y) && !isOnEdge(x, y) && tiles.charCodeAt(cellOf({ x, y })) === WALL_CODE;
}

/** A copy of the level with one tile replaced. */
export function withTile(tiles: Tiles, place: Place, tile: Tile): Tiles {
  const cell = cellOf(place);
  return tiles.slice(0, cell) + tile + tiles.slice(cell + 1);
}
