import { EDGE } from '#web/canvas/shapes.ts';
import { LETTERS, outlineOf } from '../tiles/looks.ts';
import type { Look } from '../tiles/looks.ts';
import { fitBox, SQUARE } from '../tiles/squares.ts';

export type Pen = CanvasRenderingContext2D;

/** Colour and width of edges around filled shapes, on a field of 64 × 64. */
export const EDGE_COLOUR = '#14100e';
const EDGE_WIDTH = 3;

/** Draws a look with its top left corner at the origin. */
export function drawLook(pen: Pen, look: Look, size: number): void {
  pen.save();
  pen.scale(size / SQUARE, size / SQUARE);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  if (look.kind === 'picture') drawPicture(pen, look);
  else drawLetter(pen, look);
  pen.restore();
}

function drawPicture(pen: Pen, { tile }: Extract<Look, { readonly kind: 'picture' }>): void {
  const { scale, x, y } = fitBox(tile.box);
  pen.translate(x, y);
  pen.scale(scale, scale);
  for (const { path, fill, line, width } of tile.picture) {
    const outline = new Path2D(path);
    if (fill !== undefined) {
      pen.fillStyle = fill;
      pen.fill(outline);
    }
    pen.strokeStyle = line === undefined || line === EDGE ? EDGE_COLOUR : line;
    pen.lineWidth = width ?? EDGE_WIDTH / scale;
    pen.stroke(outline);
  }
}

function drawLetter(pen: Pen, look: Exclude<Look, { readonly kind: 'picture' }>): void {
  const outline = new Path2D(outlineOf(look));
  pen.fillStyle = look.colour;
  pen.fill(outline);
  pen.strokeStyle = EDGE_COLOUR;
  pen.lineWidth = EDGE_WIDTH;
  pen.stroke(outline);
  const [height, base] = LETTERS[look.bulk];
  pen.font = `800 ${height}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.fillStyle = EDGE_COLOUR;
  pen.fillText(look.glyph, SQUARE / 2, base);
}

/** A canvas of this size, drawn once. */
export function makeCanvas(
  width: number,
  height: number,
  draw: (pen: Pen) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('canvas: no 2d context');
  draw(pen);
  return canvas;
}
