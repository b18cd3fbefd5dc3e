import { elementAt } from '#core';
import type { Point } from '#web/canvas/geometry.ts';
import type { Hollow, Layout } from './layout.ts';

/** Resting place of a seed, with its layer in the heap: 0 for the floor of the hollow. */
export interface Slot extends Point {
  readonly layer: number;
}

const PITCH = 2.08;

/** True if a seed fits around a point, relative to the centre. */
function fits({ kind, rx, ry }: Hollow, x: number, y: number, radius: number): boolean {
  const a = Math.max(1, rx - radius * 1.35);
  const b = Math.max(1, ry - radius * 1.35);
  if (kind === 'house') return (x * x) / (a * a) + (y * y) / (b * b) <= 1;
  const round = Math.min(a, b);
  const dx = Math.max(0, Math.abs(x) - (a - round));
  const dy = Math.max(0, Math.abs(y) - (b - round));
  return dx * dx + dy * dy <= round * round;
}

/** A reproducible number from 0 to 1, for appearance only. */
function noise(a: number, b: number): number {
  let word = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca77);
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
  return ((word ^ (word >>> 13)) >>> 0) / 0x1_0000_0000;
}

/** A layer of a heap: points of a rotated hexagonal grid, from the centre outwards. */
function layerOf(hollow: Hollow, pit: number, radius: number, layer: number): Slot[] {
  const pitch = radius * PITCH;
  const turn = noise(pit, 7) * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const span = Math.ceil(Math.max(hollow.rx, hollow.ry) / pitch) + 1;
  const found: (Slot & { far: number })[] = [];
  for (let row = -span; row <= span; row++) {
    for (let column = -span; column <= span; column++) {
      // Centres the hollow between three seeds, which keeps most of them apart.
      const gx = (column + (row % 2 === 0 ? 0 : 0.5) + 0.5 + layer * 0.5) * pitch;
      const gy = (row + 0.333 + layer * 0.333) * pitch * 0.87;
      const x = gx * cos - gy * sin;
      const y = gx * sin + gy * cos;
      const grow = 1 + layer * 0.35;
      if (!fits(hollow, x * grow, y * grow, radius)) continue;
      const far = (x * x + y * y) / (pitch * pitch) + noise(row * 31 + pit, column) * 0.2;
      const jitter = radius * 0.22;
      found.push({
        x: x + (noise(pit * 97 + row, column) - 0.5) * jitter,
        y: y + (noise(column, pit * 89 + row) - 0.5) * jitter - layer * radius * 0.35,
        layer,
        far,
      });
    }
  }
  found.sort((a, b) => a.far - b.far);
  return found.length > 0 ? found : [{ x: 0, y: -layer * 2, layer }];
}

/** Resting places of a pit's seeds relative to its centre, in order of use. */
export class Heaps {
  readonly #layout: Layout;
  readonly #slots: Slot[][];

  constructor(layout: Layout) {
    this.#layout = layout;
    this.#slots = layout.hollows.map(() => []);
  }

  /** The place of the seed with this arrival index since the pit was empty. */
  slot(pit: number, index: number): Slot {
    const hollow = this.#layout.hollows[pit];
    const slots = this.#slots[pit];
    if (hollow === undefined || slots === undefined) throw new RangeError(`pit ${pit}`);
    while (slots.length <= index) {
      const layer = (slots.at(-1)?.layer ?? -1) + 1;
      const ring = layerOf(hollow, pit, this.#layout.seedRadius, Math.min(layer, 5));
      for (const slot of ring) slots.push(slot);
    }
    return elementAt(slots, index);
  }
}
