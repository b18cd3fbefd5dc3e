import { signal } from '@preact/signals';
import { largest, own, fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';
import type { Board, Rules, RulesFolder } from '../../rules/index.ts';
import { makeFinder } from '../../rules/index.ts';
import type { Size } from '#web/canvas/frame.ts';
import { builtInFolders } from '../files/built-in.ts';
import { replacementFor } from './stand-ins.ts';
import { bitmapSize, PICTURE_LIMITS, sizedSvg, svgSize } from '#web/canvas/picture-size.ts';

/** References in an attribute: `#a` of a link, `url(#a)` of a pattern, a mask or a filter. */
const REFERENCE = /#([\w:.-]+)/g;

/**
 * Number of elements drawn for an SVG, counting referenced elements each time. A few lines of
 * nested references can draw billions. Infinity if they are too deeply nested to count.
 */
function countDrawnElements(text: string): number {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const byId = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]')) {
    if (!byId.has(element.id)) byId.set(element.id, element);
  }
  const counts = new Map<Element, number>();
  const count = (element: Element): number => {
    const cached = counts.get(element);
    if (cached !== undefined) return cached;
    // Browsers do not draw self-references.
    counts.set(element, 0);
    let sum = 1;
    for (const child of element.children) sum += count(child);
    for (const { value } of element.attributes) {
      for (const [, id = ''] of value.matchAll(REFERENCE)) {
        const target = byId.get(id);
        if (target !== undefined) sum += count(target);
      }
    }
    counts.set(element, sum);
    return sum;
  };
  try {
    return count(root);
  } catch {
    return Infinity;
  }
}

/**
 * Messages for rejected pictures, by code; the page overrides them with texts under
 * `problem-<code>`.
 */
const PICTURE_MESSAGES = {
  'picture-broken':
    '{name} is not a readable picture: save it again as PNG, JPEG, GIF, BMP or SVG.',
  'picture-pixels':
    '{name} is {width} × {height} pixels; the limit is {most} in total. Make it smaller.',
  'picture-svg': '{name} has {bytes} bytes; the limit for an SVG is {most}. Simplify the drawing.',
  'picture-elements':
    '{name} draws more than {most} elements, counting repeated ones: simplify the drawing.',
  'picture-foreign':
    '{name} contains HTML, which this browser cannot draw on a board: remove <foreignObject>.',
  'picture-all':
    '{name} was skipped: all pictures together can have at most {most} pixels. Make them smaller.',
} as const;

/** Problem with a picture that cannot be shown: its name, the reason and the fix. */
function pictureProblem(
  code: keyof typeof PICTURE_MESSAGES,
  args: ProblemArgs & { readonly name: string },
): Problem {
  return { code, message: fillIn(PICTURE_MESSAGES[code], args), args };
}

/** A picture from the rules' folder, ready to draw. */
export interface Picture extends Size {
  readonly source: CanvasImageSource;
  /** True for a scalable picture, fitted to its cell; others keep their size in board pixels. */
  readonly isVector: boolean;
}

/** A picture of a piece, with a unique name. */
export interface PiecePicture {
  readonly path: string;
  readonly picture: Picture;
}

/** A function that reads a picture, or the reason for rejecting it. */
type PictureLoad = Problem | (() => Promise<Picture | undefined>);

