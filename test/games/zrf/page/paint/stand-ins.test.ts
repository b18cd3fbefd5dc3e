import { expect, test } from 'vitest';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { Pictures } from '#games/zrf/page/paint/pictures.ts';
import { replacementFor } from '#games/zrf/page/paint/stand-ins.ts';
import { openText } from '../../rules/support/table.ts';

test.each([
  ['images/Chess/SHaag/wking.bmp', 'King', 'White', 'chess/wking'],
  ['images\\Chess\\SHaag\\BKnight.bmp', 'Knight', 'Black', 'chess/bknight'],
  ['images/Chess/SHaag/wbishop.bmp', 'Elephant', 'White', 'chess/wbishop'],
  ['images/Chess/SHaag/bishop.bmp', 'Bishop', 'White', 'chess/wbishop'],
  ['images/Chess/SHaag/wqueen.bmp', 'Lady', 'Red', 'chess/wqueen'],
  ['images/Chess/SHaag/bpawn.bmp', 'Black-Pawn', 'Black', 'chess/bpawn'],
  ['images/Shogi/wgold.bmp', 'Gold-General', 'White', 'shogi/wgold'],
  ['images/XiangQi/RRook.bmp', 'Rook', 'Red', 'xiangqi/rchariot'],
  ['images/Checkers/whitechecker.bmp', 'Checker', 'White', 'common/man-white'],
  ['images/Go/black.bmp', 'Stone', 'Black', 'common/stone-black'],
])('%s of a %s of %s is replaced by a built-in picture', (path, piece, player, ours) => {
  expect(replacementFor({ path, piece, player })).toBe(`images/${ours}.svg`);
});

test.each([
  ['images/Chess/SHaag/wcardinal.bmp', 'Cardinal', 'White'],
  ['images/Chess/bishop.bmp', 'Bishop', 'North'],
  ['images/Chess/king.bmp', 'King', 'Blue'],
])('%s of a %s of %s has no replacement', (path, piece, player) => {
  expect(replacementFor({ path, piece, player })).toBeUndefined();
});

test("a file's own pictures are used, and built-in ones for its other pieces", async () => {
  const rules = openText(`(game (title "Small Chess") (players White Black)
    (turn-order White Black)
    (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (10 0))) (directions (e 1))))
    (board-setup (White (King a) (Rook b)))
    (piece (name King) (image White "images/Chess/SHaag/WKing.bmp") (moves (e add)))
    (piece (name Rook) (image White "images/Chess/SHaag/WRook.bmp") (moves (e add))))`).playOf(
    'small-chess',
  ).rules;
  const requests: string[] = [];
  const noting = (name: string) => {
    const pictures = new Pictures(folderOf(new Map()));
    pictures.load = (path) => {
      requests.push(`${name} ${path}`);
      return Promise.resolve();
    };
    return pictures;
  };
  const brought = new Map([['images/chess/shaag/wking.bmp', new Uint8Array()]]);
  await new Pictures(folderOf(brought), noting('ours')).loadAll(rules);
  expect(requests).toEqual(['ours images/chess/wrook.svg']);
});
