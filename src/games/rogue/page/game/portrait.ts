import { signal } from '@preact/signals';
import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { bitmapSize, PICTURE_LIMITS } from '#web/canvas/picture-size.ts';

/** The player's picture for the hero's face, as stored. */
export interface Portrait {
  readonly url: string;
  readonly image: CanvasImageSource;
}

/** Side of the stored picture in pixels, larger than any cell. */
const SIDE = 160;
const MAX_BYTES = 16_000_000;
const KEY = 'turnwright.rogue-portrait';

export const portrait = signal<Portrait | undefined>(undefined);

function problem(code: string, args: Problem['args'] = {}): Problem {
  return { code, message: 'The picture cannot be shown.', args };
}

/** Loads the stored picture. */
export async function loadPortrait(): Promise<void> {
  const url = readStored();
  if (url !== null && portrait.peek() === undefined) portrait.value = await decode(url);
}

/** Imports a picture file, cropped to its central square. Checks its size before decoding. */
export async function bringPortrait(file: Blob): Promise<Parsed<Portrait>> {
  if (file.size > MAX_BYTES) return failed(problem('rogue-portrait-bytes'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = bitmapSize(bytes);
  if (size === undefined) return failed(problem('rogue-portrait-kind'));
  if (size.width * size.height > PICTURE_LIMITS.pixels)
    return failed(problem('rogue-portrait-pixels', { most: PICTURE_LIMITS.pixels }));
  try {
    const url = await cut(bytes);
    const brought = await decode(url);
    portrait.value = brought;
    store(url);
    return parsed(brought);
  } catch {
    return failed(problem('rogue-portrait-broken'));
  }
}

/** The central square of a picture, scaled down for storage. */
async function cut(bytes: Uint8Array): Promise<string> {
  const bitmap = await createImageBitmap(new Blob([bytes.slice()]));
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('canvas: no 2d context');
  pen.imageSmoothingQuality = 'high';
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  pen.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  return canvas.toDataURL('image/png');
}

async function decode(url: string): Promise<Portrait> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { url, image };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(url: string): void {
  try {
    localStorage.setItem(KEY, url);
  } catch {
    // Without storage, the picture lasts until the page is closed.
  }
}
