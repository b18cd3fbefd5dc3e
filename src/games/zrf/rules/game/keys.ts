import type { Entry } from './rulebook.ts';

const MAX_KEY = 60;

/** Truncates a text without splitting a surrogate pair. */
function sliceOf(text: string, max: number): string {
  const isCut = /[\uD800-\uDBFF]/.test(text.charAt(max - 1));
  return text.slice(0, isCut ? max - 1 : max);
}

/**
 * Converts a title to a key for options and saves: letters and digits of any script, joined by
 * hyphens.
 */
function slug(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return sliceOf(words.join('-'), MAX_KEY) || 'game';
}

/** Keys of all titles, numbered to distinguish duplicates. */
function keysOf(titles: readonly string[]): string[] {
  const used = new Set<string>();
  return titles.map((title) => {
    const first = slug(title);
    let key = first;
    for (let number = 2; used.has(key); number += 1) key = `${first}-${number}`;
    used.add(key);
    return key;
  });
}

/** Playable entries by the keys of their variants. */
export function keyedEntries(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const keys = keysOf(entries.map(({ key }) => key));
  return new Map(entries.map((entry, index) => [keys[index] ?? '', entry]));
}
