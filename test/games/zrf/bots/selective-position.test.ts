import { describe, expect, it } from 'vitest';
import { chooseAction, search, strengths } from '#bots';
import { assertDefined, makeStream } from '#core';
import { RulesPosition } from '#games/zrf/rules/evaluate/position.ts';
import { openContent } from '../rules/content/content.ts';
import { after, board } from './boards.ts';

const chess = openContent('chess.zrf');
const KINGS = ['White King g1', 'Black King g8'];

function positionOf(...pieces: string[]): RulesPosition {
  const state = board(chess, 'chess', [...KINGS, ...pieces]);
  return new RulesPosition(chess.playOf('chess'), state);
}

/** Index of the move from one square to another, as in `e2 e4`. */
function moveIn(position: RulesPosition, squares: string): number {
  const { board: places } = chess.playOf('chess').rules;
  const [from, to] = squares
    .split(' ')
    .map((name) => places.positions.findIndex((one) => one.name === name));
  const moves = new Int32Array(position.width);
  const count = position.moves(moves, 0);
  const isMove = (move: number) => {
    const { record } = position.action(move);
    return record[7] === from && record[8] === to;
  };
  return assertDefined(moves.subarray(0, count).find(isMove));
}

describe('the exchange on a square', () => {
  it.each([
    ['wins an undefended pawn', ['White Queen d1', 'Black Pawn d5'], 'd1 d5', 1],
    [
      'loses a queen for a defended pawn',
      ['White Queen d1', 'Black Pawn d5', 'Black Pawn e6'],
      'd1 d5',
      -1,
    ],
    [
      'loses a rook for a pawn that a rook defends',
      ['White Rook d1', 'Black Pawn d5', 'Black Rook d8'],
      'd1 d5',
      -1,
    ],
    [
      'wins a pawn that only the queen defends against a supported rook',
      ['White Rook d1', 'White Bishop f3', 'Black Pawn d5', 'Black Queen d8'],
      'd1 d5',
      1,
    ],
  ])('%s', (_title, pieces, squares, sign) => {
    const position = positionOf(...pieces);
    expect(Math.sign(position.exchange(moveIn(position, squares)))).toBe(sign);
  });
});

describe('a search position', () => {
  it('announces direct checks', () => {
    const position = positionOf('White Rook d1', 'White Knight b1');
    expect(position.isThreat(moveIn(position, 'd1 d8'))).toBe(true);
    expect(position.isThreat(moveIn(position, 'd1 d7'))).toBe(false);
    expect(position.isCheck()).toBe(false);
    position.make(moveIn(position, 'd1 d8'));
    expect(position.player()).toBe(1);
    expect(position.isCheck()).toBe(true);
  });

  it('lets only a player pass who is neither in check nor left with pawns', () => {
    expect(positionOf('White Rook d1', 'White Pawn a2').canPass()).toBe(true);
    expect(positionOf('White Pawn a2', 'White Pawn b2').canPass()).toBe(false);
    const checked = positionOf('White Rook d1', 'Black Rook e1');
    checked.player();
    expect(checked.canPass()).toBe(false);
    const draughts = openContent('english-draughts.zrf');
    const start = draughts.start({ variant: 'english-draughts' }, 'pass');
    expect(new RulesPosition(draughts.playOf('english-draughts'), start).canPass()).toBe(false);
  });

  it('notices a position that has occurred before', () => {
    const shuffle = ['Knight g1 - f3', 'Knight g8 - f6', 'Knight f3 - g1', 'Knight f6 - g8'];
    const state = after(chess, 'chess', ...shuffle.slice(0, 3));
    const position = new RulesPosition(chess.playOf('chess'), state);
    expect(position.isRepeated()).toBe(false);
    position.make(moveIn(position, 'f6 g8'));
    expect(position.isRepeated()).toBe(true);
    position.unmake();
    expect(position.isRepeated()).toBe(false);
  });
});

describe('the search', () => {
  it('finds a mate that begins with the sacrifice of a queen', () => {
    const white = ['White Queen c4', 'White Knight e5', 'White Pawn h2', 'White Pawn g2'];
    const black = ['Black King h8', 'Black Rook f8', 'Black Pawn g7', 'Black Pawn h7'];
    const state = board(chess, 'chess', ['White King h1', ...white, ...black, 'Black Queen b2']);
    const { value, exact, line } = search(new RulesPosition(chess.playOf('chess'), state), {
      nodes: 20_000,
    });
    expect({ value, exact, plies: line.length }).toEqual({ value: 15_000, exact: true, plies: 7 });
  });

  it('takes a draw by repetition when it is losing', () => {
    const rooks = ['Black Rook a2', 'Black Rook b2', 'Black Bishop g2'];
    const pieces = ['White King g1', 'White Queen h5', 'Black King g8', 'Black Pawn g7', ...rooks];
    const state = board(chess, 'chess', pieces);
    const { value } = search(new RulesPosition(chess.playOf('chess'), state), { nodes: 20_000 });
    expect(Math.abs(value)).toBeLessThan(100);
  });
});

describe('the strongest bot', () => {
  const game = openContent('reversi.zrf');
  const start = game.start({ variant: game.options.variant.default }, 'openings');
  const strength = { ...strengths.master, heavyNodes: 300 };
  const openingBy = (seed: string) =>
    game.makeAction(start, chooseAction(game, start, 0, strength, makeStream(seed, 'choice')));

  it('varies its openings among equal moves, the same for the same seed', () => {
    const seeds = Array.from({ length: 12 }, (_, index) => `opening ${index}`);
    const openings = seeds.map(openingBy);
    expect(new Set(openings).size).toBeGreaterThan(2);
    expect(seeds.map(openingBy)).toEqual(openings);
  });
});
