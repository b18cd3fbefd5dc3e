import { elementAt } from '#core';
import type { Item, LyingItem } from '../model/items.ts';

type Lying = readonly LyingItem[];

/** Index of the first item at or after a cell. */
function indexOf(items: Lying, cell: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elementAt(items, middle).cell < cell) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The item in a cell, from a list in order of cell. */
export function itemAt(items: Lying, cell: number): Item | undefined {
  const lying = items[indexOf(items, cell)];
  return lying?.cell === cell ? lying.item : undefined;
}

export function withItem(items: Lying, cell: number, item: Item): Lying {
  const index = indexOf(items, cell);
  if (items[index]?.cell === cell) throw new RangeError(`Cell ${cell} already contains an item`);
  return [...items.slice(0, index), { cell, item }, ...items.slice(index)];
}

export function withoutItem(items: Lying, cell: number): Lying {
  return items.filter((lying) => lying.cell !== cell);
}

export function isSameItem(one: Item, other: Item): boolean {
  return one.kind === other.kind && one.color === other.color && one.of === other.of;
}
