import { describe, expect, test } from 'vitest';
import { stageRules, printForm } from './stage.ts';

function blocksOf(moves: string) {
  const pieces = `(piece (name Man) (attribute fresh? true) ${moves})
    (piece (name King) (moves (move-type leap) (n add)))`;
  return stageRules({ pieces }).pieces[0];
}

/** Directions: n 0, s 1, e 2. Positions: a3 0 ... a1 6. Types: Man 0, King 1. Move types: leap 1. */
function statements(text: string): string[] {
  const block = blocksOf(`(moves (${text} add))`)?.moves[0];
  return block?.statements.slice(0, -1).map(printForm) ?? [];
}

describe('statements', () => {
  test.each([
    ['n', 'step(direction(0))'],
    ['a1', 'step(position(6))'],
    ['(opposite n)', 'step(opposite(0))'],
    ['mark', 'mark(here)'],
    ['(mark e)', 'mark(direction(2))'],
    ['(mark (opposite e))', 'mark(opposite(2))'],
    ['back', 'go(mark)'],
    ['(go mark)', 'go(mark)'],
    ['(go from)', 'go(from)'],
    ['(go to)', 'go(to)'],
    ['(go last-from)', 'go(last-from)'],
    ['(go last-to)', 'go(last-to)'],
    ['from', 'from'],
    ['to', 'to'],
    ['cascade', 'cascade'],
    ['add', 'add([])'],
    ['(add King Man)', 'add([1 0])'],
    ['add-copy', 'add-copy([])'],
    ['(add-copy King)', 'add-copy([1])'],
    ['add-partial', 'add-partial([] -1)'],
    ['(add-partial leap)', 'add-partial([] 1)'],
    ['(add-partial King)', 'add-partial([1] -1)'],
    ['(add-partial King Man leap)', 'add-partial([1 0] 1)'],
    ['capture', 'capture(here)'],
    ['(capture n)', 'capture(direction(0))'],
    ['(capture b2)', 'capture(position(4))'],
    ['(capture (opposite n))', 'capture(opposite(0))'],
    ['create', 'create(-1 -1 here)'],
    ['(create Black)', 'create(1 -1 here)'],
    ['(create King)', 'create(-1 1 here)'],
    ['(create n)', 'create(-1 -1 direction(0))'],
    ['(create Black King a1)', 'create(1 1 position(6))'],
    ['(create Black a1)', 'create(1 -1 position(6))'],
    ['(change-type King)', 'change-type(1 here)'],
    ['(change-type King (opposite n))', 'change-type(1 opposite(0))'],
    ['change-owner', 'change-owner(here)'],
    ['(change-owner n)', 'change-owner(direction(0))'],
    ['flip', 'flip(here)'],
    ['(flip a1)', 'flip(position(6))'],
    ['(set-attribute fresh? false)', 'set-attribute(0 false here)'],
    ['(set-attribute fresh? true n)', 'set-attribute(0 true direction(0))'],
    ['(set-flag seen true)', 'set-flag(0 true)'],
    [
      '(set-flag seen (empty? n))',
      'if(empty(direction(0)) [set-flag(0 true)] [set-flag(0 false)])',
    ],
    ['(set-position-flag seen true)', 'set-position-flag(0 true here)'],
    ['(set-position-flag seen false n)', 'set-position-flag(0 false direction(0))'],
    ['(verify empty?)', 'verify(empty(here))'],
    ['(if empty? n)', 'if(empty(here) [step(direction(0))] [])'],
    [
      '(if empty? n else s e)',
      'if(empty(here) [step(direction(0))] [step(direction(1)) step(direction(2))])',
    ],
    ['(if empty? else s)', 'if(empty(here) [] [step(direction(1))])'],
    ['(while empty? n)', 'while(empty(here) [step(direction(0))])'],
  ])('%s', (text, expected) => {
    expect(statements(text)).toEqual([expected]);
  });
});

