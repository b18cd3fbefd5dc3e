import type { Point } from '#web/canvas/geometry.ts';
import type { Palette } from '../tiles/palette.ts';

/** Meaning of a number that rises over a cell. */
export type FloatTone = 'hurt' | 'dealt' | 'healed' | 'gained';

interface Float {
  readonly text: string;
  readonly tone: FloatTone;
  readonly at: Point;
  readonly since: number;
  /** Number of lines above the first. */
  readonly row: number;
}

const LENGTH = 950;
/** Distance that it rises, in cells. */
const RISE = 0.85;
/** Letter height in cells, and the factor by which letters pop up. */
const LETTERS = 0.36;
const POP = 1.18;
/** Line spacing in cells. */
const LINE = 0.5;
/** Letter width as a share of the height, for the widest digit. */
const WIDE = 0.66;

const COLOURS: Readonly<Record<FloatTone, (palette: Palette) => string>> = {
  hurt: ({ hurt }) => hurt,
  dealt: () => '#ffffff',
  healed: ({ healed }) => healed,
  gained: ({ gained }) => gained,
};

function widthOf(text: string): number {
  return text.length * LETTERS * POP * WIDE;
}

function isNextTo(one: Pick<Float, 'text' | 'at'>, other: Pick<Float, 'text' | 'at'>): boolean {
  const isAside = Math.abs(one.at.x - other.at.x) >= (widthOf(one.text) + widthOf(other.text)) / 2;
  return !isAside && Math.abs(one.at.y - other.at.y) <= 2;
}

/** Number of displayed lines from `other` up to `one`. */
function linesBetween(one: Pick<Float, 'at' | 'row'>, other: Pick<Float, 'at' | 'row'>): number {
  return one.row - other.row - (one.at.y - other.at.y) / LINE;
}

/** Numbers that rise and fade over damage, healing and gains. */
export class Floats {
  #floats: readonly Float[] = [];

  get isMoving(): boolean {
    return this.#floats.length > 0;
  }

  clear(): void {
    this.#floats = [];
  }

  /** Shows simultaneous numbers side by side; earlier ones move aside. */
  add(text: string, tone: FloatTone, at: Point, since: number): void {
    const remaining = this.#floats.filter(
      (one) => one.since === since || !isNextTo(one, { text, at }),
    );
    const neighbours = remaining.filter(
      (one) => one.since === since && isNextTo(one, { text, at }),
    );
    let row = 0;
    while (neighbours.some((one) => Math.abs(linesBetween(one, { at, row })) < 1)) row += 1;
    this.#floats = [...remaining, { text, tone, at, since, row }];
  }

  advance(time: number): void {
    if (!this.isMoving) return;
    this.#floats = this.#floats.filter(({ since }) => time - since < LENGTH);
  }

  draw(
    pen: CanvasRenderingContext2D,
    origin: Point,
    scale: number,
    time: number,
    palette: Palette,
  ): void {
    if (!this.isMoving) return;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    for (const float of this.#floats) {
      const share = shareOf(float, time);
      const pop = share < 0.12 ? 0.7 + share * 4 : POP - Math.min(0.18, (share - 0.12) * 0.6);
      pen.font = `800 ${Math.round(scale * LETTERS * pop)}px system-ui, sans-serif`;
      pen.globalAlpha = share < 0.6 ? 1 : Math.max(0, (1 - share) / 0.4);
      const x = origin.x + float.at.x * scale;
      const y = origin.y + heightOf(float, time) * scale;
      pen.lineWidth = Math.max(3, scale * 0.09);
      pen.strokeStyle = palette.outline;
      pen.strokeText(float.text, x, y);
      pen.fillStyle = COLOURS[float.tone](palette);
      pen.fillText(float.text, x, y);
    }
    pen.globalAlpha = 1;
  }
}

function shareOf({ since }: Float, time: number): number {
  return Math.max(0, (time - since) / LENGTH);
}

function heightOf(float: Float, time: number): number {
  const share = shareOf(float, time);
  return float.at.y - 0.35 - RISE * share * (2 - share) - float.row * LINE;
}
