import { assertDefined } from '#core';
import { contentsOf, HOLDERS, pieceDigits } from '../model/index.ts';
import type { Rules, TunedPattern } from '../model/index.ts';
import { TUNING_LIMITS } from './tuning-file.ts';
import type { TunedPairs, TunedPatterns, TunedVariant } from './tuning-file.ts';

/** Values of lines in a tuning. */
type TunedLines = Pick<TunedVariant, 'patterns' | 'pairs'>;

/** Base of the contents of a pattern by its length and the length of its tables, or undefined. */
function baseOf({ pieces }: Rules, length: number, contents: number): number | undefined {
  return [pieceDigits(pieces.length), HOLDERS].find(
    (base) => contentsOf(base, length) === contents,
  );
}

/** Positions by their names, separated by spaces; undefined unless they exist and differ. */
function positionsOf({ board }: Rules, names: string): readonly number[] | undefined {
  const positions = names
    .split(' ')
    .map((name) => board.positions.findIndex((one) => one.name === name));
  const isLine = new Set(positions).size === positions.length && !positions.includes(-1);
  return isLine ? positions : undefined;
}

/** Patterns as written to files. */
export function patternsOf({ board }: Rules, patterns: readonly TunedPattern[]): TunedPatterns[] {
  const namesOf = (lines: TunedPattern['lines']) =>
    lines.map((line) => line.map((at) => assertDefined(board.positions[at]).name).join(' '));
  return patterns.map(({ lines, mirrored, early, late }) => ({
    squares: namesOf(lines),
    ...(mirrored.length === 0 ? {} : { mirrored: namesOf(mirrored) }),
    early,
    late,
  }));
}

/** Values of two pieces of the same or of different players as a table by contents. */
function tableOfPair(together: number, against: number): number[] {
  return [0, 0, 0, 0, together, -against, 0, against, -together];
}

/** Pairs of earlier tunings as patterns. */
function patternOfPairs({ squares, together, against }: TunedPairs): TunedPatterns {
  const [early, late] = [0, 1].map((at) =>
    tableOfPair(assertDefined(together[at]), assertDefined(against[at])),
  );
  return { squares, early: assertDefined(early), late: assertDefined(late) };
}

/** Path of the first of the values of lines that does not fit the rules, or undefined. */
export function misfitOfLines(
  rules: Rules,
  { patterns = [], pairs = [] }: TunedLines,
): readonly (string | number)[] | undefined {
  let known: number | undefined;
  const named = [
    ...patterns.map((pattern, index) => ({ pattern, path: ['patterns', index] })),
    ...pairs.map((pair, index) => ({ pattern: patternOfPairs(pair), path: ['pairs', index] })),
  ];
  for (const { pattern, path } of named) {
    const { squares, mirrored = [], early, late } = pattern;
    const length = squares[0]?.split(' ').length ?? 0;
    if (length < 2) return [...path, 'squares'];
    for (const [key, lines] of [
      ['squares', squares],
      ['mirrored', mirrored],
    ] as const) {
      const wrong = lines.findIndex((names) => positionsOf(rules, names)?.length !== length);
      if (wrong >= 0) return [...path, key, wrong];
    }
    const base = baseOf(rules, length, early.length);
    if (base === undefined || (known !== undefined && base !== known)) return [...path, 'early'];
    if (late.length !== early.length) return [...path, 'late'];
    known = base;
  }
  return undefined;
}

/** Patterns for bots from the values of lines in a file, which fit the rules. */
export function patternsFrom(
  rules: Rules,
  { patterns = [], pairs = [] }: TunedLines,
): TunedPattern[] {
  const linesOf = (names: readonly string[]) =>
    names.map((line) => assertDefined(positionsOf(rules, line)));
  const all = [...patterns, ...pairs.map(patternOfPairs)];
  return all.map(({ squares, mirrored = [], early, late }) => {
    const lines = linesOf(squares);
    const base = assertDefined(baseOf(rules, assertDefined(lines[0]).length, early.length));
    return { base, lines, mirrored: linesOf(mirrored), early, late };
  });
}

/** Longest lines whose contents fit into a table, of pieces of some number of types. */
export function longestLine(base: number, contents: number): number {
  let length = 0;
  while (contentsOf(base, length + 1) <= Math.min(contents, TUNING_LIMITS.contents)) length += 1;
  return length;
}