describe('conditions', () => {
  const squares = ['empty', 'friend', 'enemy', 'neutral', 'on-board', 'marked'];
  const further = ['last-from', 'last-to', 'adjacent-to-enemy', 'goal-position'];
  const rows = [...squares, ...further].flatMap((kind) => [
    [`${kind}?`, `${kind}(here)`],
    [`(${kind}? n)`, `${kind}(direction(0))`],
    [`(${kind}? a1)`, `${kind}(position(6))`],
    [`(${kind}? (opposite n))`, `${kind}(opposite(0))`],
    [`not-${kind}?`, `not(${kind}(here))`],
    [`(not-${kind}? n)`, `not(${kind}(direction(0)))`],
  ]);

  test.each([
    ...rows,
    ['true', 'constant(true)'],
    ['false', 'constant(false)'],
    ['(not empty?)', 'not(empty(here))'],
    ['(not (not-empty? n))', 'not(not(empty(direction(0))))'],
    ['(and empty? marked?)', 'and([empty(here) marked(here)])'],
    ['(or empty? (enemy? n))', 'or([empty(here) enemy(direction(0))])'],
    ['(piece? King)', 'piece(1 here)'],
    ['(piece? King n)', 'piece(1 direction(0))'],
    ['(piece? King Man n)', 'or([piece(1 direction(0)) piece(0 direction(0))])'],
    ['(not-piece? King a1)', 'not(piece(1 position(6)))'],
    ['(position? a1)', 'position(6 here)'],
    ['(not-position? a1 n)', 'not(position(6 direction(0)))'],
    ['(in-zone? home)', 'zone(0 here)'],
    ['(not-in-zone? home n)', 'not(zone(0 direction(0)))'],
    ['attacked?', 'attacked(-1 here)'],
    ['(not-attacked? n)', 'not(attacked(-1 direction(0)))'],
    ['(attacked? leap)', 'attacked(1 here)'],
    ['(attacked? leap a1)', 'attacked(1 position(6))'],
    ['(defended? e)', 'defended(-1 direction(2))'],
    ['fresh?', 'attribute(0 here)'],
    ['(fresh? n)', 'attribute(0 direction(0))'],
    ['not-fresh?', 'not(attribute(0 here))'],
    ['(not-fresh? a1)', 'not(attribute(0 position(6)))'],
    ['(flag? seen)', 'flag(0)'],
    ['(not-flag? seen)', 'not(flag(0))'],
    ['(position-flag? seen n)', 'position-flag(0 direction(0))'],
    ['(not-position-flag? seen)', 'not(position-flag(0 here))'],
  ])('%s', (text, expected) => {
    expect(statements(`(verify ${text})`)).toEqual([`verify(${expected})`]);
  });

  test('combine several in place of one: all must hold', () => {
    expect(statements('(verify empty? marked?)')).toEqual([
      'verify(and([empty(here) marked(here)]))',
    ]);
  });
});

describe('blocks', () => {
  test('share a move type until the next one', () => {
    const piece = blocksOf('(moves (n add) (move-type leap) (s add) (e add)) (drops (add))');
    expect(piece?.moves.map(({ moveType }) => moveType)).toEqual([0, 1, 1]);
    expect(piece?.drops.map(({ moveType }) => moveType)).toEqual([0]);
  });

  test.each([
    ['(home add)', '[verify(zone(0 here)) add([])]'],
    ['(a1 add)', '[verify(position(6 here)) add([])]'],
    ['(n add)', '[step(direction(0)) add([])]'],
    ['((verify empty?) add)', '[verify(empty(here)) add([])]'],
  ])('drops %s', (block, expected) => {
    expect(printForm(blocksOf(`(drops ${block})`)?.drops[0]?.statements)).toBe(expected);
  });

  test('number flags over all pieces', () => {
    const block = '(moves ((set-flag one true) (if (flag? two) n) (set-flag two true) add))';
    const pieces = `(piece (name Man) ${block}) (piece (name King) ${block})`;
    expect(stageRules({ pieces }).flags).toEqual(['one', 'two']);
  });

  test('prefer keywords to directions and directions to positions', () => {
    const board = `(board (positions (n 0 0 9 9) (p 0 0 9 9)) (links n (p n)) (links to (n p)))`;
    const pieces = '(piece (name Man) (moves (n to add)))';
    const { pieces: types } = stageRules({ board, pieces, setup: '' });
    expect(printForm(types[0]?.moves[0]?.statements)).toBe('[step(direction(0)) to add([])]');
  });
});
