import type { Palette } from './palette.ts';
import { SPRITES } from './sprites.ts';
import { FIELD } from './stone.ts';

const COLUMNS = 16;
/** Gap between pictures in pixels, which prevents bleeding. */
const GAP = 2;

/** Variation of a drawn picture. */
export interface DrawOptions {
  /** True to draw it all white, for a recent hit. */
  readonly isFlashing?: boolean;
}

/** All pictures in one image, for a cell size in device pixels. */
export class Atlas {
  readonly cell: number;
  readonly palette: Palette;
  readonly #image: CanvasImageSource;
  readonly #white: CanvasImageSource;
  readonly #places: ReadonlyMap<string, readonly [number, number]>;

  /** `white`: `image` with everything white. */
  constructor(image: CanvasImageSource, white: CanvasImageSource, cell: number, palette: Palette) {
    this.#image = image;
    this.#white = white;
    this.cell = cell;
    this.palette = palette;
    this.#places = new Map(
      [...SPRITES.keys()].map((name, index) => [name, placeOf(index, cell + GAP)]),
    );
  }

  /** Draws a picture with its top left corner at a point; `size` is its side. */
  draw(
    pen: CanvasRenderingContext2D,
    name: string,
    x: number,
    y: number,
    size = this.cell,
    { isFlashing = false }: DrawOptions = {},
  ): void {
    const place = this.#places.get(name);
    if (place === undefined) throw new RangeError(`No picture named ${name}`);
    const image = isFlashing ? this.#white : this.#image;
    pen.drawImage(image, place[0], place[1], this.cell, this.cell, x, y, size, size);
  }
}

function placeOf(index: number, pitch: number): readonly [number, number] {
  return [(index % COLUMNS) * pitch, Math.floor(index / COLUMNS) * pitch];
}

/** The whole tile set as one SVG, with each picture in a square of `cell` pixels. */
function atlasSvg(cell: number, palette: Palette): string {
  const pitch = cell + GAP;
  const parts = [...SPRITES.values()].map((draw, index) => {
    const [x, y] = placeOf(index, pitch);
    return `<svg x="${x}" y="${y}" width="${cell}" height="${cell}" viewBox="0 0 ${FIELD} ${FIELD}">${draw(palette)}</svg>`;
  });
  const [width, height] = [COLUMNS * pitch, Math.ceil(SPRITES.size / COLUMNS) * pitch];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** Renders the tile set at its display size. */
export async function loadAtlas(cell: number, palette: Palette): Promise<Atlas> {
  const url = URL.createObjectURL(new Blob([atlasSvg(cell, palette)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return new Atlas(copyOf(image), copyOf(image, '#fff'), cell, palette);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Renders the picture to a canvas, optionally filling all non-transparent pixels with a colour. */
function copyOf(image: HTMLImageElement, colour?: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('canvas: no 2d context');
  pen.drawImage(image, 0, 0);
  if (colour === undefined) return canvas;
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = colour;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
