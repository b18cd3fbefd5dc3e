import type { Pen } from './pen.ts';

/** Bits for the open sides of a cell of rock, and for a floor cell below rock. */
export const OPEN = { north: 1, east: 2, south: 4, west: 8 } as const;

/** Number of variations of floor and rock. */
export const VARIANTS = 4;

/** Colours of rock and floor. */
interface GroundColours {
  readonly cap: string;
  readonly grain: string;
  readonly face: string;
  readonly seam: string;
  readonly rim: string;
  readonly floor: string;
  readonly dust: string;
  readonly crack: string;
  readonly pebble: string;
}

const CAVE: GroundColours = {
  cap: '#3a3438',
  grain: '#474046',
  face: '#8b7358',
  seam: '#5d4a38',
  rim: '#c2a680',
  floor: '#7c6a56',
  dust: '#84725d',
  crack: '#66563f',
  pebble: '#9a8870',
};

/** Share of a cell that the face covers where the south side is open. */
const FACE = 0.44;

/** Marks on the floor by variation, in 32nds of a cell: left, top, width and height. */
const MARKS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [6, 9, 5, 3],
    [22, 21, 4, 3],
  ],
  [
    [18, 6, 3, 2],
    [9, 23, 6, 3],
    [24, 14, 3, 2],
  ],
  [[14, 15, 3, 2]],
  [
    [4, 18, 4, 3],
    [20, 10, 5, 3],
    [15, 26, 3, 2],
  ],
];

/** Draws floor; below rock it lies in shadow. */
export function drawFloor(pen: Pen, size: number, variant: number, isShaded: boolean): void {
  const unit = size / 32;
  pen.fillStyle = CAVE.floor;
  pen.fillRect(0, 0, size, size);
  const marks = MARKS[variant % MARKS.length] ?? [];
  for (const [x, y, width, height] of marks) {
    dab(pen, CAVE.dust, (31 - x) * unit, (28 - y) * unit, width * 1.5 * unit, height * unit);
    dab(pen, CAVE.crack, x * unit, (y + 1.2) * unit, (width * unit) / 2, (height * unit) / 2);
    dab(pen, CAVE.pebble, x * unit, y * unit, (width * unit) / 2, (height * unit) / 2);
  }
  if (!isShaded) return;
  const shade = pen.createLinearGradient(0, 0, 0, size * 0.5);
  shade.addColorStop(0, 'rgb(0 0 0 / 0.5)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, size, size * 0.5);
}

function dab(pen: Pen, colour: string, x: number, y: number, across: number, down: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
  pen.fill();
}

/** Draws rock: its top, rounded between open sides, and a face above an open south side. */
export function drawRock(pen: Pen, size: number, variant: number, open: number): void {
  const has = (side: number) => (open & side) !== 0;
  const { north, east, south, west } = OPEN;
  if (open !== 0) drawFloor(pen, size, variant, false);
  const corner = (one: number, other: number) => (has(one) && has(other) ? size * 0.34 : 0);
  const outline = new Path2D();
  outline.roundRect(0, 0, size, size, [
    corner(north, west),
    corner(north, east),
    has(west) ? size * 0.12 : 0,
    has(east) ? size * 0.12 : 0,
  ]);
  pen.save();
  pen.clip(outline);
  pen.fillStyle = CAVE.cap;
  pen.fillRect(0, 0, size, size);
  drawGrain(pen, size, variant);
  if (has(south)) drawFace(pen, size, variant);
  pen.strokeStyle = CAVE.rim;
  pen.lineWidth = Math.max(1.5, size / 11);
  pen.lineJoin = 'round';
  pen.beginPath();
  if (has(west)) {
    pen.moveTo(0, size);
    pen.lineTo(0, corner(north, west));
  }
  if (has(north)) {
    pen.moveTo(0, corner(north, west));
    pen.quadraticCurveTo(0, 0, corner(north, west), 0);
    pen.lineTo(size - corner(north, east), 0);
    pen.quadraticCurveTo(size, 0, size, corner(north, east));
  }
  if (has(east)) {
    pen.moveTo(size, corner(north, east));
    pen.lineTo(size, size);
  }
  pen.stroke();
  pen.restore();
}

function drawGrain(pen: Pen, size: number, variant: number): void {
  pen.fillStyle = CAVE.grain;
  const unit = size / 32;
  for (const [x, y, width, height] of MARKS[(variant + 1) % MARKS.length] ?? [])
    pen.fillRect(x * unit, y * unit, width * 1.6 * unit, height * 0.7 * unit);
}

/** Layered stone below the edge of the top. */
function drawFace(pen: Pen, size: number, variant: number): void {
  const top = size * (1 - FACE);
  pen.fillStyle = CAVE.face;
  pen.fillRect(0, top, size, size - top);
  pen.fillStyle = CAVE.seam;
  const seam = Math.max(1, size / 20);
  pen.fillRect(0, top + size * 0.2, size, seam);
  pen.fillRect(size * (0.24 + 0.16 * variant), top, seam, size * 0.2);
  pen.fillRect(size * (0.7 - 0.13 * variant), top + size * 0.2, seam, size);
  pen.fillStyle = CAVE.rim;
  pen.fillRect(0, top, size, Math.max(1.5, size / 13));
  const foot = pen.createLinearGradient(0, top, 0, size);
  foot.addColorStop(0.3, 'rgb(0 0 0 / 0)');
  foot.addColorStop(1, 'rgb(0 0 0 / 0.4)');
  pen.fillStyle = foot;
  pen.fillRect(0, top, size, size - top);
}
