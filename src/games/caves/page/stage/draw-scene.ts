import { cellOf, HEIGHT, isInside, PLAYER, tileAt, WALL, FLOOR, WIDTH } from '../../rules/index.ts';
import { placeOf } from '../../rules/index.ts';
import type { Creature, Place, Tile, Tiles } from '../../rules/index.ts';
import { levelOf } from '../../rules/index.ts';
import { isCaged } from '../../voice/cages.ts';
import { isLow } from '../../voice/status.ts';
import { signOfTile } from '../../voice/signs.ts';
import { OPEN, VARIANTS } from './ground.ts';
import type { Motion } from './motion.ts';
import { EDGE_COLOUR } from './pen.ts';
import type { Pen } from './pen.ts';
import { isUnknownCell } from './scene.ts';
import type { Marks, Scene } from './scene.ts';
import type { Sprites } from './sprites.ts';

/** A frame to draw: a scene from an origin in cells, at a time. */
export interface Shot {
  readonly pen: Pen;
  readonly scene: Scene;
  readonly sprites: Sprites;
  readonly motion: Motion;
  readonly origin: Place;
  /** Width and height of the window in cells. */
  readonly width: number;
  readonly height: number;
  readonly time: number;
}

/** Opacity of remembered things, and of creatures known but not in sight. */
const REMEMBERED = 0.8;

/** A number from 0 that varies from cell to cell. */
function variantOf(x: number, y: number): number {
  return ((x * 7 + y * 13 + ((x * y) % 5)) >>> 0) % VARIANTS;
}

function isRock(tiles: Tiles, x: number, y: number): boolean {
  const tile = tileAt(tiles, { x, y });
  return tile === WALL || tile === ' ' || tile === 'x';
}

/** Bits of the sides of rock that border known open ground. */
function openSides(tiles: Tiles, x: number, y: number): number {
  return (
    (isRock(tiles, x, y - 1) ? 0 : OPEN.north) |
    (isRock(tiles, x + 1, y) ? 0 : OPEN.east) |
    (isRock(tiles, x, y + 1) ? 0 : OPEN.south) |
    (isRock(tiles, x - 1, y) ? 0 : OPEN.west)
  );
}

/** Left and top of a cell in whole pixels, so that neighbours meet. */
function cornerOf({ origin, sprites: { cell } }: Shot, { x, y }: Place): readonly [number, number] {
  return [Math.round((x - origin.x) * cell), Math.round((y - origin.y) * cell)];
}

/** Draws the known ground in the window. */
export function drawGround(shot: Shot): void {
  const { origin, width, height, scene, sprites, pen } = shot;
  const { tiles } = scene;
  const [left, top] = [Math.max(0, Math.floor(origin.x)), Math.max(0, Math.floor(origin.y))];
  const right = Math.min(WIDTH, Math.ceil(origin.x + width));
  const bottom = Math.min(HEIGHT, Math.ceil(origin.y + height));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const cell = cellOf({ x, y });
      if (isUnknownCell(tiles, cell)) continue;
      const [at, down] = cornerOf(shot, { x, y });
      const tile = tiles[cell] as Tile;
      const variant = variantOf(x, y);
      if (tile === WALL) {
        pen.drawImage(sprites.rock(variant, openSides(tiles, x, y)), at, down);
        continue;
      }
      const isShaded = tileAt(tiles, { x, y: y - 1 }) === WALL;
      pen.drawImage(sprites.floor(variant, isShaded), at, down);
      if (tile === FLOOR) continue;
      const sign = signOfTile(scene.content, tile, scene.sight.hasCell(cell));
      pen.drawImage(sprites.feature(sign, variant), at, down);
    }
  }
}

/** Draws the known items in the window. */
export function drawItems(shot: Shot): void {
  const { scene, sprites, pen } = shot;
  const size = sprites.cell;
  const level = levelOf(scene.view);
  for (const { cell, item } of level.items) {
    const [x, y] = cornerOf(shot, placeOf(cell));
    if (!isInWindow(shot, x, y)) continue;
    pen.globalAlpha = scene.sight.hasCell(cell) ? 1 : REMEMBERED;
    const inside = Math.round(size * 0.82);
    const gap = Math.round((size - inside) / 2);
    pen.drawImage(sprites.item(scene.content, item), x + gap, y + gap, inside, inside);
    if (isCaged(level, cell)) pen.drawImage(sprites.cage(), x, y);
  }
  pen.globalAlpha = 1;
}

/** Draws fire and gas in sight. */
export function drawClouds(shot: Shot): void {
  const { scene, sprites, pen } = shot;
  for (const { cell, kind } of levelOf(scene.view).clouds ?? []) {
    if (!scene.sight.hasCell(cell)) continue;
    const place = placeOf(cell);
    const [x, y] = cornerOf(shot, place);
    if (!isInWindow(shot, x, y)) continue;
    pen.drawImage(sprites.cloud(scene.content, kind, variantOf(place.x, place.y)), x, y);
  }
}

