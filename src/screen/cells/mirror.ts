import { armsOf, lineSign } from './lines.ts';

/** Pairs of mirror images, besides brackets and box-drawing characters. */
const PAIRS = [
  ...['▸◂', '▹◃', '▶◀', '►◄', '▌▐', '▘▝', '▖▗', '▙▟', '▛▜', '▏▕', '╱╲'],
  ...['╭╮', '╰╯', '╔╗', '╚╝', '╠╣', '╒╕', '╓╖', '╘╛', '╙╜', '╞╡', '╟╢', '‹›', '«»'],
];

const MIRRORED = new Map(
  PAIRS.flatMap(([left = '', right = '']): [string, string][] => [
    [left, right],
    [right, left],
  ]),
);

/** Mirror image of a sign; the sign itself if symmetric. */
export function mirrorSign(sign: string): string {
  const mirrored = MIRRORED.get(sign);
  if (mirrored !== undefined) return mirrored;
  const arms = armsOf(sign);
  if (arms === undefined) return sign;
  const [up, right, down, left] = arms;
  return lineSign([up, left, down, right]);
}

/** True if a text consists only of lines, frames and pointers. */
export function isDrawing(text: string): boolean {
  return /^[\s\u2500-\u259f▸◂▹◃▶◀►◄‹›«»]+$/u.test(text);
}
