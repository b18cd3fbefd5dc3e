import { disableTypes, imageSize, types } from 'image-size';
import type { Size } from './frame.ts';

/** Limits on one picture of a rules file: a small file may unpack to gigabytes of pixels. */
export const PICTURE_LIMITS = {
  /** Pixels of a bitmap: 4096 by 4096. */
  pixels: 16_777_216,
  /** Pixels of all bitmaps of a game together: 256 MB of memory. */
  allPixels: 67_108_864,
  /** Bytes of an SVG; a board drawn by hand takes a hundredth. */
  svgBytes: 1_000_000,
  /** Elements that are drawn for an SVG, each time that they are referred to. */
  svgElements: 100_000,
  /** The longest side of an SVG. */
  svgSide: 4096,
} as const;

/** Bytes in which the root element of an SVG must end. */
const MAX_ROOT = 20_000;

const DEFAULT_SIDE = 48;

/** The kinds that the original program and browsers read; nothing else is looked into. */
const BITMAPS = ['bmp', 'png', 'gif', 'jpg'] as const;
disableTypes(types.filter((type) => !BITMAPS.some((one) => one === type)));

/** The size of a bitmap as its first bytes say; undefined where it is none. */
export function bitmapSize(bytes: Uint8Array): Size | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

interface Root {
  /** Where the element begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  readonly attributes: ReadonlyMap<string, string>;
}

const ATTRIBUTE = /\s*([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** The first `<svg ...>` of a text, read attribute by attribute. */
function rootOf(text: string): Root | undefined {
  const start = text.search(/<svg[\s>]/);
  if (start < 0) return undefined;
  const attributes = new Map<string, string>();
  const element = text.slice(start, start + MAX_ROOT);
  let end = '<svg'.length;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const [whole, name = '', double, single = ''] = ATTRIBUTE.exec(element) ?? [];
    if (whole === undefined) break;
    attributes.set(name, double ?? single);
    end += whole.length;
  }
  const close = element.indexOf('>', end);
  const isWhole = close >= 0 && element.slice(end, close).trim() === '';
  return isWhole ? { start, end: start + close + 1, attributes } : undefined;
}

/** A length in pixels; undefined where it is none. */
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

/** The size that an SVG gives itself; 48 by 48 where it does not say; undefined where it is none. */
export function svgSize(text: string): Size | undefined {
  const root = rootOf(text);
  return root === undefined ? undefined : sizeOf(root);
}

/** The same SVG with its size written into it, without which some browsers do not draw it. */
export function sizedSvg(text: string, { width, height }: Size): string {
  const root = rootOf(text);
  if (root === undefined) return text;
  const kept = [...root.attributes]
    .filter(([name]) => name !== 'width' && name !== 'height')
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  const element = `<svg${kept.join('')} width="${width}" height="${height}">`;
  return text.slice(0, root.start) + element + text.slice(root.end);
}
