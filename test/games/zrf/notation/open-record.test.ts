import { expect, test } from 'vitest';
import { must } from '#core';
import { openRecord, readerFor } from '#games/zrf/notation/index.ts';
import { ownGame } from '../page/games.ts';

test.each([
  ['shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1', 0],
  ['shogi', 'startpos moves 7g7f 3c3d 8h2b+', 3],
  ['shogi', 'position startpos', 0],
  ['shogi', 'sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d', 1],
  ['shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f', 1],
  ['chess', 'position startpos moves e2e4 e7e5 g1f3', 3],
  ['chess', 'position fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1 moves a7a8q e8e7', 2],
  ['xiangqi', 'position startpos moves h2e2 h9g7', 2],
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

test('one line is one game, and a wrong move has its place', () => {
  const game = ownGame('chess');
  const read = (text: string) => openRecord(game, text, readerFor(game));
  const two = must(read('startpos moves e2e4\n\nposition startpos moves d2d4 d7d5\n'));
  expect(two.map(({ next }) => next[0]?.text)).toEqual(['e4', 'd4']);
  const refused = read('startpos moves e2e4\n  position startpos moves d2d4  d2d4');
  expect(refused).toMatchObject({ ok: false, problems: [{ line: 2, column: 33 }] });
  const fen = read('position fen 4k3/8/8/8/8/8/8/4X3 w - - 0 1 moves e1e2');
  expect(fen).toMatchObject({ ok: false, problems: [{ line: 1, column: 31 }] });
});
