import {
  HEIGHT,
  placeOf,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
  UNKNOWN,
  WALL,
  WIDTH,
} from '../../rules/index.ts';
import type { CavesState, Tiles } from '../../rules/index.ts';
import { creaturesShown } from '../../voice/known.ts';
import { makeCanvas } from './pen.ts';
import type { Pen } from './pen.ts';

/** Rock and ground as words of pixels: alpha, blue, green and red. */
const ROCK = 0xff_3e_44_4a;
const GROUND = 0xff_86_9a_a8;
/** Colours of things, which differ in shape and lightness too. */
const STAIRS = '#ffd863';
const ITEM = '#8fd0ff';
const FOE = '#ff8a72';
const HERO = '#ffffff';

/** Draws the known part of a level with square cells of this many pixels. */
export function drawPlan(pen: Pen, view: CavesState, z: number, cell: number): void {
  pen.fillStyle = '#0c0b0d';
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  const level = view.levels[z];
  if (level === undefined) return;
  const { tiles, items } = level;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(groundOf(tiles), 0, 0, WIDTH * cell, HEIGHT * cell);
  for (const { cell: at } of items) dot(pen, placeOf(at), cell, ITEM, 0.9);
  for (let at = 0; at < tiles.length; at++) {
    const tile = tiles[at];
    if (tile === STAIRS_DOWN || tile === STAIRS_UP)
      drawStairs(pen, placeOf(at), cell, tile === STAIRS_UP);
  }
  const player = playerOf(view);
  if (player.z !== z) return;
  for (const creature of creaturesShown(view)) dot(pen, creature, cell, FOE, 1.6);
  dot(pen, player, cell, HERO, 2.2);
}

/** The ground of a level, one pixel per cell. */
function groundOf(tiles: Tiles): HTMLCanvasElement {
  return makeCanvas(WIDTH, HEIGHT, (pen) => {
    const pixels = pen.createImageData(WIDTH, HEIGHT);
    const words = new Uint32Array(pixels.data.buffer);
    for (let at = 0; at < tiles.length; at++) {
      const tile = tiles[at];
      if (tile !== UNKNOWN) words[at] = tile === WALL ? ROCK : GROUND;
    }
    pen.putImageData(pixels, 0, 0);
  });
}

interface At {
  readonly x: number;
  readonly y: number;
}

function dot(pen: Pen, { x, y }: At, cell: number, colour: string, size: number): void {
  pen.beginPath();
  pen.arc((x + 0.5) * cell, (y + 0.5) * cell, Math.max(1, (cell * size) / 2), 0, 7);
  pen.fillStyle = colour;
  pen.fill();
  if (size < 1) return;
  pen.strokeStyle = '#0c0b0d';
  pen.lineWidth = Math.max(0.75, cell / 6);
  pen.stroke();
}

/** A triangle that points up or down. */
function drawStairs(pen: Pen, { x, y }: At, cell: number, isUp: boolean): void {
  const [middle, height] = [(x + 0.5) * cell, Math.max(4, cell * 1.7)];
  const base = (y + 0.5) * cell + (isUp ? height / 2 : -height / 2);
  const tip = isUp ? base - height : base + height;
  pen.beginPath();
  pen.moveTo(middle - height / 2, base);
  pen.lineTo(middle + height / 2, base);
  pen.lineTo(middle, tip);
  pen.closePath();
  pen.fillStyle = STAIRS;
  pen.fill();
}
