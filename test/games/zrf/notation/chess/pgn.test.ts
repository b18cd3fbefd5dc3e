import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '#core';
import {
  mainLine,
  makeFen,
  makePgn,
  parsePgn,
  readerFor,
  readPgn,
} from '#games/zrf/notation/index.ts';
import type { GameTree } from '#games/zrf/notation/index.ts';
import { ownGame } from '../../page/games.ts';
import { firstVariant } from '../positions.ts';
import { randomTree } from '../random-tree.ts';

const game = ownGame('chess');
const readerOf = readerFor(game);

function textsOf(tree: GameTree): readonly string[] {
  return mainLine(tree).map(({ text }) => text);
}

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const OPERA = `[Event "Paris"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[Round "?"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1.e4 e5 2.Nf3 d6 3.d4 Bg4 {This is a weak move
already.} 4.dxe5 Bxf3 5.Qxf3 dxe5 6.Bc4 Nf6 7.Qb3 Qe7
8.Nc3 c6 9.Bg5 b5? 10.Nxb5 cxb5 11.Bxb5+ Nbd7 12.O-O-O Rd8
13.Rxd7 Rxd7 14.Rd1 Qe6 15.Bxd7+ Nxd7 16.Qb8+!! Nxb8 17.Rd8# 1-0
`;

describe('reading', () => {
  test('a famous game, move for move', () => {
    const [tree] = must(readPgn(game, OPERA, readerOf));
    const texts = textsOf(tree as GameTree);
    expect(texts).toHaveLength(33);
    expect(texts.slice(-4)).toEqual(['Nxd7', 'Qb8+', 'Nxb8', 'Rd8#']);
    expect(tree?.tags.get('White')).toBe('Paul Morphy');
    expect(mainLine(tree as GameTree)[5]?.after).toBe('This is a weak move already.');
    expect(mainLine(tree as GameTree)[30]?.nags).toEqual([3]);
  });

  test('variations, nested, with comments and glyphs', () => {
    const text = '1. e4 (1. d4 d5 (1... Nf6 $1 2. c4) 2. c4 {Queen) gambit}) 1... e5 2. Nf3 *';
    const [tree] = must(readPgn(game, text, readerOf));
    const [main, other] = tree?.next ?? [];
    expect(main?.text).toBe('e4');
    expect(other?.text).toBe('d4');
    expect(other?.next.map((node) => node.text)).toEqual(['d5', 'Nf6']);
    expect(other?.next[1]?.nags).toEqual([1]);
    expect(other?.next[0]?.next[0]?.after).toBe('Queen) gambit');
    expect(main?.next[0]?.next[0]?.text).toBe('Nf3');
  });

  test('several games, a position of its own, and other spellings', () => {
    const text = [
      '1. e2e4 e7-e5 2. Ng1f3 Nb8-c6 3. Bb5 a6 4. 0-0 1/2-1/2',
      '[SetUp "1"]',
      '[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]',
      '',
      '1. a8Q+ {mate follows} Kd7 ; a comment to the end',
      '% an escaped line',
      '2. Qb7 *',
    ].join('\n');
    const [first, second] = must(readPgn(game, text, readerOf));
    expect(textsOf(first as GameTree)).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'O-O']);
    expect(first?.result).toBe('1/2-1/2');
    expect(textsOf(second as GameTree)).toEqual(['a8=Q+', 'Kd7', 'Qb7+']);
  });

  test.each([
    ['1. e4 e5 2. Ke3 *', 1, 13, 'pgn-move-among'],
    ['1. e4 e5\n2. Nf3 Nc6\n3. Bb6 *', 3, 4, 'pgn-move-among'],
    ['1. e4 {open', 1, 7, 'pgn-comment'],
    ['1. e4 (1. d4', 1, 7, 'pgn-open'],
    ['1. e4 ) e5', 1, 7, 'pgn-close'],
    ['(1. e4)', 1, 1, 'pgn-variation'],
    ['[White Ann]\n1. e4', 1, 1, 'pgn-word'],
    ['', 1, 1, 'pgn-empty'],
    ['[Variant "Bughouse"]\n\n1. e4 *', 1, 1, 'pgn-variant'],
    ['[FEN "8/8/8/8/8/8/8/9 w"]\n\n*', 1, 21, 'fen-count'],
    ['1. f3 e5 2. g4 Qh4# 3. a3 *', 1, 24, 'pgn-move-over'],
  ])('names the place of a mistake in %s', (text, line, column, code) => {
    const read = readPgn(game, text, readerOf);
    expect(read.ok ? [] : read.problems).toEqual([expect.objectContaining({ code, line, column })]);
  });

  test('a million brackets neither overflow nor hang', () => {
    const read = parsePgn(`1. e4 ${'('.repeat(1_000_000)}`);
    expect(read.ok ? [] : read.problems[0]?.code).toBe('pgn-variation');
    expect(parsePgn(`1. e4 ${'(1. d4 '.repeat(100_000)}`)).toMatchObject({ ok: false });
  });
});

