import { expect, it } from 'vitest';
import { NameTable } from '#kit/name-table.ts';

const letters = { a: 1, b: 2, c: undefined };

it('a name table returns the value of each name, in any order', () => {
  const tables = [new NameTable(letters), new NameTable(letters, ['b', 'c'])];
  for (const table of tables) {
    expect([table.get('a'), table.get('b'), table.get('c')]).toEqual([1, 2, undefined]);
    expect([table.of('a'), table.of('b')]).toEqual([1, 2]);
  }
});

it('a name table has no values for other names', () => {
  const table: NameTable<string, number> = new NameTable<string, number>({ a: 1 });
  expect(table.get('toString')).toBeUndefined();
  expect(() => table.of('b')).toThrow(RangeError);
});
