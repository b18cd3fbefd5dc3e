/**
 * An unchanging map from chunks of a plane without borders to values. A new map shares all but a few
 * small nodes with the one it was made from, so that a step costs the same however large the world is,
 * and what differs between two maps is found without looking at what they share.
 *
 * It is a trie: each level takes the next two lowest bits of both coordinates, and a chunk is a leaf as
 * soon as it is alone, so neighbours part at once.
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

/** A chunk by its own coordinates, and its value. */
export type ChunkEntry<T> = Leaf<T>;

const BITS = 2;
const WIDTH = 1 << BITS;

function indexOf(x: number, y: number, shift: number): number {
  return ((y >>> shift) & (WIDTH - 1)) * WIDTH + ((x >>> shift) & (WIDTH - 1));
}

function isBranch<T>(node: Branch<T> | Leaf<T>): node is Branch<T> {
  return 'children' in node;
}

/** The value of a chunk; undefined where it has none. */
export function chunkIn<T>(map: ChunkMap<T>, x: number, y: number): T | undefined {
  let node = map;
  for (let shift = 0; node !== undefined; shift += BITS) {
    if (!isBranch(node)) return node.x === x && node.y === y ? node.value : undefined;
    node = node.children[indexOf(x, y, shift)];
  }
  return undefined;
}

/** The map with another value for a chunk. */
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

/** All chunks that have a value, from top to bottom, in a row from left to right. */
export function chunksIn<T>(map: ChunkMap<T>): readonly ChunkEntry<T>[] {
  return changedChunks(undefined, map);
}

/** The chunks of `after` whose values are not those of `before`, in the same order. */
export function changedChunks<T>(
  before: ChunkMap<T>,
  after: ChunkMap<T>,
): readonly ChunkEntry<T>[] {
  const found: Leaf<T>[] = [];
  collect(before, before, after, found);
  return found.sort(byPlace);
}

function collect<T>(whole: ChunkMap<T>, before: ChunkMap<T>, after: ChunkMap<T>, found: Leaf<T>[]) {
  if (after === undefined || after === before) return;
  if (!isBranch(after)) {
    if (chunkIn(whole, after.x, after.y) !== after.value) found.push(after);
    return;
  }
  const parts = before !== undefined && isBranch(before) ? before.children : undefined;
  for (const [index, child] of after.children.entries()) {
    collect(whole, parts?.[index], child, found);
  }
}
