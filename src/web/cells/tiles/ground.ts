import type { GroundColours } from './style.ts';

type Pen = CanvasRenderingContext2D;

/** Bits for the open sides of a cell. */
export const OPEN = { north: 1, east: 2, south: 4, west: 8 } as const;

/** Fraction of a cell covered by the rock face when the south side is open. */
const FACE = 0.42;

export function drawFloor(pen: Pen, width: number, height: number, ground: GroundColours): void {
  pen.fillStyle = ground.floor;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ground.pebble;
  const size = Math.max(1, Math.round(width / 10));
  pen.fillRect(Math.round(width * 0.3), Math.round(height * 0.35), size, size);
  pen.fillRect(Math.round(width * 0.7), Math.round(height * 0.75), size, size);
}

/** Draws rock, with rounded corners between open sides and a face to the south. */
export function drawRock(
  pen: Pen,
  width: number,
  height: number,
  ground: GroundColours,
  open: number,
): void {
  const has = (side: number) => (open & side) !== 0;
  if (open !== 0) drawFloor(pen, width, height, ground);
  const { north, east, south, west } = OPEN;
  const round = (one: number, other: number) => (has(one) && has(other) ? width * 0.45 : 0);
  const outline = new Path2D();
  outline.roundRect(0, 0, width, height, [
    round(north, west),
    round(north, east),
    round(south, east),
    round(south, west),
  ]);
  pen.save();
  pen.clip(outline);
  pen.fillStyle = ground.cap;
  pen.fillRect(0, 0, width, height);
  drawGrain(pen, width, height, ground, open);
  if (has(south)) {
    const from = Math.round(height * (1 - FACE));
    pen.fillStyle = ground.face;
    pen.fillRect(0, from, width, height - from);
    pen.fillStyle = ground.rim;
    pen.fillRect(0, from, width, Math.max(1, Math.round(height / 24)));
    pen.fillStyle = ground.cap;
    const crack = Math.max(1, Math.round(width / 13));
    pen.fillRect(Math.round(width * 0.35), from + Math.round(height * 0.12), crack, height);
    pen.fillRect(0, from + Math.round(height * 0.22), width, crack);
  }
  pen.strokeStyle = ground.rim;
  pen.lineWidth = Math.max(1, Math.round(width / 7));
  if (has(north)) strokeLine(pen, 0, 0, width, 0);
  if (has(west)) strokeLine(pen, 0, 0, 0, height);
  if (has(east)) strokeLine(pen, width, 0, width, height);
  pen.restore();
}

function strokeLine(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}

/** Adds specks to the surface of rock. */
function drawGrain(
  pen: Pen,
  width: number,
  height: number,
  ground: GroundColours,
  open: number,
): void {
  pen.fillStyle = ground.face;
  pen.globalAlpha = 0.45;
  const size = Math.max(1, Math.round(width / 9));
  for (const [x, y] of [
    [0.2 + (open % 3) * 0.1, 0.2],
    [0.65, 0.45],
    [0.3, 0.8 - (open % 2) * 0.1],
  ] as const) {
    pen.fillRect(Math.round(width * x), Math.round(height * y), size * 2, size);
  }
  pen.globalAlpha = 1;
}
