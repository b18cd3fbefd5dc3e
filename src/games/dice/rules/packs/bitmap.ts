import { textOf } from '#kit/text/code-units.ts';

/** Facts from the header of a bitmap. */
export interface BitmapFacts {
  readonly width: number;
  readonly height: number;
  /** True for an animation. */
  readonly isMoving: boolean;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CHUNK_BYTES = 12;
const RIFF_BYTES = 12;

function startsWith(bytes: Uint8Array, start: readonly number[], at = 0): boolean {
  return start.every((byte, i) => bytes[at + i] === byte);
}

function codesOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function wordAt(bytes: Uint8Array, at: number): string {
  return textOf(bytes.subarray(at, at + 4));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The format that the first bytes show; undefined if it is none of the usual ones. */
export function sniffFormat(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, PNG)) return 'PNG';
  if (startsWith(bytes, codesOf('RIFF')) && wordAt(bytes, 8) === 'WEBP') return 'WebP';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'JPEG';
  if (startsWith(bytes, codesOf('GIF8'))) return 'GIF';
  if (wordAt(bytes, 4) === 'ftyp') return 'AVIF';
  const start = textOf(bytes.subarray(0, 256)).replace(/^\u00ef\u00bb\u00bf/, '');
  return /^\s*<(?:\?xml|!|svg)/.test(start) ? 'SVG' : undefined;
}

/** Reads the chunks of a PNG up to its end; undefined if they are damaged. */
export function readPng(bytes: Uint8Array): BitmapFacts | undefined {
  const view = viewOf(bytes);
  if (!startsWith(bytes, PNG) || bytes.length < 33 || wordAt(bytes, 12) !== 'IHDR') {
    return undefined;
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let isMoving = false;
  let at = PNG.length;
  while (at + CHUNK_BYTES <= bytes.length) {
    const kind = wordAt(bytes, at + 4);
    isMoving ||= kind === 'acTL';
    if (kind === 'IEND') return width > 0 && height > 0 ? { width, height, isMoving } : undefined;
    at += CHUNK_BYTES + view.getUint32(at);
  }
  return undefined;
}

/** Reads the first chunk of a WebP; undefined if the file is cut or damaged. */
export function readWebp(bytes: Uint8Array): BitmapFacts | undefined {
  if (bytes.length < 30 || sniffFormat(bytes) !== 'WebP') return undefined;
  const view = viewOf(bytes);
  // The size in the header does not count its first eight bytes.
  if (view.getUint32(4, true) + 8 > bytes.length) return undefined;
  const at = RIFF_BYTES + 8;
  const kind = wordAt(bytes, RIFF_BYTES);
  if (kind === 'VP8X') {
    // Both sides have three bytes.
    const width = (view.getUint32(at + 4, true) & 0xffffff) + 1;
    const height = (view.getUint32(at + 6, true) >>> 8) + 1;
    return { width, height, isMoving: ((bytes[at] ?? 0) & 2) !== 0 };
  }
  if (kind === 'VP8L' && bytes[at] === 0x2f) {
    const bits = view.getUint32(at + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isMoving: false };
  }
  if (kind !== 'VP8 ' || !startsWith(bytes, [0x9d, 0x01, 0x2a], at + 3)) return undefined;
  const [width, height] = [view.getUint16(at + 6, true), view.getUint16(at + 8, true)];
  return { width: width & 0x3fff, height: height & 0x3fff, isMoving: false };
}
