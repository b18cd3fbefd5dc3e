import type { Area, Size } from '../cells/grid.ts';

/** Shrinks an area by `columns` and `rows` at each side. */
export function inset(area: Area, columns: number, rows: number): Area {
  return {
    x: area.x + columns,
    y: area.y + rows,
    width: Math.max(0, area.width - 2 * columns),
    height: Math.max(0, area.height - 2 * rows),
  };
}

/** Centred area of this size, shrunk to fit. */
export function centred(area: Area, size: Size): Area {
  const width = Math.min(area.width, size.width);
  const height = Math.min(area.height, size.height);
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  };
}

/** Up to `count` rows of an area, starting at row `from`. */
export function rowsOf(area: Area, from: number, count = area.height): Area {
  const height = Math.max(0, Math.min(count, area.height - from));
  return { ...area, y: area.y + from, height };
}
