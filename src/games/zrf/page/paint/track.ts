import type { Cell } from '../layout/labels.ts';
import type { BoardLayout } from '../layout/layout.ts';
import type { Palette } from './palette.ts';

type Pen = CanvasRenderingContext2D;

/** Maximum distance of two positions joined by an arrow, in cells. */
const MAX_ARROW_CELLS = 1.7;
/** Size of an arrow, in cells. */
const SIZE = 0.11;

/** Paints an arrow on the border of two cells. */
function paintArrow(pen: Pen, palette: Palette, from: Cell, to: Cell, size: number): void {
  const angle = Math.atan2(to.centre.y - from.centre.y, to.centre.x - from.centre.x);
  pen.save();
  pen.translate((from.centre.x + to.centre.x) / 2, (from.centre.y + to.centre.y) / 2);
  pen.rotate(angle);
  pen.beginPath();
  pen.moveTo(size, 0);
  pen.lineTo(-size * 0.7, size);
  pen.lineTo(-size * 0.7, -size);
  pen.closePath();
  pen.fillStyle = palette.target;
  pen.fill();
  pen.strokeStyle = palette.halo;
  pen.lineWidth = Math.max(1, size * 0.22);
  pen.stroke();
  pen.restore();
}

/** Paints arrows from each position of a track to the next adjacent one. */
export function paintTrack(
  pen: Pen,
  layout: BoardLayout,
  palette: Palette,
  track: readonly number[],
): void {
  for (const [index, position] of track.entries()) {
    const [from, to] = [layout.cells[position], layout.cells[track[index + 1] ?? -1]];
    if (from === undefined || to === undefined) continue;
    const distance = Math.hypot(to.centre.x - from.centre.x, to.centre.y - from.centre.y);
    const size = Math.max(4, layout.cellSize * SIZE);
    if (distance <= layout.cellSize * MAX_ARROW_CELLS) paintArrow(pen, palette, from, to, size);
  }
}
