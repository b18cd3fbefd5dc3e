import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import { Packings, puzzleOf } from '#games/zrf/puzzles/index.ts';
import type { BlockPuzzle } from '#games/zrf/puzzles/index.ts';
import { openPuzzle, pose } from './layout.ts';
import type { Posed } from './layout.ts';

function blocksOf({ game, state }: Posed): BlockPuzzle {
  return assertDefined(puzzleOf(game.rulesOf(state), state.cells));
}

/** Shape and covered positions of every block. */
function placementsOf({ blocks, shapes }: BlockPuzzle, anchors: readonly number[]) {
  return blocks.map((_, block) => {
    const shape = shapes.findIndex(({ blocks: own }) => own.includes(block));
    const { anchors: known, covers } = assertDefined(shapes[shape]);
    return { shape, cover: assertDefined(covers[known.indexOf(assertDefined(anchors[block]))]) };
  });
}

function textOf(puzzle: BlockPuzzle, anchors: readonly number[]): string {
  return placementsOf(puzzle, anchors)
    .map(({ shape, cover }) => `${shape} at ${cover.join()}`)
    .sort()
    .join('; ');
}

/** Texts of all arrangements, block by block. */
function allArrangements(puzzle: BlockPuzzle): Set<string> {
  const texts = new Set<string>();
  const place = (anchors: readonly number[], taken: ReadonlySet<number>) => {
    const block = anchors.length;
    if (block === puzzle.blocks.length) {
      texts.add(textOf(puzzle, anchors));
      return;
    }
    const shape = assertDefined(puzzle.shapes.find(({ blocks }) => blocks.includes(block)));
    for (const [at, cover] of shape.covers.entries()) {
      if (cover.some((position) => taken.has(position))) continue;
      place([...anchors, assertDefined(shape.anchors[at])], new Set([...taken, ...cover]));
    }
  };
  place([], new Set());
  return texts;
}

// Source: 65,880 placements of the pieces of Klotski, D. E. Knuth, "The Art of Computer
// Programming", 7.2.2.3; 9! for the eight puzzle and 16! for the fifteen puzzle.
test.each([
  ['red-donkey', 65_880n],
  ['eight-puzzle', 362_880n],
  ['fifteen-puzzle', 20_922_789_888_000n],
])('%s has %d arrangements', (name, count) => {
  expect(Packings.of(blocksOf(openPuzzle(name)))?.count).toBe(count);
});

test.each([
  ['a loft', openPuzzle('loft')],
  ['equal tiles', pose('AAB CC. ...', '(absolute-config A1 (a1))')],
  ['a lone tile', pose('A. ..', '(absolute-config A1 (b1))')],
])('numbers every arrangement of %s once', (_, posed) => {
  const puzzle = blocksOf(posed);
  const packings = assertDefined(Packings.of(puzzle));
  const texts = Array.from({ length: Number(packings.count) }, (_none, rank) => {
    return textOf(puzzle, packings.anchorsAt(BigInt(rank)));
  });
  const all = allArrangements(puzzle);
  expect(texts).toHaveLength(all.size);
  expect(new Set(texts)).toEqual(all);
});

test('refuses numbers of no arrangement', () => {
  const packings = assertDefined(Packings.of(blocksOf(openPuzzle('loft'))));
  expect(() => packings.anchorsAt(packings.count)).toThrow(RangeError);
  expect(() => packings.anchorsAt(-1n)).toThrow(RangeError);
});

test('gives up on boards with too many arrangements', () => {
  expect(Packings.of(blocksOf(openPuzzle('escott')))).toBeUndefined();
});
