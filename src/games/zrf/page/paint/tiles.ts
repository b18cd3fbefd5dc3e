import type { Size } from '#web/canvas/frame.ts';
import type { TileLook } from '../layout/blocks.ts';

type Pen = CanvasRenderingContext2D;

const GOAL = { body: '#d8573a', edge: '#7c2412', ink: '#fff4ee' } as const;
const BY_SIZE = [
  { body: '#7aa7d0', edge: '#2f5c87', ink: '#10263a' },
  { body: '#e3b04b', edge: '#85600f', ink: '#3a2902' },
  { body: '#4f9a94', edge: '#1f5752', ink: '#f0fffd' },
  { body: '#c9a06a', edge: '#6f4d20', ink: '#33200a' },
] as const;

/**
 * Paints a tile of a sliding puzzle: rounded at the edges of its block, open towards the rest of
 * it.
 */
export function paintTile(
  pen: Pen,
  { sides, size, isGoal }: TileLook,
  label: string,
  x: number,
  y: number,
  room: Size,
): void {
  const colours = isGoal ? GOAL : (BY_SIZE[Math.min(size, BY_SIZE.length) - 1] ?? BY_SIZE[0]);
  const gap = Math.min(room.width, room.height) * 0.045;
  const round = Math.min(room.width, room.height) * 0.16;
  const left = x - room.width / 2 + (sides.left ? -0.5 : gap);
  const right = x + room.width / 2 - (sides.right ? -0.5 : gap);
  const top = y - room.height / 2 + (sides.top ? -0.5 : gap);
  const bottom = y + room.height / 2 - (sides.bottom ? -0.5 : gap);
  const corner = (one: boolean, other: boolean) => (one || other ? 0 : round);
  pen.beginPath();
  pen.roundRect(left, top, right - left, bottom - top, [
    corner(sides.top, sides.left),
    corner(sides.top, sides.right),
    corner(sides.bottom, sides.right),
    corner(sides.bottom, sides.left),
  ]);
  pen.fillStyle = colours.body;
  pen.fill();
  paintEdges(pen, sides, { left, right, top, bottom, round, colour: colours.edge, width: gap });
  if (label === '') return;
  pen.font = `700 ${Math.min(room.width, room.height) * 0.42}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = colours.ink;
  pen.fillText(label, x, y + room.height * 0.03);
}

interface Outline {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly round: number;
  readonly colour: string;
  readonly width: number;
}

/** Paints the edge of the block along this tile. */
function paintEdges(pen: Pen, sides: TileLook['sides'], outline: Outline): void {
  const { left, right, top, bottom, round, colour, width } = outline;
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1.2, width * 0.8);
  const arc = (x: number, y: number, from: number) => {
    pen.beginPath();
    pen.arc(x, y, round, from * Math.PI, (from + 0.5) * Math.PI);
    pen.stroke();
  };
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
    pen.stroke();
  };
  const inset = (isJoined: boolean) => (isJoined ? 0 : round);
  const [l, r, t, b] = [
    inset(sides.left),
    inset(sides.right),
    inset(sides.top),
    inset(sides.bottom),
  ];
  if (!sides.top) line(left + l, top, right - r, top);
  if (!sides.bottom) line(left + l, bottom, right - r, bottom);
  if (!sides.left) line(left, top + t, left, bottom - b);
  if (!sides.right) line(right, top + t, right, bottom - b);
  if (!sides.top && !sides.left) arc(left + round, top + round, 1);
  if (!sides.top && !sides.right) arc(right - round, top + round, 1.5);
  if (!sides.bottom && !sides.right) arc(right - round, bottom - round, 0);
  if (!sides.bottom && !sides.left) arc(left + round, bottom - round, 0.5);
}
