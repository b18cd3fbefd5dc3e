import type { Palette } from './palette.ts';
import { SPRITES } from './sprites.ts';
import { FIELD } from './stone.ts';

const COLUMNS = 16;
/** Pixels between two pictures, so that none shows at the rim of another. */
const GAP = 2;

/** How a picture is drawn, where not as it is. */
export interface Manner {
  /** All white, as what was just hit. */
  readonly isFlashing?: boolean;
}

/** All pictures in one, at the size of a cell in device pixels. */
export class Atlas {
  readonly cell: number;
  readonly palette: Palette;
  readonly #image: CanvasImageSource;
  readonly #white: CanvasImageSource;
  readonly #places: ReadonlyMap<string, readonly [number, number]>;

  /** `white`: the same as `image`, all white. */
  constructor(image: CanvasImageSource, white: CanvasImageSource, cell: number, palette: Palette) {
    this.#image = image;
    this.#white = white;
    this.cell = cell;
    this.palette = palette;
    this.#places = new Map(
      [...SPRITES.keys()].map((name, index) => [name, placeOf(index, cell + GAP)]),
    );
  }

  /** Draws a picture with its upper left corner there; `size` is the side that it gets. */
  draw(
    pen: CanvasRenderingContext2D,
    name: string,
    x: number,
    y: number,
    size = this.cell,
    { isFlashing = false }: Manner = {},
  ): void {
    const place = this.#places.get(name);
    if (place === undefined) throw new RangeError(`there is no picture ${name}`);
    const image = isFlashing ? this.#white : this.#image;
    pen.drawImage(image, place[0], place[1], this.cell, this.cell, x, y, size, size);
  }
}

function placeOf(index: number, pitch: number): readonly [number, number] {
  return [(index % COLUMNS) * pitch, Math.floor(index / COLUMNS) * pitch];
}

/** The whole tile set as one SVG, each picture in a square of so many pixels. */
function atlasSvg(cell: number, palette: Palette): string {
  const pitch = cell + GAP;
  const parts = [...SPRITES.values()].map((draw, index) => {
    const [x, y] = placeOf(index, pitch);
    return `<svg x="${x}" y="${y}" width="${cell}" height="${cell}" viewBox="0 0 ${FIELD} ${FIELD}">${draw(palette)}</svg>`;
  });
  const [width, height] = [COLUMNS * pitch, Math.ceil(SPRITES.size / COLUMNS) * pitch];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** Draws the tile set once at the size that it is shown in. */
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

/** The picture as pixels; with a colour, all that is not empty has that. */
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
