import { own } from '#core';
import type { Pen } from './pen.ts';

/** Units across a cell in these drawings. */
const UNITS = 32;

type Draw = (pen: Pen, variant: number) => void;

function box(pen: Pen, colour: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

function oval(pen: Pen, colour: string, x: number, y: number, across: number, down: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, 0, 7);
  pen.fill();
}

function trace(pen: Pen, colour: string, width: number, path: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(path));
}

function water(pen: Pen, variant: number): void {
  box(pen, '#24507c', 0, 0, UNITS, UNITS);
  const left = (variant * 9) % 14;
  trace(pen, '#4f8cc4', 2, `M${left} 9q4-4 8 0t8 0M${14 - left} 19q4-4 8 0t8 0`);
  trace(pen, '#8fc3ea', 1.5, `M${left + 3} 27q3-3 6 0t6 0`);
}

function grass(pen: Pen, variant: number): void {
  const lean = variant % 2 === 0 ? 2 : -2;
  box(pen, 'rgb(58 96 44 / 0.75)', 0, 0, UNITS, UNITS);
  for (const [x, y] of [
    [6, 14],
    [16, 11],
    [25, 15],
    [10, 28],
    [21, 29],
    [29, 30],
  ] as const) {
    trace(pen, '#2c5a24', 2.6, `M${x} ${y}q0-6 ${lean}-9M${x + 2} ${y}q1-5 4-7`);
    trace(pen, '#8fcf62', 1.6, `M${x - 1} ${y}q-1-5-3-6M${x} ${y}q0-6 ${lean}-9`);
  }
}

function mud(pen: Pen, variant: number): void {
  box(pen, '#4d3a28', 0, 0, UNITS, UNITS);
  oval(pen, '#38291b', 10 + variant, 11, 8, 4);
  oval(pen, '#38291b', 22 - variant, 24, 8, 4);
  oval(pen, '#7a5f42', 21, 8, 3, 1.6);
  oval(pen, '#7a5f42', 8, 24, 3, 1.6);
}

function web(pen: Pen): void {
  const thread = 'rgb(240 240 245 / 0.9)';
  trace(pen, thread, 1.2, 'M2 2L30 30M30 2L2 30M16 1v30M1 16h30');
  trace(pen, thread, 1.2, 'M16 9q5 2 7 7-2 5-7 7-5-2-7-7 2-5 7-7z');
  trace(pen, thread, 1.2, 'M16 3q9 4 13 13-4 9-13 13-9-4-13-13 4-9 13-13z');
}

function ice(pen: Pen, variant: number): void {
  box(pen, '#86c3da', 0, 0, UNITS, UNITS);
  box(pen, '#a9dcec', 2 + variant, 2, UNITS - 8, UNITS - 6);
  trace(pen, '#e9fbff', 2, 'M7 22L19 8M13 26L25 12');
  trace(pen, '#5b9db8', 1.2, 'M3 28l7-3 4 4M27 4l-3 5');
}

function bones(pen: Pen, variant: number): void {
  const shift = variant * 2;
  trace(pen, '#1d1916', 5, `M${7 + shift} 24L${18 + shift} 17M10 15l8 9`);
  trace(pen, '#e6dfcf', 3, `M${7 + shift} 24L${18 + shift} 17M10 15l8 9`);
  oval(pen, '#1d1916', 22, 25, 5, 4.6);
  oval(pen, '#e6dfcf', 22, 25, 3.8, 3.4);
  oval(pen, '#1d1916', 21, 25, 1, 1);
  oval(pen, '#1d1916', 23.6, 25, 1, 1);
}

function altar(pen: Pen): void {
  box(pen, '#1d1916', 4, 12, 24, 17);
  box(pen, '#8d8a93', 5, 17, 22, 11);
  box(pen, '#c9c5cf', 4, 11, 24, 6);
  oval(pen, '#f4c95d', 16, 13.6, 5, 1.8);
}

function door(pen: Pen): void {
  box(pen, '#2a1c10', 2, 1, 28, 31);
  box(pen, '#9a6a38', 5, 3, 22, 29);
  for (const x of [12, 19]) box(pen, '#6f4a25', x, 3, 1.5, 29);
  for (const y of [8, 23]) box(pen, '#43434c', 5, y, 22, 3);
  oval(pen, '#f0cf74', 23.5, 18, 1.8, 1.8);
}

function openDoor(pen: Pen): void {
  box(pen, '#2a1c10', 1, 1, 8, 31);
  box(pen, '#9a6a38', 2.5, 3, 5, 28);
  for (const y of [8, 23]) box(pen, '#43434c', 2.5, y, 5, 3);
  box(pen, '#2a1c10', 28, 1, 3, 31);
}

