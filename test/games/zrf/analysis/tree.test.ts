import { describe, expect, test } from 'vitest';
import { must } from '#core';
import type { Parsed } from '#core';
import {
  addLine,
  addTurn,
  asideFrom,
  beginsWith,
  commentOn,
  endFrom,
  makeMain,
  makeTreeText,
  nodesOn,
  promote,
  readSteps,
  readTreeText,
  removeTurn,
  startOf,
  toggleNag,
  TreeStates,
} from '#games/zrf/analysis/index.ts';
import type { TreePath } from '#games/zrf/analysis/index.ts';
import { mainLine, makePgn, openRecord, readerFor } from '#games/zrf/notation/index.ts';
import type { GameTree } from '#games/zrf/notation/index.ts';
import { randomTree } from '../notation/random-tree.ts';
import { firstVariant } from '../notation/positions.ts';
import { ownGame } from '../page/games.ts';

const chess = ownGame('chess');

function first<T>(values: Parsed<readonly T[]>): T {
  const [value] = must(values);
  if (value === undefined) throw new RangeError('no game');
  return value;
}

function read(pgn: string): GameTree {
  return first(openRecord(chess, pgn, readerFor(chess)));
}

function textsOn(tree: GameTree, path: TreePath): string {
  return nodesOn(tree, path)
    .map(({ text }) => text)
    .join(' ');
}

function movesOf(tree: GameTree): string {
  return makePgn(tree, { firstPly: 0 }).split('\n\n').slice(1).join(' ').trim();
}

const GAME = read('1. e4 e5 2. Nf3 Nc6 3. Bb5 *');

describe('an edited tree', () => {
  test('keeps the old line as a variation', () => {
    const turn = read('1. e4 e5 2. Nf3 d6 *');
    const { tree, path } = addLine(GAME, [], mainLine(turn));
    expect(movesOf(tree)).toBe('1. e4 e5 2. Nf3 Nc6 (2... d6) 3. Bb5 *');
    expect(textsOn(tree, path)).toBe('e4 e5 Nf3 d6');
    expect(movesOf(makeMain(tree, path).tree)).toBe('1. e4 e5 2. Nf3 d6 (2... Nc6 3. Bb5) *');
  });

  test('adds no turn twice', () => {
    const [turn] = mainLine(GAME);
    const added = turn && addTurn(GAME, [], turn);
    expect(added?.tree).toBe(GAME);
    expect(added?.path).toEqual([0]);
  });

  test('promotes only the innermost variation', () => {
    const tree = read('1. e4 e5 (1... c5 2. Nf3 (2. c3)) *');
    const path = [0, 1, 1];
    expect(textsOn(tree, path)).toBe('e4 c5 c3');
    const promoted = promote(tree, path);
    expect(movesOf(promoted.tree)).toBe('1. e4 e5 (1... c5 2. c3 (2. Nf3)) *');
    expect(textsOn(promoted.tree, promoted.path)).toBe('e4 c5 c3');
  });

  test('deletes a turn with its continuations', () => {
    const { tree, path } = removeTurn(GAME, [0, 0, 0]);
    expect(movesOf(tree)).toBe('1. e4 e5 *');
    expect(path).toEqual([0, 0]);
  });

  test('moves between variations and to the end of a line', () => {
    const tree = read('1. e4 (1. d4 d5) (1. c4) 1... e5 2. Nf3 *');
    expect(asideFrom(tree, [0], 1)).toEqual([1]);
    expect(asideFrom(tree, [2], 1)).toEqual([2]);
    expect(textsOn(tree, endFrom(tree, [1]))).toBe('d4 d5');
  });

  test('takes comments, and one glyph for a move', () => {
    const commented = commentOn(commentOn(GAME, [0], 'best'), [], 'A game');
    const tree = toggleNag(toggleNag(toggleNag(commented, [0], 2), [0], 16), [0], 4);
    expect(movesOf(tree)).toBe('{ A game } 1. e4 $16 $4 { best } 1... e5 2. Nf3 Nc6 3. Bb5 *');
    expect(movesOf(toggleNag(tree, [0], 4))).toContain('1. e4 $16 { best }');
  });

  test('compares a line with all steps of a turn', () => {
    const start = startOf(chess, GAME);
    const texts = mainLine(GAME).flatMap(({ actions }) => actions);
    const line = readSteps(chess, start, texts);
    expect(line).toHaveLength(5);
    expect(beginsWith(chess, start, line, texts.slice(0, 2))).toBe(true);
    expect(beginsWith(chess, start, line, [...texts, 'one more'])).toBe(false);
    expect(beginsWith(chess, start, line, texts.slice(1))).toBe(false);
  });

  test('reaches the states of its turns, also after edits', () => {
    const states = new TreeStates(chess, startOf(chess, GAME));
    const line = mainLine(GAME);
    const state = states.after(line);
    const edited = commentOn(GAME, [0], 'changed');
    expect(states.after(nodesOn(edited, endFrom(edited, [])))).toBe(state);
    expect(() => states.after([...line, { actions: ['no move'] }])).toThrow(RangeError);
  });
});

describe('the text of a tree', () => {
  test.each(['chess', 'international-draughts', 'shogi'])('%s: keeps everything', (id) => {
    const game = ownGame(id);
    const tree = randomTree(game, firstVariant(id), `tree of ${id}`, 30);
    const text = makeTreeText(tree);
    expect(text).not.toContain('\n');
    const { next } = readTreeText(game, startOf(game, tree), text);
    expect(next).toEqual(tree.next);
  });

  test('leaves out turns that are damaged or not legal, with their continuations', () => {
    const {
      next: [e4],
    } = GAME;
    const text = makeTreeText({ ...GAME, comment: 'kept' });
    const rows: unknown = JSON.parse(text);
    const damaged = {
      ...(rows as object),
      turns: [[0, e4?.actions], [1, ['x']], [2, ['y']], [9, []], 5],
    };
    const back = readTreeText(chess, startOf(chess, GAME), JSON.stringify(damaged));
    expect(back.comment).toBe('kept');
    expect(back.next.map(({ text: move, next }) => [move, next.length])).toEqual([['e4', 0]]);
  });

  test.each(['', '{', '[]', '{"version":2}', '{"version":1,"turns":7}'])(
    'reads %s as empty',
    (text) => {
      expect(readTreeText(chess, startOf(chess, GAME), text)).toEqual({ comment: '', next: [] });
    },
  );
});
