import { CHUNK } from '#kit/grid/cell-set.ts';

const TEXTS = new WeakMap<object, string>();

/** The rows of a chunk: numbers of base 36, separated by dots; one that is empty is the same as the one before. */
export function makeRows(rows: ArrayLike<number> & object): string {
  const known = TEXTS.get(rows);
  if (known !== undefined) return known;
  const words: string[] = [];
  for (let index = 0; index < CHUNK; index++) {
    const row = (rows[index] as number) >>> 0;
    words.push(index > 0 && row === (rows[index - 1] as number) >>> 0 ? '' : row.toString(36));
  }
  const text = words.join('.');
  TEXTS.set(rows, text);
  return text;
}

/** Reads what `makeRows` wrote; undefined where it is anything else. */
export function readRows(text: string): number[] | undefined {
  const words = text.split('.');
  if (words.length !== CHUNK) return undefined;
  const rows: number[] = [];
  for (const word of words) {
    const row = word === '' ? rows.at(-1) : readWord(word);
    if (row === undefined) return undefined;
    rows.push(row | 0);
  }
  return rows;
}

function readWord(word: string): number | undefined {
  if (!/^[0-9a-z]{1,7}$/.test(word)) return undefined;
  const row = Number.parseInt(word, 36);
  return row <= 0xffff_ffff && row.toString(36) === word ? row : undefined;
}
