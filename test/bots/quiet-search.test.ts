import { describe, expect, it } from 'vitest';
import { below, makeStream } from '#core';
import { SelectiveSearch } from '#bots/selective-search.ts';
import { TranspositionTable } from '#bots/transposition-table.ts';
import { drawTree, positionOf, scoreOf } from './noisy-trees.ts';
import type { Tree } from './noisy-trees.ts';

/** Searches with a window of this width below the threshold. */
function startSearch(
  tree: Tree,
  threshold: number,
  depth: number,
  width = 1,
): SelectiveSearch<number> {
  const search = new SelectiveSearch(positionOf(tree), new TranspositionTable(1 << 12));
  search.start(threshold - width, threshold, depth);
  expect(search.run(1_000_000)).toBe(true);
  return search;
}

describe('quiescence search', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'finds the exact score: tree %i',
    (seed) => {
      const random = makeStream(String(seed), 'trees');
      const tree = drawTree((bound) => below(random, bound), 9);
      for (const depth of [1, 2, 3]) {
        const score = scoreOf(tree, depth);
        for (const threshold of [-15, -5, 0, 1, 5, 15, score, score + 1]) {
          const { value } = startSearch(tree, threshold, depth);
          expect(value >= threshold, `${depth} ahead, at least ${threshold}`).toBe(
            score >= threshold,
          );
        }
        expect(startSearch(tree, 50, depth, 100).value, `${depth} ahead`).toBe(score);
      }
    },
  );

  it('searches no moves when the estimate decides', () => {
    const leaf = (id: number, isNoisy: boolean): Tree => ({
      id,
      estimate: 9,
      isNoisy,
      children: [],
    });
    const replies = [leaf(4, true), leaf(5, true), leaf(6, false)];
    const onlyChild: Tree = { id: 2, estimate: -3, isNoisy: false, children: replies };
    const tree: Tree = { id: 1, estimate: 0, isNoisy: false, children: [onlyChild] };
    expect(startSearch(tree, 0, 1)).toMatchObject({ value: -3, nodes: 2 });
    expect(startSearch(tree, -5, 1)).toMatchObject({ value: -3, nodes: 4 });
  });
});
