import { expect, test } from 'vitest';
import { assertDefined, must } from '#core';
import { parseRecord } from '#games/zrf/notation/index.ts';
import { fileAtHand } from '#games/zrf/page/files/library-store.ts';
import { findFitting } from '#games/zrf/page/records/fitting-games.ts';

async function fitsOf(text: string, board?: string, variant?: string) {
  const { format, games } = must(parseRecord(text));
  const entry = { format, recorded: assertDefined(games[0]) };
  const file = board === undefined ? undefined : assertDefined(fileAtHand(board));
  const { games: found, problem } = await findFitting(entry, file && { file, variant });
  return {
    ids: found.map(({ file: one }) => one.id),
    variants: found.map(({ tree }) => tree.variant),
    problem: problem && [problem.code, problem.line, problem.column],
    message: problem?.message,
  };
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test.each([
  [START, ['chess']],
  ['lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1', ['shogi']],
  ['rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', ['xiangqi']],
  ['W:W31-50:B1-20', ['international-draughts']],
  ['rnkmgknr/8/bbbbbbbb/8/8/BBBBBBBB/8/RNKGMKNR w - - 0 1', ['makruk']],
  ['mmmmm/mmmmm/5/MMMMM/MMMMM w - - 0 1', ['breakthrough']],
  ['1. e4 e5 2. Nf3', ['chess']],
  ['[Variant "Othello"] 1. d3 c3', ['reversi']],
  ['[GameType "25"] 1. c3-d4 b6-a5', ['russian-draughts']],
  ['1. 11-15 23-19', ['english-draughts']],
  ['startpos moves 7g7f 3c3d', ['shogi']],
  ['position startpos moves e2e4 e7e5', ['chess']],
  ['position startpos moves h2e2 h9g7', ['xiangqi']],
  ['先手：A\n   1 ７六歩(77)\n', ['shogi']],
])('%s belongs to %s', async (text, ids) => {
  expect((await fitsOf(text)).ids).toEqual(ids);
});

test('a text that fits several games leaves the choice', async () => {
  expect((await fitsOf('W:W21-32:B1-12')).ids).toEqual(['english-draughts', 'brazilian-draughts']);
});

test('the game on the board comes first, with its variant', async () => {
  expect(await fitsOf('W:W21-32:B1-12', 'brazilian-draughts', 'pool-checkers')).toMatchObject({
    ids: ['brazilian-draughts'],
    variants: ['pool-checkers'],
  });
  expect((await fitsOf(START, 'chess', 'lesson-1-two-rooks')).ids).toEqual(['chess']);
  expect((await fitsOf('1. e4 e5', 'chess', 'lesson-1-two-rooks')).variants).toEqual(['chess']);
});

test('a tag can name the game by any of its names', async () => {
  expect((await fitsOf('[Variant "Othello"] 1. d3 c3', 'reversi', 'reversi')).ids).toEqual([
    'reversi',
  ]);
});

test('another game opens on its own board', async () => {
  expect((await fitsOf('W:W31-50:B1-20', 'chess', 'chess')).ids).toEqual([
    'international-draughts',
  ]);
  expect((await fitsOf('[Variant "Shogi"] 1. P-7f', 'chess', 'chess')).ids).toEqual(['shogi']);
});

test('a position opens in the variant whose board it has', async () => {
  expect(await fitsOf('rbsgk/4p/5/P4/KGSBR b - 1')).toMatchObject({
    ids: ['shogi'],
    variants: ['minishogi'],
  });
  expect(await fitsOf('W:W43-72:B1-30')).toMatchObject({
    ids: ['international-draughts'],
    variants: ['canadian-draughts'],
  });
});

test('a refusal has the place that the likeliest game cannot follow', async () => {
  expect((await fitsOf('1. e4 e5\n2. Nf9 Nc6')).problem).toEqual(['pgn-move-among', 2, 4]);
  expect((await fitsOf('1. e4 e5\n2. Nf9 Nc6', 'xiangqi')).problem).toEqual([
    'pgn-move-among',
    2,
    4,
  ]);
  expect((await fitsOf('[Variant "Crazyhouse"]\n1. e4')).problem).toEqual(['pgn-variant', 1, 1]);
  const { ids, problem } = await fitsOf('rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1');
  expect([ids, problem]).toEqual([[], ['fen-letter', 1, 14]]);
});

test('words that fit no game are refused by the game on the board', async () => {
  const { problem, message } = await fitsOf('seven eight nine', 'shogi');
  expect(problem).toEqual(['pgn-move-among', 1, 1]);
  expect(message).toContain('P-9f');
});
