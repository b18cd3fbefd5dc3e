import { assertDefined, int32At } from '#core';
import { contentsOf, longestLine, mirroredContents, pieceDigits } from '../../rules/index.ts';
import type { Play, TunedPattern } from '../../rules/index.ts';
import type { Symmetry } from './board-symmetry.ts';
import { SignedClasses } from './signed-classes.ts';

/** Games with more different pieces have too many contents of lines to learn from some games. */
const MOST_TYPES = 2;
/** Contents of a line at most: five squares with one type of piece, three with two. */
const MOST_CONTENTS = 243;

/** A straight line of positions, and its terms by contents. */
export interface PatternLine {
  readonly positions: readonly number[];
  /**
   * `sign * (term + 1)` by contents, where the term is the first of two: a value and its change; 0 for
   * contents without a value.
   */
  readonly terms: Int32Array;
}

/** Lines of a board whose contents have values. */
export interface PatternTerms {
  readonly base: number;
  readonly lines: readonly PatternLine[];
}

/** True for a game with few different pieces, so that games show what the contents of lines are worth. */
export function hasPatterns({ rules }: Play): boolean {
  return rules.pieces.length <= MOST_TYPES;
}

/** Straight lines of some length along links, in one of their two directions each. */
function linesOf({ rules }: Play, length: number): number[][] {
  const { links, positions } = rules.board;
  const found = new Map<string, number[]>();
  for (const link of links) {
    for (const begin of positions.keys()) {
      const line = [begin];
      while (line.length < length) {
        const next = link[assertDefined(line.at(-1))] ?? -1;
        if (next < 0 || line.includes(next)) break;
        line.push(next);
      }
      const isKnown = found.has(line.join(' ')) || found.has([...line].reverse().join(' '));
      if (line.length === length && !isKnown) found.set(line.join(' '), line);
    }
  }
  return [...found.values()];
}

/** Contents of a line read from its other end. */
function reversedContents(contents: number, base: number, length: number): number {
  let reversed = 0;
  for (let left = length, rest = contents; left > 0; left -= 1) {
    reversed = reversed * base + (rest % base);
    rest = Math.floor(rest / base);
  }
  return reversed;
}

/**
 * Lines of a board, with terms that symmetric contents share. Undefined if the game has too many
 * different pieces. `add` adds two terms and returns the first.
 */
export function patternTerms(
  play: Play,
  symmetries: readonly Symmetry[],
  add: () => number,
): PatternTerms | undefined {
  if (!hasPatterns(play)) return undefined;
  const base = pieceDigits(play.rules.pieces.length);
  const length = longestLine(base, MOST_CONTENTS);
  const lines = linesOf(play, length);
  const indexes = new Map(lines.map((line, index) => [line.join(' '), index]));
  const size = contentsOf(base, length);
  const classes = new SignedClasses(lines.length * size);
  for (const { images, swapsPlayers } of symmetries) {
    for (const [index, line] of lines.entries()) {
      const image = line.map((at) => assertDefined(images[at]));
      const straight = indexes.get(image.join(' '));
      const other = straight ?? indexes.get([...image].reverse().join(' '));
      if (other === undefined) continue;
      for (let contents = 1; contents < size; contents += 1) {
        const turned = straight === undefined ? reversedContents(contents, base, length) : contents;
        const there = swapsPlayers ? mirroredContents(turned, base) : turned;
        classes.join(index * size + contents, other * size + there, swapsPlayers ? -1 : 1);
      }
    }
  }
  const termOf = new Map<number, number>();
  const signedTermAt = (member: number): number => {
    const { root, sign } = classes.of(member);
    if (sign === 0) return 0;
    const term = termOf.get(root) ?? add();
    termOf.set(root, term);
    return sign * (term + 1);
  };
  return {
    base,
    lines: lines.map((positions, index) => ({
      positions,
      terms: Int32Array.from({ length: size }, (_, contents) =>
        contents === 0 ? 0 : signedTermAt(index * size + contents),
      ),
    })),
  };
}

/** Patterns by the changes of terms: lines with equal values share a table. */
export function tunedPatterns(
  { base, lines }: PatternTerms,
  valueOf: (term: number) => readonly [early: number, late: number],
): TunedPattern[] {
  const found = new Map<string, { lines: number[][]; mirrored: number[][]; values: number[][] }>();
  for (const { positions, terms } of lines) {
    const { length } = positions;
    const values = [0, 1].map((at) =>
      Array.from(terms, (term) =>
        term === 0
          ? 0
          : Math.sign(term) * Math.round(assertDefined(valueOf(Math.abs(term) - 1)[at])),
      ),
    );
    const by = (imageOf: (contents: number) => number, sign: number) =>
      values
        .map((list) => list.map((_, at) => sign * assertDefined(list[imageOf(at)])).join())
        .join(' ');
    const turn = (at: number) => reversedContents(at, base, length);
    const mirror = (at: number) => mirroredContents(at, base);
    const reversed = [...positions].reverse();
    const same = found.get(by((at) => at, 1));
    const turned = found.get(by(turn, 1));
    const mirrored = found.get(by(mirror, -1));
    const both = found.get(by((at) => mirror(turn(at)), -1));
    if (same !== undefined) same.lines.push([...positions]);
    else if (turned !== undefined) turned.lines.push(reversed);
    else if (mirrored !== undefined) mirrored.mirrored.push([...positions]);
    else if (both !== undefined) both.mirrored.push(reversed);
    else
      found.set(
        by((at) => at, 1),
        { lines: [[...positions]], mirrored: [], values },
      );
  }
  return [...found.values()].map(
    ({ lines: straight, mirrored, values: [early = [], late = []] }) => ({
      base,
      lines: straight,
      mirrored,
      early,
      late,
    }),
  );
}

/** Contents of a line by the digits of all positions. */
export function contentsAt(digits: Int32Array, positions: readonly number[], base: number): number {
  let contents = 0;
  for (let place = positions.length - 1; place >= 0; place -= 1) {
    contents = contents * base + int32At(digits, assertDefined(positions[place]));
  }
  return contents;
}
