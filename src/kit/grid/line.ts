import type { Cell } from './distances.ts';

/** The cells of a straight line: those after `from`, up to `to`. */
export function lineBetween(from: Cell, to: Cell): readonly Cell[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.max(Math.abs(across), Math.abs(down));
  // Rounded in whole numbers: the same on every machine.
  const share = (by: number, step: number) => Math.floor((2 * by * step + length) / (2 * length));
  return Array.from({ length }, (_, index) => ({
    x: from.x + share(across, index + 1),
    y: from.y + share(down, index + 1),
  }));
}
