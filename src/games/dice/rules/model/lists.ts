/**
 * Short lists, as copied constantly by rules and bots. Spread syntax and general sorts would be
 * shorter to write, but they allocate a second copy with room for 16 more items, or a buffer.
 */

/** A copy of a list with one item added. */
export function appended<T>(items: readonly T[], item: T): T[] {
  const { length } = items;
  const copy = new Array<T>(length + 1);
  for (let at = 0; at < length; at++) copy[at] = items[at] as T;
  copy[length] = item;
  return copy;
}

/** A copy of a list with another item at an index. */
export function replaceAt<T>(items: readonly T[], at: number, item: T): T[] {
  const copy: T[] = items.slice();
  copy[at] = item;
  return copy;
}

/** A copy of a list with an item inserted at an index. */
export function inserted<T>(items: readonly T[], at: number, item: T): T[] {
  const { length } = items;
  const copy = new Array<T>(length + 1);
  for (let from = 0; from < at; from++) copy[from] = items[from] as T;
  copy[at] = item;
  for (let from = at; from < length; from++) copy[from + 1] = items[from] as T;
  return copy;
}

/** A copy of a list without the item at an index. */
export function withoutAt<T>(items: readonly T[], at: number): T[] {
  const length = items.length - 1;
  const copy = new Array<T>(length);
  for (let to = 0; to < at; to++) copy[to] = items[to] as T;
  for (let to = at; to < length; to++) copy[to] = items[to + 1] as T;
  return copy;
}

/** A copy of a list without its last item. */
export function withoutLast<T>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (let at = 0; at < items.length - 1; at++) copy.push(items[at] as T);
  return copy;
}

/** Sorts a few items in place. The sort is stable. */
export function sortFew<T>(items: T[], compare: (a: T, b: T) => number): T[] {
  for (let from = 1; from < items.length; from++) {
    const item = items[from] as T;
    let at = from;
    for (; at > 0 && compare(items[at - 1] as T, item) > 0; at--) items[at] = items[at - 1] as T;
    items[at] = item;
  }
  return items;
}