function pit(pen: Pen): void {
  oval(pen, '#1b140e', 16, 18, 13, 10);
  oval(pen, '#050403', 16, 20, 11, 7.5);
  trace(pen, '#a08a6a', 1.6, 'M4 16q4-8 12-8t12 8');
}

/** A plate on the floor with a mark. */
function plate(colour: string, mark: string): Draw {
  return (pen) => {
    box(pen, '#1d1916', 5, 6, 22, 22);
    box(pen, '#77737c', 6.5, 7.5, 19, 18);
    box(pen, '#5a5760', 6.5, 24, 19, 2.5);
    trace(pen, '#1d1916', 5, mark);
    trace(pen, colour, 2.8, mark);
  };
}

/** Drawings of the ground of packs, by the names of their signs. */
const TERRAIN: Readonly<Record<string, Draw>> = {
  'terrain-water': water,
  'terrain-grass': grass,
  'terrain-mud': mud,
  'terrain-web': web,
  'terrain-ice': ice,
  'terrain-bones': bones,
  'terrain-altar': altar,
  'terrain-door': door,
  'terrain-open-door': openDoor,
  'terrain-pit': pit,
  'terrain-gas-trap': plate('#8fd46c', 'M11 20q-1-5 4-5 1-5 6-3 4 1 2 5 1 4-4 4h-6z'),
  'terrain-web-trap': plate('#f3efe2', 'M10 11l12 12M22 11L10 23M16 10v14M9 17h14'),
  'terrain-alarm-trap': plate('#f2b632', 'M11 21h10q-2-2-2-6t-3-4q-3 0-3 4t-2 6zM15 24h2'),
  'terrain-vent': plate('#f0d86a', 'M10 13h12M10 17h12M10 21h12'),
  'terrain-fire-trap': plate('#ee6a5c', 'M16 23q-5 0-5-5 0-3 3-5 0 3 2 3 0-4 2-6 4 4 4 8 0 5-6 5z'),
};

const REMEMBERED = '-remembered';

/** Draws terrain by the name of its sign; false if it has no drawing. */
export function drawTerrain(pen: Pen, size: number, name: string, variant: number): boolean {
  const plain = name.endsWith(REMEMBERED) ? name.slice(0, -REMEMBERED.length) : name;
  const draw = own(TERRAIN, plain);
  if (draw === undefined) return false;
  pen.save();
  pen.scale(size / UNITS, size / UNITS);
  draw(pen, variant);
  pen.restore();
  return true;
}

/** Draws fire. */
function drawFire(pen: Pen, variant: number): void {
  const lean = variant % 2 === 0 ? 1 : -1;
  pen.fillStyle = '#e2542c';
  pen.fill(
    new Path2D(`M16 30q-11 0-11-10 0-6 6-10 0 4 3 5 0-7 ${2 + lean * 2}-13 10 8 10 18 0 10-10 10z`),
  );
  pen.fillStyle = '#f7b23b';
  pen.fill(new Path2D('M16 29q-6 0-6-6 0-4 4-6 0 3 2 3 0-4 2-7 5 5 5 10 0 6-7 6z'));
  pen.fillStyle = '#fff0a8';
  pen.fill(new Path2D('M16 28q-3 0-3-3t3-5q3 2 3 5t-3 3z'));
}

/** Draws gas in a colour: soft puffs. */
function drawGas(pen: Pen, colour: string, variant: number): void {
  pen.globalAlpha *= 0.5;
  for (const [x, y, radius] of [
    [9, 11, 9],
    [23, 9, 8],
    [12 + variant, 23, 10],
    [25, 22, 8],
  ] as const)
    oval(pen, colour, x, y, radius, radius * 0.86);
}

/** Draws an open cage: a foot, a roof with a ring, and bars at the sides. */
export function drawCage(pen: Pen, size: number): void {
  pen.save();
  pen.scale(size / UNITS, size / UNITS);
  const bars = 'M4 9v19M28 9v19M8.5 7v4M23.5 7v4M4 9q2-5 12-5t12 5';
  trace(pen, '#1d1916', 4.2, `${bars}M2 29h28`);
  trace(pen, '#e3c07a', 2, bars);
  trace(pen, '#b98f45', 2.4, 'M2 29h28');
  trace(pen, '#1d1916', 3.4, 'M16 3.4v-.6');
  trace(pen, '#e3c07a', 2, 'M16 3.4v-.6');
  pen.restore();
}

/** Draws a cloud: fire, or gas in the colour of its sign. */
export function drawCloud(
  pen: Pen,
  size: number,
  { isFire, colour, variant }: { isFire: boolean; colour: string; variant: number },
): void {
  pen.save();
  pen.scale(size / UNITS, size / UNITS);
  if (isFire) drawFire(pen, variant);
  else drawGas(pen, colour, variant);
  pen.restore();
}
