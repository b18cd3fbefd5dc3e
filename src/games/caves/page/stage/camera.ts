import { HEIGHT, WIDTH } from '../../rules/index.ts';
import type { Place } from '../../rules/index.ts';
import type { Size } from '#web/canvas/frame.ts';
import { CAVES_CELLS } from '../settings/caves-settings.ts';
import type { CavesCell } from '../settings/caves-settings.ts';

/** Cells so small that the whole level fits are used only from this size. */
const MIN_WHOLE = 20;
/** Cells of a window that shows a part of the level. */
const MIN_PART = 24;
/** Cells of small windows, which show at least the normal field of view. */
const MIN_SMALL = 20;
const SIGHT = 19;
const MAX = 40;
/** Windows less wide than this are small. */
const SMALL = 600;

/** The cell size in CSS pixels that suits a window: all of the level if that is legible. */
export function cellFor({ width, height }: Size): number {
  const whole = Math.floor(Math.min(width / WIDTH, height / HEIGHT));
  if (whole >= MIN_WHOLE) return whole;
  const sight = Math.floor(Math.min(width, height) / SIGHT);
  return Math.max(width < SMALL ? MIN_SMALL : MIN_PART, Math.min(MAX, sight));
}

/** The next cell size up or down from the chosen or fitted one; undefined if that size fits. */
export function zoomed(
  chosen: CavesCell | undefined,
  fit: number,
  by: 1 | -1,
): CavesCell | undefined {
  const now = chosen ?? fit;
  const sizes = [...new Set<number>([...CAVES_CELLS, fit])].sort((one, other) => one - other);
  const next = sizes[sizes.indexOf(now) + by] ?? now;
  return CAVES_CELLS.find((cell) => cell === next && cell !== fit);
}

/** The chosen cell size nearest to a number of pixels. */
export function nearestCell(pixels: number): CavesCell {
  const far = (cell: number) => Math.abs(cell - pixels);
  return CAVES_CELLS.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

function along(middle: number, size: number, level: number): number {
  if (size >= level) return (level - size) / 2;
  return Math.max(0, Math.min(level - size, middle - size / 2));
}

/** The top left corner of a window in cells, with a place in its middle as far as possible. */
export function originFor(middle: Place, { width, height }: Size): Place {
  return { x: along(middle.x + 0.5, width, WIDTH), y: along(middle.y + 0.5, height, HEIGHT) };
}
