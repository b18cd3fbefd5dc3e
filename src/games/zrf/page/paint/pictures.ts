import { signal } from '@preact/signals';
import { largest, own, fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';
import type { Board, Rules, RulesFolder } from '../../rules/index.ts';
import { makeFinder } from '../../rules/index.ts';
import type { Size } from '#web/canvas/frame.ts';
import { builtInFolders } from '../files/built-in.ts';
import { standInFor } from './stand-ins.ts';
import { bitmapSize, PICTURE_LIMITS, sizedSvg, svgSize } from '#web/canvas/picture-size.ts';

/** References of an attribute: `#a` of a link, `url(#a)` of a pattern, a mask or a filter. */
const REFERENCE = /#([\w:.-]+)/g;

/**
 * The number of elements drawn for an SVG, with all that is drawn again where it is referred to: a few lines
 * of references to references draw billions. Infinity where they are nested too deep to be counted.
 */
function drawnElements(text: string): number {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const byId = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]')) {
    if (!byId.has(element.id)) byId.set(element.id, element);
  }
  const counts = new Map<Element, number>();
  const count = (element: Element): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // Browsers do not draw what refers to itself.
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

/** The possible objections to a picture, by code; the page has other texts under `problem-<code>`. */
const PICTURE_MESSAGES = {
  'picture-broken':
    '{name} is not a picture that can be read: save it again as PNG, JPEG, GIF, BMP or SVG.',
  'picture-pixels':
    '{name} has {width} x {height} pixels, but only {most} are allowed: make the picture smaller.',
  'picture-svg': '{name} has {bytes} bytes, but an SVG may only have {most}: simplify the drawing.',
  'picture-elements':
    '{name} draws more than {most} elements, counting those used again: simplify the drawing.',
  'picture-foreign':
    '{name} has HTML in it, which this browser does not let a board draw: leave out <foreignObject>.',
  'picture-all':
    '{name} is left out: the pictures may only have {most} pixels together. Make them smaller.',
} as const;

/** The reason why a picture cannot be shown, with its name and the remedy. */
function pictureProblem(
  code: keyof typeof PICTURE_MESSAGES,
  args: ProblemArgs & { readonly name: string },
): Problem {
  return { code, message: fillIn(PICTURE_MESSAGES[code], args), args };
}

/** A picture of the rules' folder, ready to be drawn. */
export interface Picture extends Size {
  readonly source: CanvasImageSource;
  /** Sharp at every size, and fitted into its cell; others keep their size in pixels of the board. */
  readonly isVector: boolean;
}

/** A picture of a piece, and a name by which it is told from all others. */
interface PiecePicture {
  readonly path: string;
  readonly picture: Picture;
}

/** How to read a picture, or why it is not read. */
type Begun = Problem | (() => Promise<Picture | undefined>);

