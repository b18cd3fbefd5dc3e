import { expect, it } from 'vitest';
import { search } from '#bots';
import type { Position } from '#core';

const WIDTH = 4;
const LENGTH = 60;

/** Game of forced captures: every move is noisy, and no two lines meet. */
function captures(): Position<number> {
  const path: number[] = [];
  const hash = (factor: number) =>
    path.reduce((sum, move) => Math.imul(sum, factor) + move + 1, path.length);
  return {
    bound: 100,
    width: WIDTH,
    player: () => (path.length === LENGTH ? -1 : path.length % 2),
    moves(into, from) {
      for (let move = 0; move < WIDTH; move += 1) into[from + move] = move;
      return WIDTH;
    },
    make: (move) => void path.push(move),
    unmake: () => void path.pop(),
    hashHigh: () => hash(0x9e3779b1),
    hashLow: () => hash(0x85ebca6b),
    scoreSoFar: () => 0,
    remaining: () => 100,
    result: () => 0,
    estimate: () => hash(31) % 50,
    orderingScore: () => 0,
    action: (move) => move,
    isNoisy: () => true,
  };
}

it('a search with a limit ends although captures hardly do', () => {
  const { nodes, action } = search(captures(), { nodes: 100 });
  expect(nodes).toBeLessThanOrEqual(2000);
  expect(action).toBeLessThan(WIDTH);
});