const TYPES: Readonly<Record<string, string>> = {
  bmp: 'image/bmp',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/**
 * Loads an SVG from a data URL, which keeps a canvas readable even with embedded HTML, unlike a
 * blob. Undefined in browsers where it does not, because the board could not be copied.
 */
async function loadVector(text: string, size: Size): Promise<Picture | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(sizedSvg(text, size))}`;
  await image.decode();
  return isReadable(image) ? { source: image, isVector: true, ...size } : undefined;
}

/** True if a canvas stays readable after drawing the picture. */
function isReadable(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  try {
    pen?.drawImage(image, 0, 0, 1, 1);
    pen?.getImageData(0, 0, 1, 1);
    return true;
  } catch {
    return false;
  }
}

/** Makes pure green transparent, as in the original program's pictures. */
export function clearGreen(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i] === 0 && pixels[i + 1] === 255 && pixels[i + 2] === 0) pixels[i + 3] = 0;
  }
}

async function loadRaster(bytes: Uint8Array, type: string): Promise<Picture> {
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

/** Pictures of a folder, loaded on demand. */
export class Pictures {
  readonly #folder: RulesFolder;
  readonly #ours: Pictures | undefined;
  readonly #find: (path: string) => string | undefined;
  readonly #cached = new Map<string, Picture | undefined>();
  readonly #loading = new Map<string, Promise<void>>();
  /** Total pixels of all bitmaps requested so far. */
  #pixels = 0;
  /** Counts loaded pictures; listeners redraw when it changes. */
  readonly arrived = signal(0);
  /** Reasons for pictures that cannot be shown. */
  readonly problems = signal<readonly Problem[]>([]);

  /** `ours` contains replacements for pictures that a file names but does not include. */
  constructor(folder: RulesFolder, ours?: Pictures) {
    this.#folder = folder;
    this.#ours = ours;
    this.#find = makeFinder(folder);
  }

  /** The picture, or undefined if it is not loaded yet, missing or unreadable. */
  get(path: string | undefined): Picture | undefined {
    if (path === undefined) return undefined;
    if (!this.#cached.has(path)) void this.load(path);
    return this.#cached.get(path);
  }

  /** Picture of a piece in a set, with its path; a built-in one if the file only names it. */
  ofPiece(rules: Rules, type: number, player: number, set: number): PiecePicture | undefined {
    const path = pieceImage(rules, type, player, set);
    const picture = this.get(path);
    if (path === undefined || picture !== undefined)
      return picture && { path: path ?? '', picture };
    const ours = this.#standIn(rules, path, type, player);
    const other = this.#ours?.get(ours);
    return other && { path: `ours:${ours}`, picture: other };
  }

  /** Loads the pictures of rules; resolves when each has loaded or failed. */
  async loadAll(rules: Rules): Promise<void> {
    const { board, pieces } = rules;
    const paths = new Set([...board.images, ...pieces.flatMap(({ images }) => images.flat())]);
    const others = pieces.flatMap(({ images }, type) =>
      images.flatMap((list, player) =>
        list.flatMap((path) => this.#standIn(rules, path, type, player) ?? []),
      ),
    );
    await Promise.all([
      ...[...paths].map((path) => this.load(path)),
      ...[...new Set(others)].map((path) => this.#ours?.load(path)),
    ]);
    // Listeners follow a single counter.
    if (others.length > 0) this.arrived.value += 1;
  }

  /** Path of a built-in picture for a piece whose picture is missing from the folder. */
  #standIn(rules: Rules, path: string, type: number, player: number): string | undefined {
    if (this.#ours === undefined || this.#find(path) !== undefined) return undefined;
    const piece = rules.pieces[type]?.name ?? '';
    return replacementFor({ path, piece, player: rules.players[player]?.name ?? '' });
  }

  load(path: string): Promise<void> {
    const loading = this.#loading.get(path) ?? this.#load(path);
    this.#loading.set(path, loading);
    return loading;
  }

  /** Loads a picture; an unreadable one is drawn as missing and reported. */
  async #load(path: string): Promise<void> {
    const name = this.#find(path);
    const bytes = name === undefined ? undefined : this.#folder.read(name);
    if (bytes?.ok === false) this.#report(bytes.problems);
    const picture = bytes?.ok === true ? await this.#read(name ?? path, bytes.value) : undefined;
    this.#cached.set(path, picture);
    this.arrived.value += 1;
  }

  async #read(name: string, bytes: Uint8Array): Promise<Picture | undefined> {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    try {
      const decoder =
        extension === 'svg'
          ? this.#beginVector(name, bytes)
          : this.#beginRaster(name, bytes, own(TYPES, extension) ?? 'image/bmp');
      if (typeof decoder === 'function') return await decoder();
      this.#report([decoder]);
    } catch {
      this.#report([pictureProblem('picture-broken', { name })]);
    }
    return undefined;
  }

  #beginVector(name: string, bytes: Uint8Array): PictureLoad {
    const limit = PICTURE_LIMITS.svgBytes;
    if (bytes.length > limit) {
      return pictureProblem('picture-svg', { name, bytes: bytes.length, most: limit });
    }
    const text = new TextDecoder().decode(bytes);
    const size = svgSize(text);
    if (size === undefined) return pictureProblem('picture-broken', { name });
    const { svgElements } = PICTURE_LIMITS;
    return async () => {
      if (countDrawnElements(text) > svgElements) {
        this.#report([pictureProblem('picture-elements', { name, most: svgElements })]);
        return undefined;
      }
      const picture = await loadVector(text, size);
      if (picture === undefined) this.#report([pictureProblem('picture-foreign', { name })]);
      return picture;
    };
  }

  /** Checks the size first: a small file, or many of them, can unpack to gigabytes of pixels. */
  #beginRaster(name: string, bytes: Uint8Array, type: string): PictureLoad {
    const size = bitmapSize(bytes);
    if (size === undefined) return pictureProblem('picture-broken', { name });
    const { pixels: limit, allPixels } = PICTURE_LIMITS;
    const pixels = size.width * size.height;
    if (pixels > limit) return pictureProblem('picture-pixels', { name, ...size, most: limit });
    if (this.#pixels + pixels > allPixels) {
      return pictureProblem('picture-all', { name, most: allPixels });
    }
    this.#pixels += pixels;
    return () => loadRaster(bytes, type);
  }

  #report(problems: Iterable<Problem>): void {
    this.problems.value = [...this.problems.value, ...problems];
  }
}

/** Pictures of a folder, with built-in replacements for missing ones. */
export function picturesFor(folder: RulesFolder): Pictures {
  return new Pictures(folder, new Pictures(builtInFolders.rules));
}

/** Path of a piece's picture in a set; falls back to the first set. */
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

/** Number of picture sets available. */
export function countSets({ board, pieces }: Rules): number {
  const counts = pieces.flatMap(({ images }) => images.map((one) => one.length));
  return largest([board.images.length, ...counts], 1);
}
