import { expect, test } from 'vitest';
import { openPuzzle, pose, poseText, solve } from './layout.ts';

const WARDROBE = 'AAEF AADD GBC. .BC.';
const BEDS = 'AACC AADD FBE. .BE.';
const MOVING = 'CC.F CAAE BAAE BB.. GHDD';

/** Plausible but unsolvable layouts: picture, goal, and number of positions. */
const ROWS: readonly (readonly [string, string, number])[] = [
  [WARDROBE, '(absolute-config A1 (c4))', 1668],
  [WARDROBE, '(absolute-config D1 (b2))', 1668],
  [BEDS, '(absolute-config A1 (b3))', 232],
  [BEDS, '(absolute-config C1 (a2))', 232],
  [BEDS, '(absolute-config B1 (a4))', 232],
  [MOVING, '(absolute-config A1 (a5))', 1038],
  [MOVING, '(absolute-config C1 (a3))', 1038],
  [MOVING, '(absolute-config B1 (c4))', 1038],
  ['AB C.', '(and (absolute-config A1 (b2)) (absolute-config B1 (a2)))', 12],
  ['.ABCC DEBFF DGHI.', '(absolute-config A1 E1 G1 H1 I1 (a2 b2 c2 d2 e2))', 10_530],
];

test.each(ROWS)('%s with goal %s is unsolvable', (picture, goal, positions) => {
  const answer = solve(pose(picture, goal), 'moves');
  expect(answer).toEqual({ kind: 'unsolvable', positions, reason: 'searched' });
});

test('swapped fourteen and fifteen are rejected by parity without a search', () => {
  const names = 'a4 b4 c4 d4 a3 b3 c3 d3 a2 b2 c2 d2 a1 b1 c1'.split(' ');
  const start = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14];
  const fifteen = poseText(`(game (title "Loyd") (rules-of-blocks) (board (box a/b/c/d 4/3/2/1))
    ${start.map((tile) => `(tile ${tile} 0 ${tile})`).join(' ')}
    (board-setup (You ${start.map((tile, at) => `(${tile} ${names[at]})`).join(' ')}))
    (win-condition (You)
      (and ${names.map((name, at) => `(absolute-config ${at + 1} (${name}))`).join(' ')})))`);
  expect(solve(fifteen, 'steps')).toEqual({ kind: 'unsolvable', positions: 0, reason: 'parity' });
});

test('a search reports when it reaches its position limit', () => {
  const answer = solve(openPuzzle('century'), 'moves', 1000);
  expect(answer.kind).toBe('unknown');
  expect(answer.positions).toBeGreaterThanOrEqual(1000);
  expect(answer.positions).toBeLessThan(1100);
});