const TYPES: Readonly<Record<string, string>> = {
  bmp: 'image/bmp',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/**
 * As the address of the picture its text leaves a canvas readable with HTML in it, too, where a blob
 * does not. Undefined in browsers in which it does not either: the board could not be copied.
 */
async function loadVector(text: string, size: Size): Promise<Picture | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(sizedSvg(text, size))}`;
  await image.decode();
  return isReadable(image) ? { source: image, isVector: true, ...size } : undefined;
}

/** Whether a canvas on which the picture is drawn can still be read. */
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

/** Pure green is transparent in the pictures of the original program. */
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

/** The pictures of a folder, each loaded when it is first asked for. */
export class Pictures {
  readonly #folder: RulesFolder;
  readonly #ours: Pictures | undefined;
  readonly #find: (path: string) => string | undefined;
  readonly #known = new Map<string, Picture | undefined>();
  readonly #loading = new Map<string, Promise<void>>();
  /** Pixels of the bitmaps that were begun. */
  #pixels = 0;
  /** Counts pictures that have come; whoever draws follows it. */
  readonly arrived = signal(0);
  /** Why some of them cannot be shown. */
  readonly problems = signal<readonly Problem[]>([]);

  /** `ours`: pictures that stand for those which a file names and does not bring. */
  constructor(folder: RulesFolder, ours?: Pictures) {
    this.#folder = folder;
    this.#ours = ours;
    this.#find = makeFinder(folder);
  }

  /** The picture, or undefined where it has not come yet, is not there or cannot be read. */
  get(path: string | undefined): Picture | undefined {
    if (path === undefined) return undefined;
    if (!this.#known.has(path)) void this.load(path);
    return this.#known.get(path);
  }

  /** A piece's picture in a set with its path: the file's, or one of ours where it only names one. */
  ofPiece(rules: Rules, type: number, player: number, set: number): PiecePicture | undefined {
    const path = pieceImage(rules, type, player, set);
    const picture = this.get(path);
    if (path === undefined || picture !== undefined)
      return picture && { path: path ?? '', picture };
    const ours = this.#standIn(rules, path, type, player);
    const other = this.#ours?.get(ours);
    return other && { path: `ours:${ours}`, picture: other };
  }

  /** Loads the pictures of rules; settles when all have come, or are known not to. */
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
    // Whoever draws follows one count.
    if (others.length > 0) this.arrived.value += 1;
  }

  /** The path of one of our own pictures for a piece whose picture is not in the folder. */
  #standIn(rules: Rules, path: string, type: number, player: number): string | undefined {
    if (this.#ours === undefined || this.#find(path) !== undefined) return undefined;
    const piece = rules.pieces[type]?.name ?? '';
    return standInFor({ path, piece, player: rules.players[player]?.name ?? '' });
  }

  load(path: string): Promise<void> {
    const loading = this.#loading.get(path) ?? this.#load(path);
    this.#loading.set(path, loading);
    return loading;
  }

  /** What cannot be read is drawn as if it were missing, and told. */
  async #load(path: string): Promise<void> {
    const name = this.#find(path);
    const bytes = name === undefined ? undefined : this.#folder.read(name);
    if (bytes?.ok === false) this.#tell(bytes.problems);
    const picture = bytes?.ok === true ? await this.#read(name ?? path, bytes.value) : undefined;
    this.#known.set(path, picture);
    this.arrived.value += 1;
  }

  async #read(name: string, bytes: Uint8Array): Promise<Picture | undefined> {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    try {
      const begun =
        extension === 'svg'
          ? this.#beginVector(name, bytes)
          : this.#beginRaster(name, bytes, own(TYPES, extension) ?? 'image/bmp');
      if (typeof begun === 'function') return await begun();
      this.#tell([begun]);
    } catch {
      this.#tell([pictureProblem('picture-broken', { name })]);
    }
    return undefined;
  }

  #beginVector(name: string, bytes: Uint8Array): Begun {
    const most = PICTURE_LIMITS.svgBytes;
    if (bytes.length > most) {
      return pictureProblem('picture-svg', { name, bytes: bytes.length, most });
    }
    const text = new TextDecoder().decode(bytes);
    const size = svgSize(text);
    if (size === undefined) return pictureProblem('picture-broken', { name });
    const { svgElements } = PICTURE_LIMITS;
    return async () => {
      if (drawnElements(text) > svgElements) {
        this.#tell([pictureProblem('picture-elements', { name, most: svgElements })]);
        return undefined;
      }
      const picture = await loadVector(text, size);
      if (picture === undefined) this.#tell([pictureProblem('picture-foreign', { name })]);
      return picture;
    };
  }

  /** Looks at the size first: a small file may unpack to gigabytes of pixels, and so may many. */
  #beginRaster(name: string, bytes: Uint8Array, type: string): Begun {
    const size = bitmapSize(bytes);
    if (size === undefined) return pictureProblem('picture-broken', { name });
    const { pixels: most, allPixels } = PICTURE_LIMITS;
    const pixels = size.width * size.height;
    if (pixels > most) return pictureProblem('picture-pixels', { name, ...size, most });
    if (this.#pixels + pixels > allPixels) {
      return pictureProblem('picture-all', { name, most: allPixels });
    }
    this.#pixels += pixels;
    return () => loadRaster(bytes, type);
  }

  #tell(problems: Iterable<Problem>): void {
    this.problems.value = [...this.problems.value, ...problems];
  }
}

/** The pictures of a folder, and where it names some that it lacks, our own. */
export function picturesFor(folder: RulesFolder): Pictures {
  return new Pictures(folder, new Pictures(builtInFolders.rules));
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
