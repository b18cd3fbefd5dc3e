/**
 * Persistent map from chunks of an unbounded plane to values. A new map shares all but a few small
 * nodes with its predecessor. An update therefore costs the same in a world of any size, and a diff
 * of two maps skips the shared nodes.
 *
 * It is a trie: each level consumes the next two lowest bits of both coordinates. A chunk becomes a
 * leaf as soon as it is alone, which separates neighbours at the first level.
 */
export type ChunkMap<T> = Branch<T> | Leaf<T> | undefined;

interface Leaf<T> {
  readonly x: number;
  readonly y: number;
  readonly value: T;
}

interface Branch<T> {
  readonly children: readonly ChunkMap<T>[];
}

/** Chunk coordinates with a value. */
export type ChunkEntry<T> = Leaf<T>;

const BITS = 2;
const WIDTH = 1 << BITS;

function indexOf(x: number, y: number, shift: number): number {
  return ((y >>> shift) & (WIDTH - 1)) * WIDTH + ((x >>> shift) & (WIDTH - 1));
}

function isBranch<T>(node: Branch<T> | Leaf<T>): node is Branch<T> {
  return 'children' in node;
}

/** Value of a chunk, or undefined. */
export function chunkIn<T>(map: ChunkMap<T>, x: number, y: number): T | undefined {
  let node = map;
  for (let shift = 0; node !== undefined; shift += BITS) {
    if (!isBranch(node)) return node.x === x && node.y === y ? node.value : undefined;
    node = node.children[indexOf(x, y, shift)];
  }
  return undefined;
}

/** Returns the map with a new value for a chunk. */
export function withChunk<T>(map: ChunkMap<T>, x: number, y: number, value: T): ChunkMap<T> {
  return put(map, { x, y, value }, 0);
}

function put<T>(node: ChunkMap<T>, leaf: Leaf<T>, shift: number): ChunkMap<T> {
  if (node === undefined) return leaf;
  if (!isBranch(node)) {
    if (node.x === leaf.x && node.y === leaf.y) return leaf;
    const children = new Array<ChunkMap<T>>(WIDTH * WIDTH).fill(undefined);
    children[indexOf(node.x, node.y, shift)] = node;
    return put({ children }, leaf, shift);
  }
  const children = node.children.slice();
  const index = indexOf(leaf.x, leaf.y, shift);
  children[index] = put(children[index], leaf, shift + BITS);
  return { children };
}

function byPlace<T>(one: Leaf<T>, other: Leaf<T>): number {
  return one.y - other.y || one.x - other.x;
}

/** All chunks with a value, from top to bottom and left to right. */
export function chunksIn<T>(map: ChunkMap<T>): readonly ChunkEntry<T>[] {
  return changedChunks(undefined, map);
}

/** Chunks of `after` whose values differ from those in `before`, in the same order. */
export function changedChunks<T>(
  before: ChunkMap<T>,
  after: ChunkMap<T>,
): readonly ChunkEntry<T>[] {
  const found: Leaf<T>[] = [];
  collect(before, before, after, found);
  return found.sort(byPlace);
}

function collect<T>(root: ChunkMap<T>, before: ChunkMap<T>, after: ChunkMap<T>, found: Leaf<T>[]) {
  if (after === undefined || after === before) return;
  if (!isBranch(after)) {
    if (chunkIn(root, after.x, after.y) !== after.value) found.push(after);
    return;
  }
  const parts = before !== undefined && isBranch(before) ? before.children : undefined;
  for (const [index, child] of after.children.entries()) {
    collect(root, parts?.[index], child, found);
  }
}
