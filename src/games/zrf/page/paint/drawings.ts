import type { Point } from '#web/canvas/geometry.ts';
import type { Drawing, DrawingColour } from '../drawings/drawings.ts';
import type { BoardLayout } from '../layout/layout.ts';

type Pen = CanvasRenderingContext2D;

interface Stroke {
  readonly colour: string;
  /** Dashes in line widths; they show the colour to players who cannot see it. */
  readonly dashes: readonly number[];
}

const STROKES: Readonly<Record<DrawingColour, Stroke>> = {
  green: { colour: '#15803d', dashes: [] },
  red: { colour: '#c01f1f', dashes: [1.6, 0.7] },
  blue: { colour: '#1459b8', dashes: [0.7, 0.7] },
  yellow: { colour: '#e0a100', dashes: [3, 0.7] },
};

/** Colour of a drawing, for buttons that choose it. */
export function colourOfDrawing(colour: DrawingColour): string {
  return STROKES[colour].colour;
}

/** Paints an arrow that ends short of the middle of its target. */
export function paintArrow(
  pen: Pen,
  from: Point,
  to: Point,
  width: number,
  { colour, dashes }: Stroke,
): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const head = width * 2.6;
  pen.save();
  pen.translate(from.x, from.y);
  pen.rotate(angle);
  for (const [by, ink] of [
    [width * 0.35, 'rgba(255, 255, 255, 0.75)'],
    [0, colour],
  ] as const) {
    pen.strokeStyle = ink;
    pen.fillStyle = ink;
    pen.lineCap = 'butt';
    pen.lineWidth = width + by;
    pen.setLineDash(dashes.map((dash) => dash * width));
    pen.beginPath();
    pen.moveTo(width, 0);
    pen.lineTo(length - head, 0);
    pen.stroke();
    pen.setLineDash([]);
    pen.beginPath();
    pen.moveTo(length - head - by, -head * 0.62 - by);
    pen.lineTo(length + by, 0);
    pen.lineTo(length - head - by, head * 0.62 + by);
    pen.closePath();
    pen.fill();
  }
  pen.restore();
}

/** Paints arrows and circles over the pieces. */
export function paintDrawings(pen: Pen, layout: BoardLayout, drawings: readonly Drawing[]): void {
  const { cells, cellSize } = layout;
  const width = Math.max(4, cellSize * 0.13);
  pen.save();
  pen.globalAlpha = 0.85;
  for (const { from, to, colour } of drawings) {
    const [a, b] = [cells[from]?.centre, cells[to]?.centre];
    if (a === undefined || b === undefined) continue;
    const stroke = STROKES[colour];
    if (from !== to) {
      paintArrow(pen, a, b, width, stroke);
      continue;
    }
    for (const [by, ink] of [
      [width * 0.25, 'rgba(255, 255, 255, 0.75)'],
      [0, stroke.colour],
    ] as const) {
      pen.beginPath();
      pen.arc(a.x, a.y, cellSize * 0.43, 0, 2 * Math.PI);
      pen.strokeStyle = ink;
      pen.lineWidth = Math.max(3, cellSize * 0.07) + by;
      pen.setLineDash(stroke.dashes.map((dash) => dash * width));
      pen.stroke();
    }
  }
  pen.restore();
}
