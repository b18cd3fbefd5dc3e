import type { BoardLayout } from '../layout/layout.ts';
import { paintArrow } from './drawings.ts';
import type { Palette } from './palette.ts';

type Pen = CanvasRenderingContext2D;

/** Start and end of a premove; the start of a drop is -1. */
export interface PremoveMark {
  readonly from: number;
  readonly to: number;
}

/** Positions that premoves touch. */
export function premovedPositions(premoves: readonly PremoveMark[]): number[] {
  return [...new Set(premoves.flatMap(({ from, to }) => (from < 0 ? [to] : [from, to])))];
}

/** Paints a dashed arrow along each premove, with its number if there are several. */
export function paintPremoves(
  pen: Pen,
  { cells, cellSize }: BoardLayout,
  palette: Palette,
  premoves: readonly PremoveMark[],
): void {
  const width = Math.max(3, cellSize * 0.09);
  for (const [index, { from, to }] of premoves.entries()) {
    const [a, b] = [cells[from]?.centre, cells[to]];
    if (b === undefined) continue;
    if (a !== undefined) {
      paintArrow(pen, a, b.centre, width, { colour: palette.change, dashes: [1.6, 1] });
    }
    if (premoves.length < 2 && a !== undefined) continue;
    const radius = Math.max(7, cellSize * 0.16);
    const [x, y] = [b.box.left + radius + 1, b.box.top + radius + 1];
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = palette.change;
    pen.fill();
    pen.font = `700 ${radius * 1.3}px system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = '#ffffff';
    pen.fillText(String(index + 1), x, y + radius * 0.08);
  }
}
