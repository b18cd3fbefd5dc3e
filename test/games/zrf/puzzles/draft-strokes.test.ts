import { describe, expect, test } from 'vitest';
import { must } from '#core';
import { makeDraft, parseDraft } from '#games/zrf/puzzles/draft/picture.ts';
import type { PuzzleDraft } from '#games/zrf/puzzles/draft/draft.ts';
import { cellBeside } from '#games/zrf/page/puzzle-editor/editor-keys.ts';
import {
  beginStroke,
  cellsBetween,
  continueStroke,
  ghostsByCell,
  DEFAULT_STROKE,
} from '#games/zrf/page/puzzle-editor/strokes.ts';
import type { StrokeOptions, Tool } from '#games/zrf/page/puzzle-editor/strokes.ts';

function drawn(...lines: readonly string[]): PuzzleDraft {
  return must(parseDraft(lines.join('\n')));
}

/** Draft after a stroke over cells, as text; undefined if the tool does not apply. */
function after(
  draft: PuzzleDraft,
  tool: Tool,
  [first = 0, ...others]: readonly number[],
  manner: Partial<StrokeOptions> = {},
): string[] | undefined {
  const stroke = beginStroke(draft, tool, first, { ...DEFAULT_STROKE, ...manner });
  if (stroke === undefined) return undefined;
  return makeDraft(others.reduce(continueStroke, stroke).now).split('\n');
}

const board = drawn('AA.', 'B#.', '...', 'goal A b1');

describe('a stroke', () => {
  test('draws a connected new block over free cells at any speed', () => {
    expect(after(board, 'block', [6, 8, 2])).toEqual(['AAC', 'B#C', 'CCC', 'goal A b1']);
    expect(cellsBetween(4, 0, 10)).toEqual([1, 5, 6, 10]);
  });

  test('moves or extends the block it starts on with the block tool', () => {
    expect(after(board, 'block', [3, 6])).toEqual(['AA.', '.#.', 'B..', 'goal A b1']);
    expect(after(board, 'block', [3, 6], { isGrowing: true })).toEqual([
      'AA.',
      'B#.',
      'B..',
      'goal A b1',
    ]);
    expect(after(board, 'extend', [3, 6])).toContain('B..');
    expect(after(board, 'extend', [8])).toBe(undefined);
  });

  test('stops where a block does not fit', () => {
    // Over the wall and back: only the last free place counts.
    expect(after(board, 'move', [1, 4, 7])).toEqual(['...', 'B#.', 'AA.', 'goal A b1']);
    expect(after(board, 'move', [0, 2])).toEqual(['AA.', 'B#.', '...', 'goal A b1']);
    expect(after(board, 'move', [2])).toBe(undefined);
  });

  test('erases blocks and walls', () => {
    expect(after(board, 'erase', [3, 4])).toEqual(['AA.', '...', '...', 'goal A b1']);
  });

  test('builds or removes walls', () => {
    expect(after(board, 'wall', [5, 2, 1])).toEqual(['AA#', 'B##', '...', 'goal A b1']);
    expect(after(board, 'wall', [4, 5])).toEqual(['AA.', 'B..', '...', 'goal A b1']);
  });

  test('sets and moves goals', () => {
    expect(after(board, 'goal', [3, 6])).toEqual(['AA.', 'B#.', '...', 'goal A b1', 'goal B a1']);
    expect(after(board, 'goal', [8, 7])).toEqual(['AA.', 'B#.', '...', 'goal A a1']);
    expect(after(board, 'goal', [7, 8])).toEqual(['AA.', 'B#.', '...', 'goal A b1']);
    expect(after(board, 'goal', [2])).toBe(undefined);
  });

  test('adds goals on request', () => {
    expect(after(board, 'goal', [0, 6], { isAlso: true })).toContain('goal A a1 b1');
  });

  test('grips the ghost of the active block first', () => {
    const both = drawn('AB', '..', 'goal A a1', 'goal B a1 b1');
    expect(ghostsByCell(both, undefined).get(2)?.name).toBe('A');
    expect(ghostsByCell(both, 'B').get(2)?.name).toBe('B');
    expect(ghostsByCell(both, 'B').get(0)).toBe(undefined);
  });
});

test('arrows stop at the edge', () => {
  expect(cellBeside(board, 0, 'left')).toBe(0);
  expect(cellBeside(board, 0, 'up')).toBe(0);
  expect(cellBeside(board, 8, 'right')).toBe(8);
  expect(cellBeside(board, 8, 'down')).toBe(8);
  expect(cellBeside(board, 4, 'up')).toBe(1);
});
