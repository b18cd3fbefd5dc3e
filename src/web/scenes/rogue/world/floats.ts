import type { Point } from '../../../canvas/geometry.ts';
import type { Palette } from '../tiles/palette.ts';

/** What a number that rises over a cell tells. */
export type FloatTone = 'hurt' | 'dealt' | 'healed' | 'gained';

interface Float {
  readonly text: string;
  readonly tone: FloatTone;
  readonly at: Point;
  readonly since: number;
}

const LENGTH = 950;
/** Cells that it rises. */
const RISE = 0.85;

const COLOURS: Readonly<Record<FloatTone, (palette: Palette) => string>> = {
  hurt: ({ hurt }) => hurt,
  dealt: () => '#ffffff',
  healed: ({ healed }) => healed,
  gained: ({ gained }) => gained,
};

/** Numbers that rise over what was hurt, healed or gained, and fade. */
export class Floats {
  #floats: readonly Float[] = [];

  get isMoving(): boolean {
    return this.#floats.length > 0;
  }

  clear(): void {
    this.#floats = [];
  }

  add(text: string, tone: FloatTone, at: Point, since: number): void {
    // Several at one place do not cover each other.
    const there = this.#floats.filter((one) => one.at.x === at.x && one.at.y === at.y).length;
    this.#floats = [...this.#floats, { text, tone, at, since: since + there * 160 }];
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
    for (const { text, tone, at, since } of this.#floats) {
      const share = (time - since) / LENGTH;
      if (share < 0) continue;
      const pop = share < 0.12 ? 0.7 + share * 4 : 1.18 - Math.min(0.18, (share - 0.12) * 0.6);
      pen.font = `800 ${Math.round(scale * 0.36 * pop)}px system-ui, sans-serif`;
      pen.globalAlpha = share < 0.6 ? 1 : Math.max(0, (1 - share) / 0.4);
      const x = origin.x + at.x * scale;
      const y = origin.y + (at.y - 0.35 - RISE * share * (2 - share)) * scale;
      pen.lineWidth = Math.max(3, scale * 0.09);
      pen.strokeStyle = palette.outline;
      pen.strokeText(text, x, y);
      pen.fillStyle = COLOURS[tone](palette);
      pen.fillText(text, x, y);
    }
    pen.globalAlpha = 1;
  }
}
