import { describe, expect, test } from 'vitest';
import { assertDefined, must } from '#core';
import { figuresOf } from '#games/zrf/page/sets/figures.ts';
import { choiceKey, setChoices } from '#games/zrf/page/sets/choices.ts';
import { folderOfSet, PIECE_SETS, pictureName } from '#games/zrf/page/sets/sets.ts';
import { svgSize } from '#web/canvas/picture-size.ts';
import { openText } from '../../rules/support/table.ts';
import { ownRules } from '../games.ts';

const GAMES = [
  ['chess', 'chess', ['classic', 'wood', 'modern']],
  ['los-alamos', 'chess', ['classic', 'wood', 'modern']],
  ['breakthrough', 'chess', ['classic', 'wood', 'modern', 'file-1']],
  ['makruk', 'chess', ['file-0', 'classic', 'wood', 'modern']],
  ['shogi', 'shogi', ['kanji', 'symbols', 'modern']],
  ['xiangqi', 'xiangqi', ['kanji', 'symbols', 'modern']],
  ['international-draughts', 'discs', ['classic', 'wood', 'modern']],
  ['nine-mens-morris', 'discs', ['classic', 'wood', 'modern']],
  ['gomoku', 'stones', ['glossy', 'mineral', 'modern']],
  ['reversi', 'stones', ['glossy', 'mineral', 'modern']],
  ['hex', 'stones', ['glossy', 'mineral', 'modern']],
  ['connect-four', 'stones', ['glossy', 'mineral', 'modern']],
] as const;

describe.each(GAMES)('%s', (id, family, sets) => {
  const rules = ownRules(id);
  const figures = assertDefined(figuresOf(rules));

  test('offers the sets of its family', () => {
    expect(figures.family).toBe(family);
    expect(setChoices(rules, figures, true).map(choiceKey)).toEqual(sets);
  });

  test('each set draws all its pieces, and the sides differ', () => {
    for (const set of PIECE_SETS[figures.family]) {
      const folder = folderOfSet(set, figures.all);
      const texts = figures.all.map((figure) =>
        new TextDecoder().decode(must(folder.read(pictureName(figure)))),
      );
      for (const text of texts) expect(svgSize(text)).toBeDefined();
      if (id !== 'makruk')
        expect([set.name, new Set(texts).size]).toEqual([set.name, texts.length]);
    }
  });
});

test.each(['dobutsu', 'fox-and-geese', 'tic-tac-toe', 'peg-solitaire'])(
  '%s keeps its own pieces',
  (id) => {
    const rules = ownRules(id);
    expect(figuresOf(rules)).toBeUndefined();
    expect(setChoices(rules, undefined, true)).toEqual([{ kind: 'file', index: 0 }]);
  },
);

/** Rules of a tiny game with the given pieces. */
function rulesOf(players: string, pieces: string) {
  const game = openText(
    `(game (title "T") (players ${players}) (turn-order ${players})
      (board (grid (start-rectangle 0 0 40 40) (dimensions ("a/b" (50 0)) ("2/1" (0 50)))))
      ${pieces}
      (board-setup (${players.split(' ')[0]} (King a1))))`,
  );
  return game.playOf(assertDefined(game.variants[0]).key).rules;
}

test('pieces without pictures are recognized by their names', () => {
  const rules = rulesOf('First Second', '(piece (name King)) (piece (name Rook))');
  const figures = assertDefined(figuresOf(rules));
  expect(figures.family).toBe('chess');
  expect(figures.of(0, 1)).toMatchObject({ kind: 'king', side: 'black' });
  expect(setChoices(rules, figures, false).map(choiceKey)).toEqual(['classic', 'wood', 'modern']);
});

test('a file with its own pictures shows them first', () => {
  const rules = rulesOf('White Black', '(piece (name King) (image White "chess/k.bmp"))');
  expect(setChoices(rules, figuresOf(rules), false).map(choiceKey)).toEqual([
    'file-0',
    'classic',
    'wood',
    'modern',
  ]);
});

test('a game with an unknown piece keeps its own look', () => {
  const rules = rulesOf('White Black', '(piece (name King)) (piece (name Unicorn))');
  expect(figuresOf(rules)).toBeUndefined();
  expect(setChoices(rules, undefined, false)).toEqual([]);
});