function isInWindow({ width, height, sprites: { cell } }: Shot, x: number, y: number): boolean {
  return x > -2 * cell && y > -2 * cell && x < (width + 1) * cell && y < (height + 1) * cell;
}

/** Draws creatures and then the hero, on their way to their cells. */
export function drawCreatures(shot: Shot): void {
  for (const { creature } of shot.scene.creatures) drawCreature(shot, creature);
  drawCreature(shot, shot.scene.hero);
}

function drawCreature(shot: Shot, creature: Creature): void {
  const { pen, motion, sprites, scene, time } = shot;
  const { id, kind } = creature;
  const [x, y] = cornerOf(shot, motion.placeOf(id, creature, time));
  if (!isInWindow(shot, x, y)) return;
  const size = sprites.cell;
  pen.fillStyle = 'rgb(0 0 0 / 0.38)';
  pen.beginPath();
  pen.ellipse(x + size / 2, y + size * 0.92, size * 0.34, size * 0.1, 0, 0, 7);
  pen.fill();
  const isSeen = id === PLAYER || scene.sight.has(creature.x, creature.y);
  pen.globalAlpha = isSeen ? 1 : REMEMBERED;
  const picture = sprites.creature(scene.content, kind, motion.isFlashing(id, time));
  const side = picture.width;
  pen.drawImage(picture, x - Math.round((side - size) / 2), y + size - side);
  if (creature.side === 'captive') pen.drawImage(sprites.cage(), x, y);
  pen.globalAlpha = 1;
}

/** Draws health bars and marks of danger and friendship over creatures, unaffected by the light. */
export function drawBars(shot: Shot): void {
  const { scene, motion, time, sprites } = shot;
  for (const { creature, danger } of scene.creatures) {
    const [x, y] = cornerOf(shot, motion.placeOf(creature.id, creature, time));
    if (!isInWindow(shot, x, y)) continue;
    drawBar(shot, creature, x, y);
    if (creature.side === 'ally') drawMark(shot.pen, MARKS.ally, x, y, sprites.cell);
    else if (danger !== 'low') drawMark(shot.pen, MARKS[danger], x, y, sprites.cell);
  }
  const { hero } = scene;
  const [x, y] = cornerOf(shot, motion.placeOf(hero.id, hero, time));
  drawBar(shot, hero, x, y);
}

/** Draws the health of a hurt creature. */
function drawBar({ pen, motion, sprites, time }: Shot, creature: Creature, x: number, y: number) {
  const { id, maxHp } = creature;
  const hp = Math.min(maxHp, motion.hpOf(id, creature.hp, time));
  if (hp >= maxHp) return;
  const size = sprites.cell;
  const [width, height] = [Math.round(size * 0.84), Math.max(3, Math.round(size * 0.13))];
  const [left, top] = [Math.round(x + (size - width) / 2), Math.round(y - height * 0.4)];
  pen.fillStyle = EDGE_COLOUR;
  pen.fillRect(left - 1, top - 1, width + 2, height + 2);
  pen.fillStyle = '#5a2320';
  pen.fillRect(left, top, width, height);
  pen.fillStyle = isLow({ hp, maxHp }) ? '#ff8a5c' : id === PLAYER ? '#7fd069' : '#f0c24a';
  pen.fillRect(left, top, Math.max(1, Math.round((width * hp) / maxHp)), height);
}

/** Marks over creatures, with their colours. */
const MARKS = {
  ally: ['♥', '#9be07f'],
  high: ['!', '#ffd863'],
  deadly: ['!!', '#ff9d7a'],
} as const;

type Mark = (typeof MARKS)[keyof typeof MARKS];

function drawMark(pen: Pen, [mark, colour]: Mark, x: number, y: number, size: number): void {
  pen.font = `900 ${Math.max(11, Math.round(size * 0.44))}px system-ui, sans-serif`;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = Math.max(3, size / 10);
  pen.strokeStyle = EDGE_COLOUR;
  pen.strokeText(mark, x + size * 1.02, y + size * 0.3);
  pen.fillStyle = colour;
  pen.fillText(mark, x + size * 1.02, y + size * 0.3);
}

/** Draws the way to the cursor and the cursor. */
export function drawMarks(shot: Shot, { cursor, way, isAim }: Marks): void {
  const { pen, sprites } = shot;
  const size = sprites.cell;
  pen.fillStyle = isAim ? '#ffd863' : 'rgb(255 236 190 / 0.75)';
  for (const place of way) {
    const [x, y] = cornerOf(shot, place);
    pen.beginPath();
    pen.arc(x + size / 2, y + size / 2, Math.max(2, size * (isAim ? 0.14 : 0.1)), 0, 7);
    pen.fill();
  }
  if (cursor === undefined || !isInside(cursor.x, cursor.y)) return;
  const [x, y] = cornerOf(shot, cursor);
  const width = Math.max(2, Math.round(size / 12));
  for (const [colour, extra] of [
    [EDGE_COLOUR, 2],
    [isAim ? '#ffd863' : '#f3e6cc', 0],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width + extra;
    pen.strokeRect(x + width / 2, y + width / 2, size - width, size - width);
  }
}
