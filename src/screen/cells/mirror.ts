import { armsOf, lineSign } from './lines.ts';

/** Signs that are each other's mirror image, besides brackets and those of lines. */
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

/** The sign as a mirror shows it; itself where it has no other side. */
export function mirrorSign(sign: string): string {
  const known = MIRRORED.get(sign);
  if (known !== undefined) return known;
  const arms = armsOf(sign);
  if (arms === undefined) return sign;
  const [up, right, down, left] = arms;
  return lineSign([up, left, down, right]);
}

/** Whether a text is nothing but lines, frames and pointers. */
export function isDrawing(text: string): boolean {
  return /^[\s\u2500-\u259f▸◂▹◃▶◀►◄‹›«»]+$/u.test(text);
}
