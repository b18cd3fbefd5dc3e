import type { Rules } from '../../rules/index.ts';

/** The squares that a text names, and what looks like the name of one and is not. */
export interface NamedSquares {
  readonly squares: readonly number[];
  readonly unknown: readonly string[];
}

/** How all squares of a board are named: letters and a number, a number and letters, or otherwise. */
function shapeOf(names: readonly string[]): RegExp | undefined {
  if (names.every((name) => /^\p{L}\d{1,4}$/u.test(name))) return /\p{L}\d{1,4}/gu;
  if (names.every((name) => /^\d{1,4}\p{L}$/u.test(name))) return /\d{1,4}\p{L}/gu;
  if (names.every((name) => /^\d+$/.test(name))) return /(?<!\d)\d+/g;
  return undefined;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Looks for the names of squares in a text, whatever the case of their letters. */
export function findSquares({ board }: Rules, text: string): NamedSquares {
  const drawn = board.positions.filter(({ isDummy }) => !isDummy).map(({ name }) => name);
  const places = new Map(board.positions.map(({ name }, at) => [name.toLowerCase(), at]));
  const longest = [...drawn].sort((a, b) => b.length - a.length).map(escaped);
  const shape = shapeOf(drawn) ?? new RegExp(longest.join('|'), 'giu');
  const words = text.match(shape) ?? [];
  const found = words.map((word) => ({ word, at: places.get(word.toLowerCase()) }));
  return {
    squares: found.flatMap(({ at }) => (at === undefined ? [] : [at])),
    unknown: found.flatMap(({ word, at }) => (at === undefined ? [word] : [])),
  };
}
