import type { Grid } from '#screen/cells/grid.ts';

/** Replacements of the signs that boards draw besides names and labels. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['.', '·•▫'],
  ['-', '─╴╶'],
  ['|', '│╵╷'],
  ['+', '┌┐└┘├┤┬┴┼'],
  ['/', '╱'],
  ['\\', '╲'],
  ['x', '╳'],
  ['<', '‹«←'],
  ['>', '›»→'],
  ['^', '↑'],
  ['v', '↓'],
  ['*', '✿'],
  ['o', '○◇'],
  ['@', '●◆'],
  ['#', '■▒'],
];

const REPLACEMENTS: ReadonlyMap<string, string> = new Map(
  SIGNS.flatMap(([sign, replaced]) => Array.from(replaced, (one) => [one, sign] as const)),
);

/** Replaces the signs of a drawn board by characters of ASCII; names in other alphabets stay. */
export function writeInAscii({ glyphs }: Grid): void {
  for (const [at, glyph] of glyphs.entries()) {
    const sign = REPLACEMENTS.get(glyph);
    if (sign !== undefined) glyphs[at] = sign;
  }
}
