import { signal } from '@preact/signals';
import { largest } from '../../../core/index.ts';
import type { Board, Rules, RulesFolder } from '../../../games/zrf/index.ts';
import { makeFinder } from '../../../games/zrf/index.ts';
import type { Size } from '../../canvas/frame.ts';
import { bitmapSize, sizedSvg, svgSize } from './picture-size.ts';

/** A picture of the rules' folder, ready to be drawn. */
export interface Picture extends Size {
  readonly source: CanvasImageSource;
  /** Sharp at every size, and fitted into its cell; others keep their size in pixels of the board. */
  readonly isVector: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  bmp: 'image/bmp',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

async function loadVector(bytes: Uint8Array): Promise<Picture> {
  const text = new TextDecoder().decode(bytes);
  const size = svgSize(text);
  if (size === undefined) throw new RangeError('not an SVG that can be drawn');
  const blob = new Blob([sizedSvg(text, size)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { source: image, isVector: true, ...size };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Pure green is transparent in the pictures of the original program. */
export function clearGreen(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i] === 0 && pixels[i + 1] === 255 && pixels[i + 2] === 0) pixels[i + 3] = 0;
  }
}

async function loadRaster(bytes: Uint8Array, type: string): Promise<Picture> {
  if (bitmapSize(bytes) === undefined) throw new RangeError('not a bitmap that can be drawn');
  const blob = new Blob([bytes.slice()], { type });
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return { source: bitmap, isVector: false, width, height };
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = pen.getImageData(0, 0, width, height);
  clearGreen(pixels.data);
  pen.putImageData(pixels, 0, 0);
  return { source: canvas, isVector: false, width, height };
}

/** The pictures of a folder, each loaded when it is first asked for. */
export class Pictures {
  readonly #folder: RulesFolder;
  readonly #find: (path: string) => string | undefined;
  readonly #known = new Map<string, Picture | undefined>();
  readonly #loading = new Map<string, Promise<void>>();
  /** Counts pictures that have come; whoever draws follows it. */
  readonly arrived = signal(0);

  constructor(folder: RulesFolder) {
    this.#folder = folder;
    this.#find = makeFinder(folder);
  }

  /** The picture, or undefined where it has not come yet, is not there or cannot be read. */
  get(path: string | undefined): Picture | undefined {
    if (path === undefined) return undefined;
    if (!this.#known.has(path)) void this.load(path);
    return this.#known.get(path);
  }

  /** Loads the pictures of rules; settles when all have come, or are known not to. */
  async loadAll({ board, pieces }: Rules): Promise<void> {
    const paths = new Set([...board.images, ...pieces.flatMap(({ images }) => images.flat())]);
    await Promise.all([...paths].map((path) => this.load(path)));
  }

  load(path: string): Promise<void> {
    const loading = this.#loading.get(path) ?? this.#load(path);
    this.#loading.set(path, loading);
    return loading;
  }

  async #load(path: string): Promise<void> {
    const name = this.#find(path);
    const bytes = name === undefined ? undefined : this.#folder.read(name);
    try {
      const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
      const type = TYPES[extension] ?? 'image/bmp';
      const picture =
        bytes?.ok !== true
          ? undefined
          : await (extension === 'svg' ? loadVector(bytes.value) : loadRaster(bytes.value, type));
      this.#known.set(path, picture);
    } catch {
      // What cannot be decoded is drawn as if it were missing.
      this.#known.set(path, undefined);
    }
    this.arrived.value += 1;
  }
}

/** The path of a piece's picture in a set; sets that lack it fall back on the first. */
export function pieceImage(
  rules: Rules,
  type: number,
  player: number,
  set: number,
): string | undefined {
  const images = rules.pieces[type]?.images[player] ?? [];
  return images[set] ?? images[0];
}

export function boardImage({ images }: Board, set: number): string | undefined {
  return images[set] ?? images[0];
}

/** How many sets of pictures there are to choose from. */
export function countSets({ board, pieces }: Rules): number {
  const counts = pieces.flatMap(({ images }) => images.map((one) => one.length));
  return largest([board.images.length, ...counts], 1);
}
