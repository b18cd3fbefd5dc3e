import { largest, smallest } from '#core';
import type { Rules } from '../../rules/index.ts';
import type { Area, Size } from '#screen/cells/grid.ts';
import type { PaperColour } from '#screen/cells/ink.ts';
import { darkCells, isOfPoints, surfaceOf } from '../../voice/surface.ts';
import type { DrawnPosition } from './spot.ts';
import type { Style } from './style.ts';

type Pair = readonly [light: PaperColour, dark: PaperColour];

const CHEQUERED: Pair = ['light', 'dark'];
const WOOD: Pair = ['wood', 'wood-dark'];
const FELT: Pair = ['felt', 'felt-dark'];
const DEEP: Pair = ['deep', 'deep-dark'];

/** True for a chequered board of squares. */
export function isShaded(rules: Rules): boolean {
  return surfaceOf(rules) === 'chequered' && !isOfPoints(rules);
}

function pairOf(rules: Rules, { tone }: Style): Pair {
  if (tone === 'deep') return DEEP;
  if (isShaded(rules)) return CHEQUERED;
  return surfaceOf(rules) === 'felt' ? FELT : WOOD;
}

/** Colours of squares, and the dark ones of a chequered board. */
export function papersOf(
  rules: Rules,
  style: Style,
): { papers: (PaperColour | undefined)[]; isDark: boolean[] } {
  const dark = darkCells(rules.board);
  const isDark = isShaded(rules) ? dark : [];
  if (isOfPoints(rules)) return { papers: dark.map(() => undefined), isDark };
  const [light, shaded] = pairOf(rules, style);
  // Colours of hexagons would alternate in stripes.
  const isUniform = surfaceOf(rules) === 'points';
  const papers = dark.map((one, position) => {
    if (style.isSquare[position] !== true) return undefined;
    return one && !isUniform ? shaded : light;
  });
  return { papers, isDark };
}

/** Area and colour behind the points of a board. */
export function backdropOf(
  spots: readonly DrawnPosition[],
  tile: Size,
  { tone }: Style,
): { area: Area; paper: PaperColour } {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const left = smallest(xs) - ((tile.width - 1) >> 1);
  const top = smallest(ys) - ((tile.height - 1) >> 1);
  const width = largest(xs) + (tile.width >> 1) + 1 - left;
  const height = largest(ys) + (tile.height >> 1) + 1 - top;
  return { area: { x: left, y: top, width, height }, paper: tone === 'deep' ? 'deep' : 'wood' };
}
