import type { Rules } from '../../rules/index.ts';
import { labelsOf } from '../../notation/index.ts';

/** Squares named in a text, and words that only look like squares. */
export interface NamedSquares {
  readonly squares: readonly number[];
  readonly unknown: readonly string[];
}

/** Pattern of square names: letters and a number, a number and letters, or undefined. */
function shapeOf(names: readonly string[]): RegExp | undefined {
  if (names.every((name) => /^\p{L}\d{1,4}$/u.test(name))) return /\p{L}\d{1,4}/gu;
  if (names.every((name) => /^\d{1,4}\p{L}$/u.test(name))) return /\d{1,4}\p{L}/gu;
  if (names.every((name) => /^\d+$/.test(name))) return /(?<!\d)\d+/g;
  return undefined;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Finds names or numbers of squares in a text, ignoring case. */
export function findSquares(rules: Rules, text: string): NamedSquares {
  const labels = labelsOf(rules);
  const named = findNames(rules, text);
  return labels === undefined || named.squares.length > 0 ? named : findNumbers(labels, text);
}

function findNumbers(labels: readonly string[], text: string): NamedSquares {
  const words = text.match(/\d+/g) ?? [];
  return {
    squares: words.map((word) => labels.indexOf(word)).filter((at) => at >= 0),
    unknown: words.filter((word) => !labels.includes(word)),
  };
}

function findNames({ board, pieces }: Rules, text: string): NamedSquares {
  const drawn = board.positions.filter(({ isDummy }) => !isDummy).map(({ name }) => name);
  const places = new Map(board.positions.map(({ name }, at) => [name.toLowerCase(), at]));
  const longest = [...drawn].sort((a, b) => b.length - a.length).map(escaped);
  const shape = shapeOf(drawn) ?? new RegExp(longest.join('|'), 'giu');
  const signs = new Set(pieces.map(({ notation }) => notation));
  const words = text.match(shape) ?? [];
  const all = words.map((word) => ({ word, at: places.get(word.toLowerCase()) }));
  // A piece and the rank it comes from look like a square: `N3d5`.
  const found = all.filter(
    ({ word, at }, index) =>
      at !== undefined || index === all.length - 1 || !signs.has(word.slice(0, 1)),
  );
  return {
    squares: found.flatMap(({ at }) => (at === undefined ? [] : [at])),
    unknown: found.flatMap(({ word, at }) => (at === undefined ? [word] : [])),
  };
}
