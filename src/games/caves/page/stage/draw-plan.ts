import { placeOf, playerOf, STAIRS_DOWN, STAIRS_UP, UNKNOWN, WALL } from '../../rules/index.ts';
import type { CavesState } from '../../rules/index.ts';
import { creaturesShown } from '../../voice/known.ts';
import type { Pen } from './pen.ts';

/** Colours of the plan; stairs, items and creatures differ in shape and lightness too. */
const ROCK = '#4a443e';
const GROUND = '#a89a86';
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
  for (let at = 0; at < tiles.length; at++) {
    const tile = tiles[at];
    if (tile === UNKNOWN || tile === undefined) continue;
    const { x, y } = placeOf(at);
    pen.fillStyle = tile === WALL ? ROCK : GROUND;
    pen.fillRect(x * cell, y * cell, cell, cell);
  }
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
