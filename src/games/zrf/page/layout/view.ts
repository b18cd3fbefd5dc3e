import type { Size } from '#web/canvas/frame.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { BoardLayout } from './layout.ts';

/** Visible part of a board: its magnification, and its upper left corner in magnified pixels. */
export interface View extends Point {
  readonly zoom: number;
}

/** The whole board. */
export const WHOLE_VIEW: View = { zoom: 1, x: 0, y: 0 };

/** Minimum side of a touch target, in CSS pixels. */
export const MIN_TARGET = 32;
/** Side of a cell after zooming in, in CSS pixels. */
const COMFORTABLE = 38;
const MAX_ZOOM = 4;

/** True if the cells of the whole board are too small to touch. */
export function isTooSmall(cellSize: number): boolean {
  return cellSize < MIN_TARGET;
}

/** Magnification at which cells are comfortable to touch; `cellSize` is that of the whole board. */
export function touchZoom(cellSize: number): number {
  return Math.max(1.5, COMFORTABLE / cellSize);
}

/** Keeps the frame filled. */
function clamp({ zoom, x, y }: View, { width, height }: Size): View {
  const within = (value: number, length: number) =>
    Math.max(0, Math.min(value, length * (zoom - 1)));
  return { zoom, x: within(x, width), y: within(y, height) };
}

/** Zooms so that the place under a point of the frame stays there. */
export function zoomAbout(view: View, { x, y }: Point, wanted: number, size: Size): View {
  const zoom = Math.max(1, Math.min(MAX_ZOOM, wanted));
  const by = zoom / view.zoom;
  return clamp({ zoom, x: (view.x + x) * by - x, y: (view.y + y) * by - y }, size);
}

/** Zooms so that the place under a point moves to the middle of the frame, if possible. */
export function zoomTo(view: View, { x, y }: Point, wanted: number, size: Size): View {
  const near = zoomAbout(view, { x, y }, wanted, size);
  return panBy(near, { x: size.width / 2 - x, y: size.height / 2 - y }, size);
}

/** Moves the board with a finger. */
export function panBy(view: View, { x, y }: Point, size: Size): View {
  return clamp({ zoom: view.zoom, x: view.x - x, y: view.y - y }, size);
}

/** Moves a magnified layout into its frame. */
export function shiftLayout(layout: BoardLayout, { x, y }: Point, size: Size): BoardLayout {
  const point = (at: Point): Point => ({ x: at.x - x, y: at.y - y });
  const box = (one: BoardLayout['surface']) => ({ ...one, left: one.left - x, top: one.top - y });
  return {
    ...layout,
    ...size,
    surface: box(layout.surface),
    cells: layout.cells.map(
      (cell) => cell && { ...cell, box: box(cell.box), centre: point(cell.centre) },
    ),
    labels: layout.labels.map((label) => ({ ...label, at: point(label.at) })),
    numbers: layout.numbers.map((label) => ({ ...label, at: point(label.at) })),
  };
}
