import type { Cell } from './distances.ts';

/** Cells of a straight line after `from`, up to and including `to`. */
export function lineBetween(from: Cell, to: Cell): readonly Cell[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.max(Math.abs(across), Math.abs(down));
  // Integer rounding gives the same line on every machine.
  const share = (by: number, step: number) => Math.floor((2 * by * step + length) / (2 * length));
  return Array.from({ length }, (_, index) => ({
    x: from.x + share(across, index + 1),
    y: from.y + share(down, index + 1),
  }));
}
