import { makeStream, nextWord } from '#core';
import type { Random } from '#core';
import type { Palette } from './palette.ts';

/** Size of the square that every tile is drawn on. */
export const FIELD = 64;

/** A random integer from `least` to `most`, for appearance only. */
function between(random: Random, min: number, max: number): number {
  return min + (nextWord(random) % (max - min + 1));
}

function pick(random: Random, from: readonly string[]): string {
  return from[nextWord(random) % from.length] ?? '';
}

interface Slab {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Divisions of a cell into flagstones. */
const LAYOUTS: readonly (readonly Slab[])[] = [
  [{ x: 0, y: 0, width: 64, height: 64 }],
  [
    { x: 0, y: 0, width: 64, height: 30 },
    { x: 0, y: 30, width: 28, height: 34 },
    { x: 28, y: 30, width: 36, height: 34 },
  ],
  [
    { x: 0, y: 0, width: 36, height: 38 },
    { x: 36, y: 0, width: 28, height: 64 },
    { x: 0, y: 38, width: 36, height: 26 },
  ],
  [
    { x: 0, y: 0, width: 34, height: 64 },
    { x: 34, y: 0, width: 30, height: 36 },
    { x: 34, y: 36, width: 30, height: 28 },
  ],
  [
    { x: 0, y: 0, width: 64, height: 26 },
    { x: 0, y: 26, width: 64, height: 38 },
  ],
  [
    { x: 0, y: 0, width: 30, height: 32 },
    { x: 30, y: 0, width: 34, height: 28 },
    { x: 0, y: 32, width: 30, height: 32 },
    { x: 30, y: 28, width: 34, height: 36 },
  ],
];

export const FLOORS = LAYOUTS.length * 2;

/** A stone with a lit top edge and specks. */
function drawSlab(slab: Slab, colour: string, palette: Palette, random: Random): string {
  const [x, y] = [slab.x + 1, slab.y + 1];
  const [width, height] = [slab.width - 2, slab.height - 2];
  const specks = Array.from({ length: 5 }, () => {
    const cx = x + between(random, 4, Math.max(5, width - 5));
    const cy = y + between(random, 4, Math.max(5, height - 5));
    const size = between(random, 6, 14) / 10;
    const tone = between(random, 0, 1) === 0 ? palette.grout : palette.floorLine;
    return `<ellipse cx="${cx}" cy="${cy}" rx="${size * 1.4}" ry="${size}" fill="${tone}" opacity=".45"/>`;
  });
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${colour}"/>`,
    `<path d="M${x + 3} ${y + height - 3}V${y + 4}q0-2 2-2H${x + width - 3}" fill="none" stroke="${palette.floorLine}" stroke-width="1.6" opacity=".55"/>`,
    `<path d="M${x + width - 1.5} ${y + 4}V${y + height - 3}q0 1.5-2 1.5H${x + 4}" fill="none" stroke="${palette.grout}" stroke-width="2" opacity=".5"/>`,
    ...specks,
  ].join('');
}

/** A winding crack. */
function drawCrack(random: Random, palette: Palette): string {
  let [x, y] = [between(random, 10, 30), between(random, 6, 20)];
  let path = `M${x} ${y}`;
  for (let bend = 0; bend < 4; bend++) {
    x += between(random, -4, 12);
    y += between(random, 4, 12);
    path += `L${x} ${y}`;
  }
  return `<path d="${path}" fill="none" stroke="${palette.grout}" stroke-width="1.8" stroke-linejoin="round" opacity=".8"/>`;
}

/** The ground, in FLOORS variants. */
export function drawFloor(variant: number, palette: Palette): string {
  const random = makeStream('tiles', `floor ${variant}`);
  const slabs = LAYOUTS[variant % LAYOUTS.length] ?? [];
  const parts = slabs.map((slab) => drawSlab(slab, pick(random, palette.floor), palette, random));
  const crack = variant % 5 === 1 ? drawCrack(random, palette) : '';
  return `<rect width="64" height="64" fill="${palette.grout}"/>${parts.join('')}${crack}`;
}

export const CAPS = 3;

/** The top of a wall: dark, rough stones that look impassable. */
export function drawCap(variant: number, palette: Palette): string {
  const random = makeStream('tiles', `cap ${variant}`);
  const stones = Array.from({ length: 6 }, (_, index) => {
    const x = (index % 3) * 21 + between(random, 2, 8);
    const y = Math.floor(index / 3) * 30 + between(random, 4, 14);
    const [width, height] = [between(random, 10, 16), between(random, 8, 14)];
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${pick(random, palette.cap)}" stroke="${palette.outline}" stroke-opacity=".35" stroke-width="1.5"/>`;
  });
  return `<rect width="64" height="64" fill="${palette.cap[variant % palette.cap.length] ?? ''}"/>${stones.join('')}`;
}

export const FACES = 4;
/** Height of a wall's top, above its side. */
const FACE_TOP = 20;

