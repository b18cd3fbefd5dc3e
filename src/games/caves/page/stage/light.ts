import { cellOf, HEIGHT, WIDTH } from '../../rules/index.ts';
import type { Place, Sight, Tiles } from '../../rules/index.ts';
import { makeCanvas } from './pen.ts';
import type { Pen } from './pen.ts';

/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

const NEAR: Rgb = [255, 244, 222];
const FAR: Rgb = [168, 146, 128];
const REMEMBERED: Rgb = [92, 98, 122];
const CHANNELS = 3;
/** Milliseconds in which light follows a change. */
const FADE = 140;

/** A source of light besides the hero. */
export interface Lamp extends Place {
  readonly reach: number;
  readonly colour: Rgb;
}

/** Light to draw: the known level, what is in sight, and the lamps. */
export interface LightSource {
  readonly tiles: Tiles;
  readonly sight: Sight | undefined;
  readonly hero: Place & { readonly reach: number };
  readonly lamps: readonly Lamp[];
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** Light of the whole level, one pixel per cell, which follows changes with a slight delay. */
export class Light {
  readonly #now = new Float32Array(WIDTH * HEIGHT * CHANNELS);
  readonly #goal = new Float32Array(WIDTH * HEIGHT * CHANNELS);
  #pixels: ImageData | undefined;
  #canvas: HTMLCanvasElement | undefined;
  #since = -1;

  /** Sets the light to reach; with `time`, it fades from the present one. */
  aim({ tiles, sight, hero, lamps }: LightSource, time: number | undefined): void {
    const goal = this.#goal;
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const cell = cellOf({ x, y });
        const at = cell * CHANNELS;
        const isLit = sight?.hasCell(cell) === true;
        if (!isLit) {
          const level = tiles[cell] === ' ' ? 0 : 1;
          for (let channel = 0; channel < CHANNELS; channel++)
            goal[at + channel] = level * (REMEMBERED[channel] ?? 0);
          continue;
        }
        const share = Math.min(1, Math.hypot(x - hero.x, y - hero.y) / Math.max(1, hero.reach));
        const fall = share * share * (3 - 2 * share);
        for (let channel = 0; channel < CHANNELS; channel++)
          goal[at + channel] = mix(NEAR[channel] ?? 0, FAR[channel] ?? 0, fall);
      }
    }
    for (const lamp of lamps) this.#shine(lamp, sight);
    this.#since = time ?? -1;
    if (time === undefined) this.#now.set(goal);
  }

  /** Adds a lamp to the cells in sight around it. */
  #shine({ x: atX, y: atY, reach, colour }: Lamp, sight: Sight | undefined): void {
    for (let y = Math.max(0, atY - reach); y <= Math.min(HEIGHT - 1, atY + reach); y++) {
      for (let x = Math.max(0, atX - reach); x <= Math.min(WIDTH - 1, atX + reach); x++) {
        const cell = cellOf({ x, y });
        if (sight?.hasCell(cell) !== true) continue;
        const share = 1 - Math.min(1, Math.hypot(x - atX, y - atY) / (reach + 0.5));
        for (let channel = 0; channel < CHANNELS; channel++) {
          const at = cell * CHANNELS + channel;
          this.#goal[at] = Math.min(255, (this.#goal[at] ?? 0) + (colour[channel] ?? 0) * share);
        }
      }
    }
  }

  /** Advances the fade; true while light still changes. */
  advance(time: number): boolean {
    if (this.#since < 0) return false;
    const share = Math.max(0, Math.min(1, (time - this.#since) / FADE));
    const [now, goal] = [this.#now, this.#goal];
    for (let at = 0; at < now.length; at++) {
      const from = now[at] ?? 0;
      now[at] = from + ((goal[at] ?? 0) - from) * share;
    }
    if (share < 1) return true;
    this.#since = -1;
    return false;
  }

  /** Multiplies the picture by the light. */
  draw(pen: Pen, origin: Place, cell: number): void {
    this.#canvas ??= makeCanvas(WIDTH, HEIGHT, () => undefined);
    const own = this.#canvas.getContext('2d');
    if (own === null) return;
    const pixels = (this.#pixels ??= own.createImageData(WIDTH, HEIGHT));
    const now = this.#now;
    for (let at = 0, from = 0; at < pixels.data.length; at += 4) {
      pixels.data[at] = now[from++] ?? 0;
      pixels.data[at + 1] = now[from++] ?? 0;
      pixels.data[at + 2] = now[from++] ?? 0;
      pixels.data[at + 3] = 255;
    }
    own.putImageData(pixels, 0, 0);
    pen.globalCompositeOperation = 'multiply';
    pen.imageSmoothingEnabled = true;
    const [left, top] = [-origin.x * cell, -origin.y * cell];
    pen.drawImage(this.#canvas, left, top, WIDTH * cell, HEIGHT * cell);
    pen.globalCompositeOperation = 'source-over';
  }
}
