import { own } from '#core';
import type { Grid } from '../cells/grid.ts';
import type { Ink } from '../cells/ink.ts';

/** Letters and digits three rows high. */
const LETTERS: Readonly<Record<string, readonly [string, string, string]>> = {
  '0': ['█▀█', '█ █', '▀▀▀'],
  '1': ['▀█ ', ' █ ', '▀▀▀'],
  '2': ['▀▀█', '█▀▀', '▀▀▀'],
  '3': ['▀▀█', ' ▀█', '▀▀▀'],
  '4': ['█ █', '▀▀█', '  ▀'],
  '5': ['█▀▀', '▀▀█', '▀▀▀'],
  '6': ['█▀▀', '█▀█', '▀▀▀'],
  '7': ['▀▀█', '  █', '  ▀'],
  '8': ['█▀█', '█▀█', '▀▀▀'],
  '9': ['█▀█', '▀▀█', '▀▀▀'],
  T: ['▀█▀', ' █ ', ' ▀ '],
  U: ['█ █', '█ █', '▀▀▀'],
  R: ['█▀▄', '█▀▄', '▀ ▀'],
  N: ['█▄ █', '█ ▀█', '▀  ▀'],
  W: ['█   █', '█ █ █', '▀▀ ▀▀'],
  I: ['█', '█', '▀'],
  G: ['█▀▀▀', '█ ▀█', '▀▀▀▀'],
  H: ['█ █', '█▀█', '▀ ▀'],
};

function lettersOf(text: string): (readonly [string, string, string])[] {
  return [...text].map((letter) => own(LETTERS, letter) ?? ['', '', '']);
}

/** Width of a text in large letters. */
export function largeWidth(text: string): number {
  const letters = lettersOf(text);
  return letters.reduce((sum, [row]) => sum + row.length, 0) + letters.length - 1;
}

/** Writes a text in large letters, three rows high. */
export function putLarge(grid: Grid, x: number, y: number, text: string, ink: Ink): void {
  const letters = lettersOf(text);
  grid.unmirrored({ x, y, width: largeWidth(text), height: 3 }, () => {
    for (const row of [0, 1, 2] as const) {
      grid.put(x, y + row, letters.map((letter) => letter[row]).join(' '), ink);
    }
  });
}
