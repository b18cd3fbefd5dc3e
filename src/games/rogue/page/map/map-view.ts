import type { Box } from '#kit/grid/cell-set.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { Size } from '#web/canvas/frame.ts';
import type { MapView } from './draw-map.ts';

const SCALES = [2, 3, 4, 6, 8, 12, 16, 24] as const;
/** Maximum cell size when fitting a small world; larger cells waste space. */
const MAX_FIT = 16;
/** Empty cells around the known area. */
const RIM = 1;

/** A view of the whole known area, or of the part around the hero if it does not fit. */
export function wholeView({ left, top, right, bottom }: Box, hero: Point, size: Size): MapView {
  const [columns, rows] = [right - left + 1 + 2 * RIM, bottom - top + 1 + 2 * RIM];
  const fits = (scale: number) => columns * scale <= size.width && rows * scale <= size.height;
  const scale = SCALES.findLast((one) => one <= MAX_FIT && fits(one));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  if (scale !== undefined) return { ...size, middle, scale };
  return { ...size, middle: hero, scale: SCALES[0] };
}

/** The view with the next larger or smaller cells around the same centre. */
export function zoomedView(view: MapView, by: 1 | -1): MapView {
  const at = SCALES.findIndex((one) => one >= view.scale);
  return { ...view, scale: SCALES[at + by] ?? view.scale };
}

/** The view after a drag, in pixels. */
export function draggedView(view: MapView, { x, y }: Point): MapView {
  const { middle, scale } = view;
  return { ...view, middle: { x: middle.x - x / scale, y: middle.y - y / scale } };
}
