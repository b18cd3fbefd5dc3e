import { sure } from '../../../core/index.ts';
import { OP, SHAPES } from './code.ts';
import type { Code } from './code.ts';

/** An operation whose jumps are indexes of nodes. */
export type NodeWords = readonly number[];

/** Index of the node that ends the run. */
export const LAST = 0;

function jumpsOf(words: NodeWords): number[] {
  const { jumps } = sure(SHAPES[sure(words[0])]);
  return jumps.map((jump) => sure(words[1 + jump]));
}

/** Whether a way leads from a node back to itself. */
export function hasCycle(nodes: readonly NodeWords[], first: number): boolean {
  const state = new Uint8Array(nodes.length);
  const [isOpen, isDone] = [1, 2];
  const path: { readonly node: number; readonly jumps: readonly number[]; next: number }[] = [];
  const enter = (node: number) => {
    state[node] = isOpen;
    path.push({ node, jumps: jumpsOf(sure(nodes[node])), next: 0 });
  };
  enter(first);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const to = top.jumps[top.next];
    top.next += 1;
    if (to === undefined) {
      state[top.node] = isDone;
      path.pop();
    } else if (state[to] === isOpen) return true;
    else if (state[to] !== isDone) enter(to);
  }
  return false;
}

/** Follows nodes that only lead on. */
function resolve(nodes: readonly NodeWords[], node: number): number {
  let at = node;
  for (let words = sure(nodes[at]); words[0] === OP.jump; words = sure(nodes[at]))
    at = sure(words[1]);
  return at;
}

/** Writes the nodes that can be reached from the first into the code; returns where that one lies. */
export function link(nodes: readonly NodeWords[], first: number, code: Code): number {
  const start = resolve(nodes, first);
  if (sure(nodes[start])[0] === OP.end) return 0;
  const addresses = new Map<number, number>();
  const order: number[] = [];
  const open = [start];
  let length = 0;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (addresses.has(node)) continue;
    const words = sure(nodes[node]);
    if (words[0] === OP.end) {
      addresses.set(node, 0);
      continue;
    }
    addresses.set(node, code.used + length);
    order.push(node);
    length += words.length;
    for (const to of jumpsOf(words)) open.push(resolve(nodes, to));
  }
  const words = order.flatMap((node) => {
    const linked = [...sure(nodes[node])];
    for (const jump of sure(SHAPES[sure(linked[0])]).jumps) {
      linked[1 + jump] = sure(addresses.get(resolve(nodes, sure(linked[1 + jump]))));
    }
    return linked;
  });
  return code.append(words);
}
