import { int32At } from '#core';
/** Copies words to an array, several times faster than spreading or slicing. */
export function listOf(words: Int32Array, begin = 0, end = words.length): number[] {
  const list: number[] = [];
  for (let word = begin; word < end; word += 1) list.push(int32At(words, word));
  return list;
}

/** Copies words to a larger array: twice the size, and at least `least`. */
export function enlarge(words: Int32Array, minLength = 0): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(words.length * 2, minLength));
  larger.set(words);
  return larger;
}
