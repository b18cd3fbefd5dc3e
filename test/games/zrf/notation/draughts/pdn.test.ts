import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertDefined, must } from '#core';
import { mainLine, makePgn, readerFor, readPgn } from '#games/zrf/notation/index.ts';
import type { GameTree, TurnNode } from '#games/zrf/notation/index.ts';
import { ownGame } from '../../page/games.ts';
import { randomTree } from '../random-tree.ts';

function read(id: string, text: string) {
  const game = ownGame(id);
  return readPgn(game, text, readerFor(game));
}

function texts(tree: GameTree | undefined): string[] {
  return mainLine(assertDefined(tree)).map(({ text }) => text);
}

describe('files of draughts', () => {
  // PDN 3.0: numbers, tags, comments, results of one and two points.
  test.each([
    [
      'international-draughts',
      '[Event "A"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 {equal} 3. 37-32 1-1',
      ['32-28', '19-23', '28x19', '14x23', '37-32'],
      '1/2-1/2',
    ],
    [
      'english-draughts',
      '1. 11-15 23-19 2. 8-11 22-17 2-0',
      ['11-15', '23-19', '8-11', '22-17'],
      '1-0',
    ],
    [
      'russian-draughts',
      '1. c3-d4 d6-c5 2. b2-c3 f6-g5 0-2',
      ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5'],
      '0-1',
    ],
    ['brazilian-draughts', '1. 22-18* 11-15 *', ['22-18', '11-15'], '*'],
  ])('%s: %s', (id, text, moves, result) => {
    const [tree] = must(read(id, text));
    expect(texts(tree)).toEqual(moves);
    expect(tree?.result).toBe(result);
  });

  test('of 8x8 boards with letters may number the squares from the top left', () => {
    const numbered = '1. 22-18 12-16 2. 18-14 9x18 3. 23x14 10x17 *';
    const lettered = '1. c3-d4 h6-g5 2. d4-c5 b6:d4 3. e3:c5 d6:b4 *';
    const [tree] = must(read('russian-draughts', numbered));
    const [same] = must(read('russian-draughts', lettered));
    expect(texts(tree)).toEqual(texts(same));
    expect(texts(tree)).toContain('b6:d4');
  });

  test('of 8x8 boards with letters may number the squares of a position', () => {
    const [tree] = must(read('russian-draughts', '[FEN "W:W21-24,K31:B1-3"]\n\n1. 31-27 *'));
    expect(texts(tree)).toEqual(['e1-f2']);
    expect(tree?.start).toContain('(Black Man b8)');
  });

  test('write captures in full or by their ends', () => {
    const start = '[SetUp "1"]\n[FEN "W:W43:B39,29"]\n\n';
    for (const move of ['43x23', '43x34x23', '43-23']) {
      const [tree] = must(read('international-draughts', `${start}1. ${move}`));
      expect(texts(tree)).toEqual(['43x23']);
      expect(tree?.start).toContain('(White Man f2)');
    }
  });

  test.each([
    ['1. 32-28 19-23 2. 28-22', 1, 19, 'pgn-move'],
    ['[FEN "W:W51:B1"]\n1. 32-28', 1, 10, 'pdn-square'],
  ])('%j is refused at %i:%i', (text, line, column, code) => {
    const found = read('international-draughts', text);
    expect(found.ok ? [] : found.problems).toEqual([
      expect.objectContaining({ line, column, code }),
    ]);
  });
});

function plain(nodes: readonly TurnNode[]): unknown {
  return nodes.map(({ actions, next }) => ({ actions, next: plain(next) }));
}

test.each([
  'international-draughts',
  'english-draughts',
  'russian-draughts',
  'xiangqi',
  'shogi',
  'connect-four',
])('%s: games with variations survive writing and reading', (id) => {
  const game = ownGame(id);
  const variant = game.options.variant.default;
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const tree = randomTree(game, variant, seed, 60);
      const [again] = must(read(id, makePgn(tree, { firstPly: 0 })));
      expect(plain(assertDefined(again).next)).toEqual(plain(tree.next));
    }),
    { numRuns: 4 },
  );
});