/** The south side of a wall: three courses of bricks. */
export function drawFace(variant: number, palette: Palette): string {
  const random = makeStream('tiles', `face ${variant}`);
  const height = (FIELD - FACE_TOP) / 3;
  const bricks: string[] = [];
  for (let course = 0; course < 3; course++) {
    const y = FACE_TOP + course * height;
    const shift = (course + variant) % 2 === 0 ? 0 : -16;
    for (let x = shift; x < FIELD; x += 32) {
      const left = Math.max(0, x);
      const width = Math.min(FIELD, x + 32) - left;
      bricks.push(
        `<rect x="${left + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="2.5" fill="${pick(random, palette.bricks)}"/>`,
        `<path d="M${left + 3} ${y + 3}h${width - 6}" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`,
        `<path d="M${left + 3} ${y + height - 2.5}h${width - 6}" stroke="#000" stroke-opacity=".2" stroke-width="2"/>`,
      );
    }
  }
  return [
    `<rect y="${FACE_TOP}" width="64" height="${FIELD - FACE_TOP}" fill="${palette.mortar}"/>`,
    ...bricks,
    `<rect y="${FACE_TOP - 4}" width="64" height="7" fill="${palette.capEdge}"/>`,
    `<path d="M0 ${FACE_TOP - 3}h64" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`,
    `<rect y="${FACE_TOP + 3}" width="64" height="5" fill="#000" opacity=".28"/>`,
    `<rect y="56" width="64" height="8" fill="#000" opacity=".18"/>`,
  ].join('');
}

/** Decorations on some walls. */
export const FACE_DECORS: readonly ((palette: Palette) => string)[] = [
  ({ moss }) =>
    `<path d="M4 24q10 2 12 14t6 4q2-12 8-18z" fill="${moss}" opacity=".8"/><path d="M44 24q4 16 8 22 4-8 8-22z" fill="${moss}" opacity=".65"/>`,
  ({ outline }) =>
    `<path d="M20 24h24v26l-12 9-12-9z" fill="#8d2f35" stroke="${outline}" stroke-width="2"/><path d="M32 30l3 7h7l-6 5 2 7-6-4-6 4 2-7-6-5h7z" fill="#e2b04a"/><rect x="17" y="21" width="30" height="4" rx="2" fill="#6a4a2a" stroke="${outline}"/>`,
  ({ outline }) =>
    `<rect x="22" y="28" width="20" height="22" rx="10" fill="#120d0d" stroke="${outline}" stroke-width="2"/><path d="M27 28v22M32 27v24M37 28v22" stroke="#6f6a70" stroke-width="2.5"/>`,
  ({ outline, mortar }) =>
    `<path d="M18 30l8 8-3 7 7 10M30 28l6 6-2 6" fill="none" stroke="${mortar}" stroke-width="3"/><path d="M18 30l8 8-3 7 7 10" fill="none" stroke="${outline}" stroke-opacity=".5" stroke-width="1.5"/>`,
];

/** Scattered decorations on the ground, which cannot be picked up. */
export const FLOOR_DECORS: readonly ((palette: Palette) => string)[] = [
  ({ moss }) =>
    `<path d="M10 46q2-9 5-1 2-10 5 0 3-7 5 1-7 4-15 0z" fill="${moss}"/><path d="M42 22q2-7 4-1 2-8 5 0-4 4-9 1z" fill="${moss}" opacity=".8"/>`,
  () =>
    `<g fill="none" stroke="#d9cdb6" stroke-width="3.5" stroke-linecap="round" opacity=".75"><path d="M18 44l14-9"/><path d="M22 33l12 13"/></g><path d="M41 22a6 6 0 1 1 6 7v4h-5v-4a6 6 0 0 1-1-7z" fill="#d9cdb6" opacity=".75"/><path d="M44 24v.1M49 24v.1" stroke="#2b221c" stroke-width="2.6" stroke-linecap="round"/>`,
  ({ grout, floorLine }) =>
    `<g stroke="${grout}" stroke-width="1.2"><ellipse cx="20" cy="22" rx="5" ry="3.5" fill="${floorLine}"/><ellipse cx="29" cy="27" rx="3" ry="2.2" fill="${floorLine}"/><ellipse cx="46" cy="47" rx="4" ry="3" fill="${floorLine}"/></g>`,
  () =>
    `<ellipse cx="34" cy="38" rx="17" ry="9" fill="#2b3b4d" opacity=".55"/><path d="M24 36q7-4 14-2" fill="none" stroke="#a9c6dd" stroke-width="1.6" opacity=".55"/>`,
];

/** The sill of an opening: long, worn boards. */
export function drawSill(palette: Palette): string {
  const boards = [0, 1, 2, 3].map(
    (at) =>
      `<rect x="2" y="${at * 16 + 1}" width="60" height="14" rx="2.5" fill="${at % 2 === 0 ? '#8a6038' : '#7d5631'}"/><path d="M6 ${at * 16 + 4}h50" stroke="#b98a55" stroke-width="1.6" opacity=".7"/><path d="M6 ${at * 16 + 13}h52" stroke="#3c2814" stroke-width="1.6" opacity=".6"/>`,
  );
  return `<rect width="64" height="64" fill="${palette.outline}"/>${boards.join('')}<path d="M7 8h.1M57 8h.1M7 56h.1M57 56h.1M7 24h.1M57 40h.1" stroke="#2b1c0e" stroke-width="3" stroke-linecap="round"/>`;
}
