import type { Position } from '#core';

/** Game as a tree of random numbers, in which players alternate. */
export interface Tree {
  readonly id: number;
  readonly estimate: number;
  /** True if the move to this node is noisy. */
  readonly isNoisy: boolean;
  /** Empty when the game is over: the estimate is then the result. */
  readonly children: readonly Tree[];
}

/** Draws an integer from 0 to `bound` - 1. */
export type Draw = (bound: number) => number;

const VALUES = 41;

/** Draws a tree in which no move is noisy. */
export function drawQuietTree(draw: Draw, height: number): Tree {
  const hush = (tree: Tree): Tree => ({
    ...tree,
    isNoisy: false,
    children: tree.children.map(hush),
  });
  return hush(drawTree(draw, height));
}

export function drawTree(draw: Draw, height: number): Tree {
  let id = 0;
  const grow = (left: number): Tree => {
    id += 1;
    const width = left === 0 ? 0 : draw(4);
    return {
      id,
      estimate: draw(VALUES) - (VALUES - 1) / 2,
      isNoisy: draw(2) === 0,
      children: Array.from({ length: width }, () => grow(left - 1)),
    };
  };
  return grow(height);
}

/** Search position over the tree. */
export function positionOf(root: Tree): Position<number> {
  const path = [root];
  const current = (): Tree => path[path.length - 1] as Tree;
  const child = (move: number): Tree => current().children[move] as Tree;
  return {
    bound: VALUES,
    width: 4,
    player: () => (current().children.length === 0 ? -1 : (path.length - 1) % 2),
    moves(into, from) {
      for (const move of current().children.keys()) into[from + move] = move;
      return current().children.length;
    },
    make: (move) => void path.push(child(move)),
    unmake: () => void path.pop(),
    hashHigh: () => Math.imul(current().id, 0x9e3779b1),
    hashLow: () => current().id,
    scoreSoFar: () => 0,
    remaining: () => VALUES,
    result: () => current().estimate,
    estimate: () => current().estimate,
    orderingScore: () => 0,
    action: (move) => move,
    isNoisy: (move) => child(move).isNoisy,
  };
}

const NOISY_PLIES = 6;

/** Score by exhaustive search. Beyond the horizon players may decline noisy moves. */
export function scoreOf(tree: Tree, depth: number, player = 0): number {
  const { children, estimate } = tree;
  if (children.length === 0 || depth <= -NOISY_PLIES) return estimate;
  const noisy = children.filter(({ isNoisy }) => isNoisy);
  const mayRest = depth <= 0 && noisy.length < children.length;
  const tried = mayRest ? noisy : children;
  const scores = tried.map((child) => scoreOf(child, depth - 1, 1 - player));
  if (mayRest) scores.push(estimate);
  return player === 0 ? Math.max(...scores) : Math.min(...scores);
}
