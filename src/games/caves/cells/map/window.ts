import { HEIGHT, WIDTH } from '../../rules/index.ts';
import type { Place } from '../../rules/index.ts';
import type { Size } from '#screen/cells/grid.ts';

/** Top left cell of the visible part of a level. */
export type Origin = Place;

/** Minimum distance of the followed place from the window's edges, as a share of its size. */
const MARGIN = 0.3;

function pull(from: number, at: number, size: number, all: number): number {
  const margin = Math.min(Math.floor(size * MARGIN), Math.floor((size - 1) / 2));
  const clamped = Math.min(at - margin, Math.max(at + margin + 1 - size, from));
  return Math.max(0, Math.min(clamped, all - size));
}

/**
 * Scrolls the window as little as needed to show a place with its surroundings, within the level.
 */
export function follow(origin: Origin, at: Place, { width, height }: Size): Origin {
  return { x: pull(origin.x, at.x, width, WIDTH), y: pull(origin.y, at.y, height, HEIGHT) };
}

/** The window centred on a place. */
export function centreOn(at: Place, size: Size): Origin {
  const origin = { x: at.x - Math.floor(size.width / 2), y: at.y - Math.floor(size.height / 2) };
  return follow(origin, at, size);
}
