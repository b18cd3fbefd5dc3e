import { describe, expect, it } from 'vitest';
import { defaultOptions, startMatch } from '#core';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import type { NotatedTurn } from '#voice/turns.ts';
import { Grid } from '#screen/cells/grid.ts';
import { drawMoves } from '#screen/play/table.ts';

const match = startMatch(kalah, defaultOptions(kalahOptions), 'a-seed');

/** Rows inside the frame of a move list, with turns alternating between two players. */
function rowsOf(
  texts: readonly string[],
  { width = 28, height = 7, at = texts.length } = {},
): string[] {
  const turns = texts.map((text, first): NotatedTurn => ({ by: first % 2, text, first, count: 1 }));
  const grid = new Grid({ width, height });
  const look = { notate: () => turns };
  drawMoves(grid, grid.area, { say: () => 'Moves' }, look, match, at);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_cell, x) => grid.cell(x, y).glyph).join(''),
  );
  expect(rows.every((row) => row.length === width)).toBe(true);
  return rows.slice(1, -1).map((row) => row.slice(2, -1).trimEnd());
}

describe('the move list', () => {
  it('shows short turns of a round side by side, with the last one highlighted', () => {
    expect(rowsOf(['e2-e4', 'e7-e5', 'Ng1-f3', 'Nb8-c6']).slice(0, 3)).toEqual([
      '  1.  e2-e4    e7-e5',
      '  2.  Ng1-f3  [Nb8-c6]',
      '',
    ]);
  });

  it('shows a round with a long turn as two rows under one number', () => {
    expect(rowsOf(['e2-e4', 'c3xe5xg7xe9', 'a1-a2']).slice(0, 4)).toEqual([
      '  1.  e2-e4',
      '      c3xe5xg7xe9',
      '  2. [a1-a2]',
      '',
    ]);
  });

  it('shortens turns that do not fit into a row', () => {
    const long = 'c3xe5xg7xe9xc11xa13xc15';
    const [first = '', second] = rowsOf([long, 'a1-a2'], { at: 1 });
    expect(first).toBe('  1. [c3xe5xg7xe9xc11x…]');
    expect(second).toBe('      a1-a2');
  });

  it('shows the rows around the current turn, for any number of rounds', () => {
    const texts = Array.from({ length: 60 }, (_, index) => `a${index + 1}`);
    const rows = rowsOf(texts, { at: 31 });
    expect(rows).toHaveLength(5);
    expect(rows.filter((row) => row.includes('[a31]'))).toEqual([' 16. [a31]     a32']);
    expect(rowsOf(texts).at(-1)).toBe(' 30.  a59     [a60]');
  });
});
