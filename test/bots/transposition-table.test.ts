import { describe, expect, it } from 'vitest';
import { makeSharedMemory, SOLVED, TranspositionTable } from '#bots/transposition-table.ts';
import type { TableEntry } from '#bots/transposition-table.ts';

const NEWS: TableEntry = { lower: -48, upper: 3, depth: 5, move: 2, nodes: 100 };

function read(table: TranspositionTable, high: number, low: number) {
  const entry = table.find(high, low);
  if (entry < 0) return undefined;
  const [lower, upper] = [table.lower(entry), table.upper(entry)];
  return { lower, upper, depth: table.depth(entry), move: table.move(entry) };
}

function knowing(
  ...news: [high: number, low: number, changes?: Partial<TableEntry>][]
): TranspositionTable {
  const table = new TranspositionTable(1);
  for (const [high, low, changes] of news) table.store(high, low, { ...NEWS, ...changes });
  return table;
}

it('the table distinguishes positions by the whole hash', () => {
  const table = knowing([0x1234, -5]);
  expect(read(table, 0x1234, -5)).toEqual({ lower: -48, upper: 3, depth: 5, move: 2 });
  expect(read(table, 0x1234, -6)).toBeUndefined();
  expect(read(table, 0x41234, -5)).toBeUndefined();
});

it('the table stores extreme bounds, depths and moves', () => {
  const extremes = { lower: -32_000, upper: 32_000, depth: SOLVED, move: 500_000 };
  expect(read(knowing([-1, 0, extremes]), -1, 0)).toEqual(extremes);
  expect(read(knowing([-1, 0, { lower: 7, upper: 7, move: -1 }]), -1, 0)).toMatchObject({
    lower: 7,
    upper: 7,
    move: -1,
  });
});

it('the table narrows bounds of the same depth and keeps the move', () => {
  const table = knowing([9, 9], [9, 9, { lower: -2, upper: 48, move: -1 }]);
  expect(read(table, 9, 9)).toEqual({ lower: -2, upper: 3, depth: 5, move: 2 });
});

it('the table prefers deeper results', () => {
  const table = knowing([9, 9], [9, 9, { depth: 4, upper: 1 }]);
  expect(read(table, 9, 9)).toMatchObject({ depth: 5, upper: 3 });
  table.store(9, 9, { ...NEWS, depth: 6, upper: 40 });
  expect(read(table, 9, 9)).toMatchObject({ depth: 6, upper: 40 });
});

it('the table keeps the entry of most effort and the latest of three in one slot', () => {
  const table = knowing([2, 1, { nodes: 1000 }], [2, 2, { nodes: 10 }], [2, 3, { nodes: 20 }]);
  expect([1, 2, 3].map((low) => table.find(2, low) >= 0)).toEqual([true, false, true]);
  table.store(2, 4, { ...NEWS, nodes: 5000 });
  expect([1, 3, 4].map((low) => table.find(2, low) >= 0)).toEqual([false, true, true]);
});

describe('memory shared by two tables', () => {
  it('lets each find what the other stored', () => {
    const memory = makeSharedMemory();
    const [one, other] = [new TranspositionTable(1, memory), new TranspositionTable(1, memory)];
    one.store(0x1234, -5, NEWS);
    expect(read(other, 0x1234, -5)).toEqual({ lower: -48, upper: 3, depth: 5, move: 2 });
  });

  it('loses an entry that both have written at once', () => {
    const memory = makeSharedMemory();
    const table = new TranspositionTable(1, memory);
    table.store(0x1234, -5, NEWS);
    const words = new Int32Array(memory);
    const meta = words.findIndex((word) => (word & 0xff) === NEWS.depth && word >>> 13 === 3);
    words[meta] = ((words[meta] ?? 0) & ~0xff) | 200;
    expect(read(table, 0x1234, -5)).toBeUndefined();
  });
});
