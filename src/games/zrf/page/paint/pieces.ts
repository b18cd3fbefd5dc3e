import { assertDefined } from '#core';
import type { Rules } from '../../rules/index.ts';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../../rules/index.ts';
import type { Size } from '#web/canvas/frame.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { PiecePicture, Picture, Pictures } from './pictures.ts';
import { tileLooks } from '../layout/blocks.ts';
import type { TileLook } from '../layout/blocks.ts';
import { colourOf } from './palette.ts';
import { sizeAlone, sizeOnBoard, spanOf } from './picture-size.ts';
import { paintTile } from './tiles.ts';

type Pen = CanvasRenderingContext2D;

/** Initials of a piece's name, for pieces without a picture. */
export function lettersOf(name: string): string {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const [first = '?', second] = words;
  return second === undefined
    ? first.slice(0, 2)
    : first.slice(0, 1).toUpperCase() + second.slice(0, 1).toUpperCase();
}

/** Number of a tile; letters are left out because the shape is enough. */
function tileLabel(name: string): string {
  return /\d+/.exec(name)?.[0] ?? '';
}

/** Picture of a piece in place of the file's, if there is one. */
export type Replace = (type: number, player: number) => PiecePicture | undefined;

/** Paints pieces and caches each picture at its last size. */
export class PiecePainter {
  readonly #rules: Rules;
  readonly #pictures: Pictures;
  readonly #set: number;
  readonly #tiles: ReadonlyMap<number, TileLook>;
  readonly #replace: Replace;
  readonly #sprites = new Map<string, HTMLCanvasElement>();

  constructor(rules: Rules, pictures: Pictures, set: number, replace: Replace = () => undefined) {
    this.#replace = replace;
    this.#rules = rules;
    this.#pictures = pictures;
    this.#set = set;
    this.#tiles = tileLooks(rules);
  }

  /**
   * Paints a piece centred at a point. `room` is its cell, `scale` is CSS pixels per file pixel.
   */
  paint(
    pen: Pen,
    cell: number,
    x: number,
    y: number,
    room: Size,
    scale: number,
    density: number,
  ): void {
    this.#paint(pen, cell, { x, y }, room, density, (picture) => sizeOnBoard(picture, room, scale));
  }

  /** Paints a whole piece inside a square of a given side. */
  paintAlone(pen: Pen, cell: number, side: number, density: number): void {
    const [middle, room] = [
      { x: side / 2, y: side / 2 },
      { width: side, height: side },
    ];
    this.#paint(pen, cell, middle, room, density, (picture) => sizeAlone(picture, side));
  }

  #paint(
    pen: Pen,
    cell: number,
    { x, y }: Point,
    room: Size,
    density: number,
    sizeOf: (picture: Picture) => Size,
  ): void {
    if (cell === EMPTY) return;
    const cells = cellsOf(this.#rules);
    const [type, player] = [typeOf(cells, cell), ownerOf(cells, cell)];
    const found =
      this.#replace(type, player) ?? this.#pictures.ofPiece(this.#rules, type, player, this.#set);
    const tile = this.#tiles.get(type);
    if (found === undefined && tile !== undefined) {
      const name = assertDefined(this.#rules.pieces[type]).name;
      paintTile(pen, tile, tile.size > 1 ? '' : tileLabel(name), x, y, room);
      return;
    }
    if (found === undefined) {
      this.#paintDisc(pen, type, player, x, y, Math.min(room.width, room.height) * 0.42);
      return;
    }
    const { path, picture } = found;
    const size = sizeOf(picture);
    // On whole device pixels, a still sprite is as sharp as its picture.
    const across = spanOf(x, size.width, room.width, density);
    const down = spanOf(y, size.height, room.height, density);
    const sprite = this.#sprite(path, picture, across.length, down.length);
    const [left, top] = [across.from / density, down.from / density];
    pen.drawImage(sprite, left, top, sprite.width / density, sprite.height / density);
  }

  #sprite(path: string, picture: Picture, width: number, height: number): HTMLCanvasElement {
    const key = `${path}@${width}x${height}`;
    const cached = this.#sprites.get(key);
    if (cached !== undefined) return cached;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext('2d');
    if (pen !== null) {
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture.source, 0, 0, width, height);
    }
    this.#sprites.set(key, canvas);
    return canvas;
  }

  #paintDisc(pen: Pen, type: number, player: number, x: number, y: number, radius: number): void {
    const { body, edge, ink } = colourOf(this.#rules.players[player]?.name ?? '', player);
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = body;
    pen.fill();
    pen.lineWidth = Math.max(1.2, radius * 0.09);
    pen.strokeStyle = edge;
    pen.stroke();
    const text = lettersOf(assertDefined(this.#rules.pieces[type]).name);
    pen.font = `700 ${radius * 0.95}px system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = ink;
    pen.fillText(text, x, y + radius * 0.06);
  }
}
