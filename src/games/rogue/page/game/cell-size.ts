import { SIGHT } from '../../rules/index.ts';
import type { Size } from '#web/canvas/frame.ts';
import { ROGUE_CELLS } from '../settings/rogue-settings.ts';
import type { RogueCell } from '../settings/rogue-settings.ts';

/** Cells from one side of what the hero sees to the other. */
const SEEN = 2 * SIGHT + 1;
/** Smaller cells, in CSS pixels, cannot be told apart. */
const MIN_CELL = 12;
const MAX_CELL = 96;

/** The largest cell at which a field of this size shows everything in sight. */
export function cellFor({ width, height }: Size): number {
  const fitting = Math.floor(Math.min(width, height) / SEEN);
  return Math.max(MIN_CELL, Math.min(MAX_CELL, fitting));
}

/** The next size of cells from one that is chosen or fits; 'fit' where that is the one that fits. */
export function zoomed(chosen: RogueCell | undefined, fit: number, by: 1 | -1): RogueCell | 'fit' {
  const now = chosen ?? fit;
  const sizes = [...new Set([...ROGUE_CELLS, fit])].sort((one, other) => one - other);
  const next = sizes[sizes.indexOf(now) + by] ?? now;
  return ROGUE_CELLS.find((cell) => cell === next && cell !== fit) ?? 'fit';
}
