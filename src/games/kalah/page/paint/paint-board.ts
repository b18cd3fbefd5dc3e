import type { Box } from '#web/canvas/geometry.ts';
import type { Hollow, Layout } from '../timeline/layout.ts';
import type { Palette } from './palette.ts';

type Pen = CanvasRenderingContext2D;

/** Paints the static parts: wood, inlays and hollows. */
export function paintBoard(pen: Pen, layout: Layout, palette: Palette): void {
  const { board, vertical } = layout;
  const radius = cornerOf(board);
  pen.save();
  pen.shadowColor = 'rgba(0, 0, 0, 0.38)';
  pen.shadowBlur = 14;
  pen.shadowOffsetY = 5;
  pen.fillStyle = palette.wood[2];
  roundBox(pen, board, radius);
  pen.fill();
  pen.restore();
  paintWood(pen, board, radius, vertical, palette);
  paintInlays(pen, layout, radius, palette);
  for (const hollow of layout.hollows) paintHollow(pen, hollow, palette);
}

function cornerOf({ width, height }: Box): number {
  return Math.min(width, height) * 0.13;
}

function roundBox(pen: Pen, { left, top, width, height }: Box, radius: number, inset = 0): void {
  pen.beginPath();
  pen.roundRect(
    left + inset,
    top + inset,
    width - 2 * inset,
    height - 2 * inset,
    Math.max(0, radius - inset),
  );
}

function paintWood(pen: Pen, box: Box, radius: number, vertical: boolean, palette: Palette): void {
  const { left, top, width, height } = box;
  pen.save();
  roundBox(pen, box, radius);
  pen.clip();
  const fade = pen.createLinearGradient(left, top, left + width * 0.25, top + height);
  for (const [i, colour] of palette.wood.entries()) fade.addColorStop(i / 2, colour);
  pen.fillStyle = fade;
  pen.fillRect(left, top, width, height);
  paintGrain(pen, box, vertical, palette);
  pen.restore();
  bevel(pen, box, radius, palette);
}

/** Paints long, slightly wavy lines along the board, identical at every size. */
function paintGrain(pen: Pen, box: Box, vertical: boolean, palette: Palette): void {
  const length = vertical ? box.height : box.width;
  const thickness = vertical ? box.width : box.height;
  pen.save();
  pen.translate(box.left + (vertical ? box.width : 0), box.top);
  if (vertical) pen.rotate(Math.PI / 2);
  pen.strokeStyle = palette.grain;
  const lines = Math.round(thickness / 7);
  for (let line = 0; line < lines; line++) {
    const wave = Math.sin(line * 2.4) * 6 + Math.sin(line * 0.61) * 9;
    const v = ((line + 0.5) / lines) * thickness;
    pen.lineWidth = 0.8 + 1.4 * Math.abs(Math.sin(line * 1.7));
    pen.beginPath();
    pen.moveTo(-4, v + wave * 0.4);
    pen.bezierCurveTo(length * 0.3, v - wave, length * 0.62, v + wave, length + 4, v - wave * 0.3);
    pen.stroke();
  }
  pen.restore();
}

function bevel(pen: Pen, box: Box, radius: number, palette: Palette): void {
  const shine = pen.createLinearGradient(0, box.top, 0, box.top + box.height);
  shine.addColorStop(0, palette.edgeLight);
  shine.addColorStop(0.4, 'rgba(255, 255, 255, 0)');
  shine.addColorStop(0.6, 'rgba(0, 0, 0, 0)');
  shine.addColorStop(1, palette.edgeDark);
  pen.strokeStyle = shine;
  pen.lineWidth = 3;
  roundBox(pen, box, radius, 1.5);
  pen.stroke();
}

/** Distance of the inlays from the edge. */
const INLAY = 5;

/** Paints a line in each player's colour along that player's side. */
function paintInlays(pen: Pen, layout: Layout, radius: number, palette: Palette): void {
  const { board, vertical, bottom } = layout;
  const { left, top, width, height } = board;
  for (const low of [true, false]) {
    const player = low === (bottom === 0) ? 0 : 1;
    pen.save();
    pen.beginPath();
    if (vertical)
      pen.rect(low ? left : left + width / 2, top + radius, width / 2, height - 2 * radius);
    else pen.rect(left + radius, low ? top + height / 2 : top, width - 2 * radius, height / 2);
    pen.clip();
    roundBox(pen, board, radius, INLAY);
    pen.lineWidth = 3;
    pen.strokeStyle = palette.players[player];
    pen.stroke();
    pen.restore();
  }
}

/** Traces the outline of a hollow, enlarged by `grow` pixels. */
export function traceHollow(pen: Pen, { kind, centre, rx, ry }: Hollow, grow = 0): void {
  const [a, b] = [Math.max(1, rx + grow), Math.max(1, ry + grow)];
  pen.beginPath();
  if (kind === 'house') pen.ellipse(centre.x, centre.y, a, b, 0, 0, 2 * Math.PI);
  else pen.roundRect(centre.x - a, centre.y - b, 2 * a, 2 * b, Math.min(a, b));
}

function paintHollow(pen: Pen, hollow: Hollow, palette: Palette): void {
  const { centre, rx, ry } = hollow;
  const depth = Math.min(rx, ry);
  const floor = pen.createRadialGradient(
    centre.x,
    centre.y + ry * 0.35,
    depth * 0.1,
    centre.x,
    centre.y,
    Math.max(rx, ry),
  );
  floor.addColorStop(0, palette.hollow[1]);
  floor.addColorStop(1, palette.hollow[0]);
  pen.fillStyle = floor;
  traceHollow(pen, hollow);
  pen.fill();
  paintInnerShade(pen, hollow, depth, palette);
  const rim = pen.createLinearGradient(0, centre.y - ry, 0, centre.y + ry);
  rim.addColorStop(0, palette.edgeDark);
  rim.addColorStop(0.45, 'rgba(0, 0, 0, 0.08)');
  rim.addColorStop(1, palette.hollowRim);
  pen.strokeStyle = rim;
  pen.lineWidth = 2;
  traceHollow(pen, hollow, 0.5);
  pen.stroke();
}

/** Paints the shadow of the upper edge inside a hollow. */
function paintInnerShade(pen: Pen, hollow: Hollow, depth: number, palette: Palette): void {
  const { centre, rx, ry } = hollow;
  const extent = Math.max(rx, ry) * 2;
  pen.save();
  traceHollow(pen, hollow);
  pen.clip();
  pen.shadowColor = palette.hollowShade;
  pen.shadowBlur = depth * 0.5;
  pen.shadowOffsetY = depth * 0.2;
  pen.fillStyle = palette.hollow[0];
  traceHollow(pen, hollow, 1);
  pen.rect(centre.x - extent, centre.y - extent, 2 * extent, 2 * extent);
  pen.fill('evenodd');
  pen.restore();
}
