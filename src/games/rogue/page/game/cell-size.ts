import { SIGHT } from '../../rules/index.ts';
import type { Size } from '#web/canvas/frame.ts';
import { ROGUE_CELLS } from '../settings/rogue-settings.ts';
import type { RogueCell } from '../settings/rogue-settings.ts';

/** Diameter of the hero's field of view, in cells. */
const SIGHT_DIAMETER = 2 * SIGHT + 1;
/** Minimum legible cell size, in CSS pixels. */
const MIN_CELL = 20;
const MAX_CELL = 96;

/** The largest cell size that fits everything in sight into the given area. */
export function cellFor({ width, height }: Size): number {
  const fitting = Math.floor(Math.min(width, height) / SIGHT_DIAMETER);
  return Math.max(MIN_CELL, Math.min(MAX_CELL, fitting));
}

/** The next cell size up or down from the chosen or fitted one; 'fit' if that size fits. */
export function zoomed(chosen: RogueCell | undefined, fit: number, by: 1 | -1): RogueCell | 'fit' {
  const now = chosen ?? fit;
  const sizes = [...new Set([...ROGUE_CELLS, fit])].sort((one, other) => one - other);
  const next = sizes[sizes.indexOf(now) + by] ?? now;
  return ROGUE_CELLS.find((cell) => cell === next && cell !== fit) ?? 'fit';
}
