import type { Size } from '#web/canvas/frame.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { Palette, Rgb } from '../tiles/palette.ts';
import type { KnownGround } from './shown.ts';

/** Milliseconds in which light shrinks its difference from the target by the factor e. */
const FADE = 80;
/** Minimum visible difference. */
const MIN_VISIBLE_DIFFERENCE = 1.5;
const DARK: Rgb = [0, 0, 0];
const CHANNELS = 3;

/** A rectangle of cells. */
export interface Window extends Size {
  readonly left: number;
  readonly top: number;
}

/** Light on a cell: fades with the distance to the torch, dim where remembered. */
function lightAt(
  ground: KnownGround,
  x: number,
  y: number,
  torch: Point & { readonly reach: number },
  { near, far, remembered }: Palette,
): Rgb {
  if (!ground.isKnown(x, y)) return DARK;
  if (!ground.sees(x, y)) return remembered;
  const share = Math.min(1, Math.hypot(x - torch.x, y - torch.y) / Math.max(1, torch.reach));
  const fall = share * share * (3 - 2 * share);
  const mix = (at: 0 | 1 | 2) => near[at] + (far[at] - near[at]) * fall;
  return [mix(0), mix(1), mix(2)];
}

/** Light on all cells of a window, one pixel per cell, following the torch with a slight delay. */
export class LightMap {
  readonly #palette: Palette;
  #window: Window = { left: 0, top: 0, width: 0, height: 0 };
  #levels = new Float32Array(0);

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  get window(): Window {
    return this.#window;
  }

  /** Red, green and blue values of every cell, row by row. */
  get levels(): Float32Array {
    return this.#levels;
  }

  /** Resets the light; the next light appears without delay. */
  clear(): void {
    this.#window = { left: 0, top: 0, width: 0, height: 0 };
    this.#levels = new Float32Array(0);
  }

  /**
   * Advances by a time in milliseconds, or Infinity for no delay; true while light still changes.
   */
  advance(
    ground: KnownGround,
    window: Window,
    torch: Point & { readonly reach: number },
    milliseconds: number,
  ): boolean {
    this.#move(window);
    const share = 1 - Math.exp(-milliseconds / FADE);
    const levels = this.#levels;
    let isChanging = false;
    let at = 0;
    for (let y = window.top; y < window.top + window.height; y++) {
      for (let x = window.left; x < window.left + window.width; x++) {
        const targetLight = lightAt(ground, x, y, torch, this.#palette);
        for (let channel = 0; channel < CHANNELS; channel++, at++) {
          const level = levels[at] ?? 0;
          const goal = targetLight[channel] ?? 0;
          const isNear = level < 0 || Math.abs(goal - level) < MIN_VISIBLE_DIFFERENCE;
          levels[at] = isNear ? goal : level + (goal - level) * share;
          if (!isNear) isChanging = true;
        }
      }
    }
    return isChanging && share < 1;
  }

  /** Copies the light of cells in both windows; negative levels are uninitialised. */
  #move(window: Window): void {
    const { left, top, width, height } = this.#window;
    if (
      left === window.left &&
      top === window.top &&
      width === window.width &&
      height === window.height
    )
      return;
    const levels = new Float32Array(window.width * window.height * CHANNELS).fill(-1);
    const from = Math.max(left, window.left);
    const to = Math.min(left + width, window.left + window.width);
    for (let y = Math.max(top, window.top); y < top + height; y++) {
      if (y >= window.top + window.height || to <= from) break;
      const start = ((y - top) * width + from - left) * CHANNELS;
      const row = this.#levels.subarray(start, start + (to - from) * CHANNELS);
      levels.set(row, ((y - window.top) * window.width + from - window.left) * CHANNELS);
    }
    this.#window = window;
    this.#levels = levels;
  }
}

/** Draws the light over the picture: multiplies dark areas, keeps colours in lit ones. */
export class LightLayer {
  #canvas: HTMLCanvasElement | undefined;
  #pixels: ImageData | undefined;

  draw(pen: CanvasRenderingContext2D, map: LightMap, left: number, top: number, cell: number) {
    const { width, height } = map.window;
    if (width === 0 || height === 0) return;
    const canvas = (this.#canvas ??= document.createElement('canvas'));
    if (canvas.width !== width || canvas.height !== height) {
      [canvas.width, canvas.height] = [width, height];
      this.#pixels = undefined;
    }
    const own = canvas.getContext('2d');
    if (own === null) return;
    const pixels = (this.#pixels ??= own.createImageData(width, height));
    const { levels } = map;
    for (let at = 0, from = 0; at < pixels.data.length; at += 4) {
      pixels.data[at] = levels[from++] ?? 0;
      pixels.data[at + 1] = levels[from++] ?? 0;
      pixels.data[at + 2] = levels[from++] ?? 0;
      pixels.data[at + 3] = 255;
    }
    own.putImageData(pixels, 0, 0);
    pen.globalCompositeOperation = 'multiply';
    pen.imageSmoothingEnabled = true;
    pen.drawImage(canvas, left, top, width * cell, height * cell);
    pen.imageSmoothingEnabled = false;
    pen.globalCompositeOperation = 'source-over';
  }
}