describe('writing', () => {
  test('follows the export format', () => {
    const [tree] = must(readPgn(game, OPERA, readerOf));
    const text = makePgn(tree as GameTree, { firstPly: 0 });
    expect(text).toContain('[White "Paul Morphy"]\n');
    expect(text).toContain('1. e4 e5 2. Nf3 d6 3. d4 Bg4 { This is a weak move already. } 4. dxe5');
    expect(
      text
        .trimEnd()
        .split('\n')
        .every((line) => line.length < 80),
    ).toBe(true);
    expect(text).toMatch(/17\. Rd8#\s1-0\n$/);
  });

  test('random trees survive writing and reading', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const tree = randomTree(game, firstVariant('chess'), String(seed), 40);
        const text = makePgn(tree, { firstPly: 0 });
        const [read] = must(readPgn(game, text, readerOf));
        expect(read?.next).toEqual(tree.next);
        expect(makePgn(read as GameTree, { firstPly: 0 })).toBe(text);
      }),
      { numRuns: 15 },
    );
  });

  test('a game from a position keeps it', () => {
    const fen = '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1';
    const [tree] = must(readPgn(game, `[FEN "${fen}"]\n\n1... dxe3 *`, readerOf));
    const variant = firstVariant('chess');
    const start = tree?.start ?? '';
    const state = game.start({ variant, start }, '');
    const text = makePgn(tree as GameTree, {
      firstPly: 1,
      fen: makeFen(game.rulesOf(state), state),
    });
    expect(text).toContain(`[SetUp "1"]\n[FEN "${fen}"]\n\n1... dxe3 *\n`);
  });
});

const CORPUS = [OPERA, '1. e4 (1. d4 $1 {x}) e5 *', '[FEN "4k3/8/8/8/8/8/8/4K3 w"]\n1. Ke2 *'];

test('changed texts never throw, and every refusal has its place', () => {
  const edit = fc.record({ at: fc.nat(700), cut: fc.nat(5), text: fc.string({ maxLength: 4 }) });
  fc.assert(
    fc.property(
      fc.constantFrom(...CORPUS),
      fc.array(edit, { minLength: 1, maxLength: 3 }),
      (text, edits) => {
        const changed = edits.reduce(
          (one, { at, cut, text: more }) => one.slice(0, at) + more + one.slice(at + cut),
          text,
        );
        const read = readPgn(game, changed, readerOf);
        if (read.ok) return;
        for (const problem of read.problems) {
          expect(problem).toHaveProperty('line');
          expect(problem).toHaveProperty('column');
        }
      },
    ),
    { numRuns: 120 },
  );
});

test('a million move numbers neither overflow nor hang', () => {
  expect(parsePgn('1. '.repeat(1_000_000))).toMatchObject({ ok: false });
});
