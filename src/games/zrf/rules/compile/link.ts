import { assertDefined } from '#core';
import { OP, SHAPES } from './code.ts';
import type { Code } from './code.ts';

/** An operation with node indexes as jump targets. */
export type NodeWords = readonly number[];

/** Index of the node that ends a run. */
export const LAST = 0;

/** Operand indexes of a node's jumps. */
function jumpsOf(words: NodeWords): readonly number[] {
  return assertDefined(SHAPES[assertDefined(words[0])]).jumps;
}

/** True if the graph contains a cycle. */
export function hasCycle(nodes: readonly NodeWords[], first: number): boolean {
  const state = new Uint8Array(nodes.length);
  const [isOpen, isDone] = [1, 2];
  // The current path, with the number of jumps already followed from each node.
  const path = [first];
  const followed = [0];
  state[first] = isOpen;
  while (path.length > 0) {
    const top = path.length - 1;
    const node = assertDefined(path[top]);
    const words = assertDefined(nodes[node]);
    const jump = jumpsOf(words)[assertDefined(followed[top])];
    if (jump === undefined) {
      state[node] = isDone;
      path.pop();
      followed.pop();
      continue;
    }
    followed[top] = assertDefined(followed[top]) + 1;
    const to = assertDefined(words[1 + jump]);
    if (state[to] === isOpen) return true;
    if (state[to] === isDone) continue;
    state[to] = isOpen;
    path.push(to);
    followed.push(0);
  }
  return false;
}

const UNPLACED = -1;

/** Follows jump nodes to the first node that does something. */
function resolve(nodes: readonly NodeWords[], node: number): number {
  let at = node;
  for (let words = assertDefined(nodes[at]); words[0] === OP.jump; words = assertDefined(nodes[at]))
    at = assertDefined(words[1]);
  return at;
}

/** Writes all nodes reachable from the first into the code; returns the offset of the first. */
export function link(nodes: readonly NodeWords[], first: number, code: Code): number {
  const start = resolve(nodes, first);
  if (assertDefined(nodes[start])[0] === OP.end) return 0;
  const addresses = new Int32Array(nodes.length).fill(UNPLACED);
  addresses[LAST] = 0;
  const order: number[] = [];
  const open = [start];
  let length = 0;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (addresses[node] !== UNPLACED) continue;
    const words = assertDefined(nodes[node]);
    addresses[node] = code.used + length;
    order.push(node);
    length += words.length;
    for (const jump of jumpsOf(words)) open.push(resolve(nodes, assertDefined(words[1 + jump])));
  }
  const linked: number[] = [];
  for (const node of order) {
    const words = assertDefined(nodes[node]);
    const begin = linked.length;
    for (const word of words) linked.push(word);
    for (const jump of jumpsOf(words)) {
      linked[begin + 1 + jump] = assertDefined(
        addresses[resolve(nodes, assertDefined(words[1 + jump]))],
      );
    }
  }
  return code.append(linked);
}
