import { isFrontier } from '#kit/grid/frontier.ts';
import { cellOf, isInside, isOnEdge } from './place.ts';
import type { Place } from './place.ts';

/**
 * A level as text, one character for each cell, row by row. The `<` of the first level is the exit. What nobody has
 * seen is `UNKNOWN`, in memories and views only.
 */
export type Tiles = string;

export const WALL = '#';
export const FLOOR = '.';
export const STAIRS_UP = '<';
export const STAIRS_DOWN = '>';
export const UNKNOWN = ' ';
/** What surrounds every level: it can be neither entered nor dug. */
export const BOUNDS = 'x';

export const TILES = [WALL, FLOOR, STAIRS_UP, STAIRS_DOWN, UNKNOWN, BOUNDS] as const;
export type Tile = (typeof TILES)[number];

const WALL_CODE = WALL.charCodeAt(0);
const UNKNOWN_CODE = UNKNOWN.charCodeAt(0);

export function tileAt(tiles: Tiles, place: Place): Tile {
  return isInside(place.x, place.y) ? (tiles[cellOf(place)] as Tile) : BOUNDS;
}

/** Whether light does not pass: rock, what is outside, and what nobody knows. */
export function isOpaque(tiles: Tiles, x: number, y: number): boolean {
  return !isGroundAt(tiles, x, y);
}

/** Whether one can stand there: neither rock nor outside. */
export function isGroundAt(tiles: Tiles, x: number, y: number): boolean {
  if (!isInside(x, y)) return false;
  const code = tiles.charCodeAt(cellOf({ x, y }));
  return code !== WALL_CODE && code !== UNKNOWN_CODE;
}

/** True for a cell beside one that nobody has seen. */
export function isFrontierAt(tiles: Tiles, place: Place): boolean {
  return isFrontier(place, 8, (x, y) => tileAt(tiles, { x, y }) === UNKNOWN);
}

/** Whether there is rock that is not too hard to dig: that of the edge is. */
export function isDiggableAt(tiles: Tiles, x: number, y: number): boolean {
  return isInside(x, y) && !isOnEdge(x, y) && tiles.charCodeAt(cellOf({ x, y })) === WALL_CODE;
}

/** The level with another tile in one cell. */
export function withTile(tiles: Tiles, place: Place, tile: Tile): Tiles {
  const cell = cellOf(place);
  return tiles.slice(0, cell) + tile + tiles.slice(cell + 1);
}
