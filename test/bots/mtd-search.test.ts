import { describe, expect, it } from 'vitest';
import { below, makeStream } from '#core';
import type { Position } from '#core';
import { MtdSearch } from '#bots/mtd-search.ts';
import { NullWindowSearch } from '#bots/null-window-search.ts';
import { TranspositionTable } from '#bots/transposition-table.ts';
import { drawQuietTree, positionOf, scoreOf } from './noisy-trees.ts';

function searchOf(position: Position<number>): NullWindowSearch<number> {
  return new NullWindowSearch(position, new TranspositionTable(1 << 14));
}

describe('the MTD(f) score', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('is correct for tree %i', (seed) => {
    const random = makeStream(String(seed), 'trees');
    const tree = drawQuietTree((bound) => below(random, bound), 9);
    for (const depth of [1, 2, 3]) {
      for (const guess of [-40, -7, 0, 3, 40]) {
        const mtd = new MtdSearch(searchOf(positionOf(tree)));
        mtd.start(depth, guess);
        expect(mtd.run(1_000_000)).toBe(true);
        expect(mtd.value).toBe(scoreOf(tree, depth));
      }
    }
  });

  it.each([1, -1])('is found quickly from a distant guess, in direction %i', (sign) => {
    const leaves = Array.from({ length: 300 }, (_, index) => ({
      id: index + 2,
      estimate: sign * (index + 1) * 8,
      isNoisy: false,
      children: [],
    }));
    const root = { id: 1, estimate: 0, isNoisy: false, children: leaves };
    const position = { ...positionOf(root), bound: 3000, width: 300, remaining: () => 3000 };
    const toMove = () => (sign < 0 && position.player() === 0 ? 1 : position.player());
    const search = searchOf({ ...position, player: toMove });
    const mtd = new MtdSearch(search);
    mtd.start(1, 0);
    expect(mtd.run(1_000_000)).toBe(true);
    expect(mtd.value).toBe(sign * 2400);
    // Without leaps, each search repeating the ones before, it would take 45 000.
    expect(search.nodes).toBeLessThan(6000);
  });
});
