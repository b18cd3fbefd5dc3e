import { disableTypes, imageSize, types } from 'image-size';
import type { Size } from './frame.ts';

/** Limits for one picture of a rules file, since a small file can unpack to gigabytes of pixels. */
export const PICTURE_LIMITS = {
  /** Pixels per bitmap: 4096 by 4096. */
  pixels: 16_777_216,
  /** Pixels of all bitmaps of a game: 256 MB of memory. */
  allPixels: 67_108_864,
  /** Bytes per SVG. A hand-drawn board has about 1 % of that. */
  svgBytes: 1_000_000,
  /** Elements drawn per SVG, counted for each reference. */
  svgElements: 100_000,
  /** Longer side of an SVG. */
  svgSide: 4096,
} as const;

/** Maximum number of bytes to the end of the root element of an SVG. */
const MAX_ROOT = 20_000;

const DEFAULT_SIDE = 48;

/** Formats supported by both the original program and browsers. All others are rejected. */
const BITMAPS = ['bmp', 'png', 'gif', 'jpg'] as const;
disableTypes(types.filter((type) => !BITMAPS.some((one) => one === type)));

/** Size of a bitmap from its header, or undefined if it is not one. */
export function bitmapSize(bytes: Uint8Array): Size | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

interface Root {
  /** Start and end of the element in the text. */
  readonly start: number;
  readonly end: number;
  readonly attributes: ReadonlyMap<string, string>;
}

const ATTRIBUTE = /\s*([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** Parses the first `<svg ...>` of a text and its attributes. */
function rootOf(text: string): Root | undefined {
  const start = text.search(/<svg[\s>]/);
  if (start < 0) return undefined;
  const attributes = new Map<string, string>();
  const element = text.slice(start, start + MAX_ROOT);
  let end = '<svg'.length;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const [matched, name = '', double, single = ''] = ATTRIBUTE.exec(element) ?? [];
    if (matched === undefined) break;
    attributes.set(name, double ?? single);
    end += matched.length;
  }
  const close = element.indexOf('>', end);
  const isWhole = close >= 0 && element.slice(end, close).trim() === '';
  return isWhole ? { start, end: start + close + 1, attributes } : undefined;
}

/** Parses a length in pixels, or returns undefined. */
function lengthOf(text: string | undefined): number | undefined {
  const number = text?.trim().replace(/px$/, '') ?? '';
  const length = /^[-+\d.]{1,20}$/.test(number) ? Number(number) : Number.NaN;
  return length > 0 ? Math.min(length, PICTURE_LIMITS.svgSide) : undefined;
}

function sizeOf({ attributes }: Root): Size {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '')
    .slice(0, 200)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return {
    width: lengthOf(attributes.get('width')) ?? lengthOf(boxWidth) ?? DEFAULT_SIDE,
    height: lengthOf(attributes.get('height')) ?? lengthOf(boxHeight) ?? DEFAULT_SIDE,
  };
}

/** Size declared in an SVG, 48 by 48 by default. Undefined if the text is not an SVG. */
export function svgSize(text: string): Size | undefined {
  const root = rootOf(text);
  return root === undefined ? undefined : sizeOf(root);
}

/** Writes a size into an SVG, because some browsers do not draw one without it. */
export function sizedSvg(text: string, { width, height }: Size): string {
  const root = rootOf(text);
  if (root === undefined) return text;
  const keptAttributes = [...root.attributes]
    .filter(([name]) => name !== 'width' && name !== 'height')
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  const element = `<svg${keptAttributes.join('')} width="${width}" height="${height}">`;
  return text.slice(0, root.start) + element + text.slice(root.end);
}
