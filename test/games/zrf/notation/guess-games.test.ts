import { expect, test } from 'vitest';
import { assertDefined, must } from '#core';
import { guessGames, parseRecord } from '#games/zrf/notation/index.ts';

const GAMES = [
  { id: 'chess', title: 'Chess', names: ['western chess'] },
  { id: 'shogi', title: 'Shogi', names: ['japanese chess'] },
  { id: 'xiangqi', title: 'Xiangqi', names: ['chinese chess'] },
  { id: 'makruk', title: 'Makruk', names: ['thai chess'] },
  { id: 'los-alamos', title: 'Los Alamos Chess', names: [] },
  { id: 'international-draughts', title: 'International draughts', names: ['checkers'] },
  { id: 'english-draughts', title: 'English draughts', names: ['checkers'] },
  { id: 'brazilian-draughts', title: 'Brazilian draughts', names: [] },
  { id: 'russian-draughts', title: 'Russian draughts', names: ['checkers'] },
  { id: 'reversi', title: 'Reversi', names: ['othello'] },
];

function guess(text: string): readonly string[] {
  const { format, games } = must(parseRecord(text));
  return guessGames(format, assertDefined(games[0]), GAMES);
}

test.each([
  ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1', ['chess']],
  ['rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1', ['makruk']],
  ['rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1', ['los-alamos']],
  ['lnsgk1snl/6g2/p1pppp2p/6R2/9/1rP6/P2PPPP1P/1BG6/LNS1KGSNL w BP2p 20', ['shogi']],
  ['4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1', ['xiangqi']],
  ['W:W31-50:B1-20', ['international-draughts']],
  ['W:W21,22:B1,K32', ['english-draughts', 'brazilian-draughts']],
  ['W:Wa1,c3:Bb8,Kh2', ['russian-draughts']],
  ['1. e4 e5 2. Nf3 *', ['chess']],
  ['1. e2-e4 e7-e5 *', ['chess']],
  ['1. P-7f P-3d 2. Bx2b+ *', ['shogi']],
  ['1. 7g7f 3c3d *', ['shogi']],
  ['1. C2.5 H8+7 2. +C-1 *', ['xiangqi']],
  ['1. 炮二平五 马８进７ *', ['xiangqi']],
  ['1. h2e2 h9g7 *', ['xiangqi']],
  ['1. 32-28 19-23 2. 28x19 14x23 *', ['international-draughts']],
  ['1. 11-15 23-19 *', ['english-draughts', 'brazilian-draughts']],
  ['1. c3-d4 d6-c5 *', ['russian-draughts']],
  ['[GameType "25"]\n\n1. 9-13 *', ['russian-draughts']],
  ['[Variant "Othello"]\n\n1. d3 c3 *', ['reversi']],
  ['[Variant "checkers"]\n\n*', ['international-draughts', 'english-draughts', 'russian-draughts']],
  ['[Rules "reversi"]\n[Variant "Large board"]\n\n1. d3 *', ['reversi']],
  ['[Rules "unknown"]\n\n1. e4 *', ['chess']],
  ['1 ７六歩(77)\n2 ３四歩(33)\n', ['shogi']],
  ['PI\n+\n+7776FU\n', ['shogi']],
])('finds the game of %j', (text, games) => {
  expect(guess(text)).toEqual(games);
});

test('reads one position per line', () => {
  const { format, games } = must(
    parseRecord('\n8/8/8/8/8/8/8/K1k5 w - -\n\n8/8/8/8/8/8/8/k1K5 b - -\n'),
  );
  expect(format).toBe('fen');
  expect(games.map(({ place }) => place)).toEqual([
    { line: 2, column: 1 },
    { line: 4, column: 1 },
  ]);
});

test.each([
  ['8/8/8/8/8/8/8/K1k5 w - -', 'fen'],
  ['startpos moves e2e4', 'position'],
])('reads any number of lines like %s', (line, format) => {
  const file = must(parseRecord(`${line}\n`.repeat(30_000)));
  expect(file.format).toBe(format);
  expect(file.games).toHaveLength(30_000);
});
