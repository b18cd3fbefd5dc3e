import { CHUNK, chunkOf } from '#kit/grid/cell-set.ts';
import { changedChunks, withChunk } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import { list, StateTextError, textIn } from '#kit/text/state-reading.ts';
import type { Mob } from '../model/mobs.ts';
import type { LyingItem, Rows } from '../model/state.ts';

const TEXTS = new WeakMap<object, string>();

/**
 * The rows of a chunk: base 36 numbers separated by dots; an empty one repeats the previous row.
 */
export function makeRows(rows: ArrayLike<number> & object): string {
  const cached = TEXTS.get(rows);
  if (cached !== undefined) return cached;
  const words: string[] = [];
  for (let index = 0; index < CHUNK; index++) {
    const row = (rows[index] as number) >>> 0;
    words.push(index > 0 && row === (rows[index - 1] as number) >>> 0 ? '' : row.toString(36));
  }
  const text = words.join('.');
  TEXTS.set(rows, text);
  return text;
}

/** Parses the output of `makeRows`; undefined if it is invalid. */
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

const LISTS = new WeakMap<object, string>();

export function writeChunks<T>(
  chunks: readonly { readonly x: number; readonly y: number; readonly value: readonly T[] }[],
  write: (one: T) => string,
): string[] {
  return chunks.map(({ x, y, value }) => {
    const text = LISTS.get(value) ?? value.map(write).join(';');
    LISTS.set(value, text);
    return `${x},${y}:${text}`;
  });
}

const MAX_CHUNKS = 1_000_000;

export function chunkTexts(json: unknown) {
  const seen = new Set<string>();
  return list(json, MAX_CHUNKS, 'chunks').map((entry) => {
    const [, x, y, text] = /^(-?\d{1,9}),(-?\d{1,9}):(.*)$/s.exec(textIn(entry, 'a chunk')) ?? [];
    if (text === undefined || seen.has(`${x},${y}`)) throw new StateTextError('a chunk');
    seen.add(`${x},${y}`);
    return { x: Number(x), y: Number(y), text };
  });
}

export function readChunks<T extends LyingItem | Mob>(
  json: unknown,
  before: ChunkMap<readonly T[]>,
  read: (text: string) => T,
  isSound: (list: readonly T[]) => boolean,
): ChunkMap<readonly T[]> {
  let map = before;
  for (const { x, y, text } of chunkTexts(json)) {
    const all = text === '' ? [] : text.split(';').map(read);
    if (!all.every((one) => chunkOf(one.x) === x && chunkOf(one.y) === y) || !isSound(all))
      throw new StateTextError(`the contents of chunk ${x},${y}`);
    map = withChunk(map, x, y, all);
  }
  return map;
}

export function isAnyOrder(): boolean {
  return true;
}

/** Checks that mobs of a chunk are in order of id, at most one per cell. */
export function isInOrder(mobs: readonly Mob[]): boolean {
  const cells = new Set(mobs.map(({ x, y }) => `${x},${y}`));
  const rises = mobs.every(({ id }, index) => index === 0 || id > (mobs[index - 1]?.id ?? 0));
  return rises && cells.size === mobs.length;
}

export function readSeen(json: unknown): ChunkMap<Rows> {
  let seen: ChunkMap<Rows>;
  for (const { x, y, text } of chunkTexts(json)) {
    const rows = readRows(text);
    if (rows === undefined) throw new StateTextError('the explored cells');
    seen = withChunk(seen, x, y, rows as Rows);
  }
  return seen;
}

/** The explored cells of each chunk. */
export function writeSeen(seen: ChunkMap<Rows>): string[] {
  return changedChunks(undefined, seen).map(({ x, y, value }) => `${x},${y}:${makeRows(value)}`);
}
