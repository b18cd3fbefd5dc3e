import { expect, test } from 'vitest';
import { must } from '#core';
import { openRecord, readerFor } from '#games/zrf/notation/index.ts';
import { ownGame } from '../page/games.ts';

test.each([
  ['shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1', 0],
  ['shogi', '先手：A\n   1 ７六歩(77)\n', 1],
  ['shogi', 'V2.2\nPI\n+\n+7776FU\n', 1],
  ['shogi', '1. P-7f P-3d 2. Bx2b+', 3],
  ['xiangqi', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', 0],
  ['xiangqi', '1. C2.5 H8+7', 2],
  ['xiangqi', '1. H2-E2 H9-G7', 2],
  ['international-draughts', 'W:W31-50:B1-20', 0],
  ['international-draughts', '1. 32-28 19-23', 2],
])('%s: %s holds %i turns', (id, text, count) => {
  const game = ownGame(id);
  const [tree] = must(openRecord(game, text, readerFor(game)));
  let turns = 0;
  for (let at = tree?.next[0]; at !== undefined; [at] = at.next) turns += 1;
  expect(turns).toBe(count);
});
