import { pad, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import { largeWidth, putLarge } from '#screen/widgets/letters.ts';
import type { Mark } from './marks.ts';

/** Seeds per row before the next row starts, if there is one. */
const SEEDS_PER_ROW = 3;

/** Emphasis of a house: playable now, or selected. */
export interface Standing {
  readonly isPlayable: boolean;
  readonly isPointed: boolean;
  /** True if it is dimmed because other houses are playable. */
  readonly isBehind: boolean;
}

/** Draws a house: the count in the middle row, seeds above and below, the mark at the bottom. */
export function drawHouse(
  grid: Grid,
  area: Area,
  seeds: number,
  standing: Standing,
  mark: Mark | undefined,
): void {
  const on = standing.isPointed ? 'cursor' : mark?.on;
  if (on !== undefined) grid.tint(area, on);
  drawSeeds(grid, area, seeds, standing.isBehind);
  const middle = area.y + Math.floor(area.height / 2);
  const bold = standing.isPlayable || standing.isPointed;
  const ink = seeds === 0 ? 'faint' : bold ? 'text' : 'soft';
  const figure = String(seeds);
  const shown = standing.isPointed ? pointed(figure, area.width) : figure;
  const indent = Math.floor((area.width - figure.length) / 2);
  const x = area.x + indent - shown.indexOf(figure);
  grid.put(x, middle, shown, { ink: standing.isPointed ? 'title' : ink, bold });
  if (mark?.text !== undefined) drawMark(grid, area, mark.text, mark.ink ?? 'accent');
}

/** The count between two pointers, spread as far as the width allows. */
function pointed(figure: string, width: number): string {
  const wide = `▸ ${figure} ◂`;
  if (wide.length <= width) return wide;
  return figure.length + 2 <= width ? `▸${figure}◂` : figure;
}

function drawMark(grid: Grid, area: Area, text: string, ink: InkColour): void {
  const shown = widthOf(text) > area.width ? text.replace(/[[\]()]/g, '') : text;
  const row = area.y + area.height - 1;
  grid.put(area.x, row, pad(shown, area.width, 'centre'), { ink, bold: true });
}

/** Draws seeds as dots, spread evenly over the rows around the count, until the rows are full. */
function drawSeeds(grid: Grid, area: Area, seeds: number, isBehind: boolean): void {
  const room = area.width - (area.width > 4 ? 2 : 0);
  const spaced = Math.floor((room + 1) / 2);
  const rows = rowsAround(area.height, seeds);
  const isSpaced = seeds <= spaced * rows.length;
  const shown = Math.min(seeds, (isSpaced ? spaced : room) * rows.length);
  for (const [index, row] of rows.entries()) {
    const count = Math.floor((shown + rows.length - 1 - index) / rows.length);
    const points = Array.from({ length: count }, () => '•').join(isSpaced ? ' ' : '');
    const x = area.x + Math.floor((area.width - widthOf(points)) / 2);
    grid.put(x, area.y + row, points, { ink: 'seed', dim: isBehind });
  }
}

/** The rows used for this number of seeds, top to bottom, symmetrical around the count. */
function rowsAround(height: number, seeds: number): number[] {
  const middle = Math.floor(height / 2);
  const pairs = Math.max(1, Math.min(middle, Math.ceil(seeds / (2 * SEEDS_PER_ROW))));
  return Array.from({ length: height }, (_, row) => row).filter(
    (row) => row !== middle && Math.abs(row - middle) <= pairs,
  );
}

/** Draws a store: its count in large digits if there is room, and its mark below. */
export function drawStore(
  grid: Grid,
  area: Area,
  seeds: number,
  look: { readonly large: boolean; readonly ink: InkColour; readonly label: string },
  mark: Mark | undefined,
): void {
  if (mark?.on !== undefined) grid.tint(area, mark.on);
  const middle = area.y + Math.floor(area.height / 2);
  const figures = String(seeds);
  if (look.large) {
    const x = area.x + Math.floor((area.width - largeWidth(figures)) / 2);
    putLarge(grid, x, middle - 1, figures, { ink: look.ink, bold: true });
  } else {
    grid.put(area.x, middle, pad(figures, area.width, 'centre'), { ink: look.ink, bold: true });
  }
  if (widthOf(look.label) <= area.width) {
    grid.put(area.x, area.y, pad(look.label, area.width, 'centre'), { ink: 'faint' });
  }
  if (mark?.text !== undefined) drawMark(grid, area, mark.text, mark.ink ?? 'accent');
}
