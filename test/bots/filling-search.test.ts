import { describe, expect, it } from 'vitest';
import { FillingSearch } from '#bots/filling-search.ts';
import { Fillings } from '#bots/fillings.ts';
import { makeStream } from '#core';
import type { Filling } from '#core';

const SIZE = 5;
const [FREE, FIRST, SECOND] = [-1, 0, 1];

/** A board of Hex in rows of `.`, `x` (connects the upper and lower edge) and `o` (left and right). */
function boardOf(rows: readonly string[]): Filling {
  const at = (row: number, column: number) => row * SIZE + column;
  const isOn = (row: number, column: number) =>
    row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  const all = [...Array(SIZE).keys()];
  const neighbours = all.flatMap((row) =>
    all.map((column) =>
      [
        [row, column - 1],
        [row, column + 1],
        [row - 1, column],
        [row - 1, column + 1],
        [row + 1, column],
        [row + 1, column - 1],
      ].flatMap(([r = -1, c = -1]) => (isOn(r, c) ? [at(r, c)] : [])),
    ),
  );
  const holders = Int8Array.from(rows.join('').replaceAll(' ', ''), (sign) =>
    sign === 'x' ? FIRST : sign === 'o' ? SECOND : FREE,
  );
  return {
    neighbours,
    edges: [
      [all.map((column) => at(0, column)), all.map((column) => at(SIZE - 1, column))],
      [all.map((row) => at(row, 0)), all.map((row) => at(row, SIZE - 1))],
    ],
    holders,
    moves: Int32Array.from(holders.keys()),
    promises: (board) => new Float64Array(board.length).fill(0.5),
  };
}

function bestOf(rows: readonly string[], player: number, playouts = 1500): string {
  const search = new FillingSearch(boardOf(rows), player, makeStream('fill', 'test'));
  while (!search.run(100, playouts));
  return `${'abcde'.charAt(search.cell % SIZE)}${1 + Math.floor(search.cell / SIZE)}`;
}

describe('search by filling boards', () => {
  it('completes a chain, and cuts that of the opponent', () => {
    const rows = ['. . x . .', ' . . x o .', '  o o . . .', '   . x . o .', '    . x . . .'];
    expect(bestOf(rows, FIRST)).toBe('c3');
    expect(bestOf(rows, SECOND)).toBe('c3');
  });

  it('opens in the middle of a small board', () => {
    const empty = Array.from({ length: SIZE }, () => '.....');
    expect(bestOf(empty, FIRST, 4000)).toBe('c3');
  });

  it('finds the same move in slices of any size', () => {
    const rows = ['.....', '..o..', '.x...', '.....', '.....'];
    const whole = new FillingSearch(boardOf(rows), FIRST, makeStream('fill', 'slices'));
    const sliced = new FillingSearch(boardOf(rows), FIRST, makeStream('fill', 'slices'));
    while (!whole.run(Infinity, 700));
    while (!sliced.run(7, 700));
    expect(sliced.cell).toBe(whole.cell);
  });
});

describe('fillings', () => {
  it('keep bridges: a chain of them to both edges nearly always wins', () => {
    const rows = ['.....', '..x..', '.....', '.x...', '.....'];
    const filling = boardOf(rows);
    const fillings = new Fillings(filling, 12345);
    let won = 0;
    for (let game = 0; game < 300; game += 1) {
      if (fillings.fill(filling.holders.slice(), SECOND, -1) === FIRST) won += 1;
    }
    // Fillings that keep none win 42 %: three quarters for each of three bridges.
    expect(won).toBeGreaterThan(255);
  });

  it('are won by either side about equally often from an empty board', () => {
    const filling = boardOf(Array.from({ length: SIZE }, () => '.....'));
    const fillings = new Fillings(filling, 1);
    let first = 0;
    for (let game = 0; game < 2000; game += 1) {
      if (fillings.fill(filling.holders.slice(), game % 2, -1) === FIRST) first += 1;
    }
    expect(first).toBeGreaterThan(850);
    expect(first).toBeLessThan(1150);
  });
});
