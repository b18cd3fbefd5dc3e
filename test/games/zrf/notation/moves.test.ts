import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core';
import { makeStep } from '#games/zrf/rules/index.ts';
import type { ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { actionsIn, labelsOf, notateStep, readTurns } from '#games/zrf/notation/index.ts';
import { Notation } from '#games/zrf/voice/notation.ts';
import { readMove } from '#games/zrf/voice/typed/read-move.ts';
import { ownGame, ownMatch, ownRules } from '../page/games.ts';
import { glossaryIn } from '../voice/wordings.ts';

interface Board {
  readonly game: ZrfGame;
  readonly state: ZrfState;
}

/** A position of a built-in game: after some moves, or of given pieces. */
function boardOf(id: string, position: readonly string[] | string): Board {
  if (typeof position !== 'string') return ownMatch(id, position);
  const game = ownGame(id);
  const variant = assertDefined(game.variants[0]).key;
  return { game, state: game.start({ variant, start: `Variant=${variant} ${position}` }, 'seed') };
}

/** Moves in notation whose full text begins with `start`. */
function written({ game, state }: Board, start: string): string[] {
  const rules = game.rulesOf(state);
  return actionsIn(game, state)
    .filter((action) => makeStep(rules, action, state.cells).startsWith(start))
    .map((action) => notateStep(game, state, action));
}

/** Steps of a typed move, or the kind of the answer. */
function typed({ game, state }: Board, text: string, language = 'en'): string {
  const read = readMove(glossaryIn(game, state.variant, language), state, text);
  return read.kind === 'play' ? read.actions.join('; ') : read.kind;
}

/** Black takes the bishop on 2b without promotion. */
const TAKES_BISHOP = 'Bishop 8h x 2b Bishop 2b - hand = Black = Bishop x hand';

const GENERALS = '(Red General e1) (Black General d10)';
function soldiers(...squares: readonly string[]): string {
  return `${GENERALS} ${squares.map((at) => `(Red Soldier ${at})`).join(' ')}`;
}

describe('shogi is written as G. Hodges did', () => {
  test.each([
    [[], 'Pawn 7g - 7f', ['P-7f']],
    [[], 'Gold 6i - 5h', ['G6i-5h']],
    [[], 'Gold 6i - 7h', ['G-7h']],
    [['7g7f', '3c3d'], 'Bishop 8h x 2b', ['Bx2b=', 'Bx2b+']],
    [
      ['7g7f', '3c3d', TAKES_BISHOP, 'Silver 3a x 2b Bishop 2b - hand = White = Bishop x hand'],
      'Black Bishop 5e',
      ['B*5e'],
    ],
    // Both silvers could take: the captured piece also moves, to the hand.
    [
      '(Black King 5i) (White King 5a) (Black Silver 5f) (Black Silver 3f) (White Pawn 4e)',
      'Silver 5f x 4e',
      ['S5fx4e'],
    ],
    ['(Black King 5i) (White King 5a) (Black Pawn 3b)', 'Pawn 3b', ['P-3a+']],
    ['(Black King 5i) (White King 5a) (Black Horse 5e)', 'Horse 5e - 5d', ['+B-5d']],
  ] as const)('%j %s', (position, start, expected) => {
    expect(written(boardOf('shogi', position), start)).toEqual(expected);
  });

  test('a drop is not a move to the same square', () => {
    const pieces = '(Black King 5i) (White King 5a) (Black Gold 6d) (Black Gold off 1)';
    const board = boardOf('shogi', pieces);
    for (const text of ['G-5d', 'G - 5d']) expect(typed(board, text)).toBe('Gold 6d - 5d');
    for (const text of ['G*5d', 'G * 5d']) expect(typed(board, text)).toBe('Black Gold 5d');
    expect(typed(board, 'З*5d', 'ru')).toBe('Black Gold 5d');
    expect(typed(board, 'G5d')).toBe('choose');
  });

  test('a plus is a promotion, never a check', () => {
    const match = ownMatch('shogi', ['7g7f', '3c3d', 'Bishop 8h - 3c']);
    const turns = new Notation(match.game).notate(match.stateAt(0), match.log);
    expect(turns.at(-1)?.text).toBe('B-3c=');
  });
});

describe('xiangqi is written as its federation does', () => {
  // Examples of www.wxf.org/xq/computer/wxf_notation.html.
  test.each([
    [[], 'Cannon h3 - e3', ['C2=5']],
    [['h3e3'], 'Horse h10 - g8', ['H8+7']],
    [[], 'Chariot a1 - a3', ['R9+2']],
    [[], 'General e1 - e2', ['K5+1']],
    [[], 'Cannon h3 - h2', ['C2-1']],
    [`${GENERALS} (Red Chariot f5) (Red Chariot f3)`, 'Chariot f5 - g5', ['R+=3']],
    [`${GENERALS} (Red Cannon f5) (Red Cannon f3)`, 'Cannon f3 - f2', ['C--1']],
    [soldiers('g6', 'g7', 'g8'), 'Soldier g8 - f8', ['P+=4']],
    [soldiers('g6', 'g7', 'g8'), 'Soldier g7 - f7', ['P3=4']],
    [soldiers('g6', 'g7', 'g8'), 'Soldier g6 - f6', ['P-=4']],
    [soldiers('g6', 'g7', 'g8', 'g9'), 'Soldier g9 - f9', ['++=4']],
    [soldiers('g6', 'g7', 'g8', 'g9'), 'Soldier g8 - f8', ['P+=4']],
    [soldiers('g6', 'g7', 'g8', 'g9'), 'Soldier g7 - f7', ['P-=4']],
    [soldiers('g6', 'g7', 'g8', 'g9'), 'Soldier g6 - f6', ['--=4']],
    [soldiers('g6', 'g7', 'g8', 'g9', 'g10'), 'Soldier g8 - f8', ['P3=4']],
    [soldiers('g6', 'g7', 'g8', 'c6', 'c7'), 'Soldier g8 - f8', ['3+=4']],
    [soldiers('g6', 'g7', 'g8', 'c6', 'c7'), 'Soldier g7 - f7', ['33=4']],
    [soldiers('g6', 'g7', 'g8', 'c6', 'c7'), 'Soldier g6 - f6', ['3-=4']],
    [soldiers('g6', 'g7', 'g8', 'c6', 'c7'), 'Soldier c7 - d7', ['7+=6']],
    [soldiers('g6', 'g7', 'g8', 'c6', 'c7'), 'Soldier c6 - d6', ['7-=6']],
  ] as const)('%j %s', (position, start, expected) => {
    expect(written(boardOf('xiangqi', position), start)).toEqual(expected);
  });

  test.each([
    ['en', ['C2=5', 'c2.5', 'C2 = 5', 'C2=5!', 'Cannon h3-e3', 'h3e3']],
    ['ru', ['П2=5', 'п2.5', 'C2=5', 'Пушка h3-e3']],
  ])('a move is typed in %s', (language, texts) => {
    const start = boardOf('xiangqi', []);
    for (const text of texts) {
      expect([text, typed(start, text, language)]).toEqual([text, 'Cannon h3 - e3']);
    }
  });

  test('kings, pawns and others are typed by any of their letters', () => {
    const start = boardOf('xiangqi', []);
    for (const text of ['K5+1', 'G5+1']) expect(typed(start, text)).toBe('General e1 - e2');
    for (const text of ['P5+1', 'S5+1']) expect(typed(start, text)).toBe('Soldier e4 - e5');
    for (const text of ['H2+3', 'N2+3']) expect(typed(start, text)).toBe('Horse h1 - g3');
    for (const text of ['E3+5', 'B3+5']) expect(typed(start, text)).toBe('Elephant g1 - e3');
    const tandem = boardOf('xiangqi', `${GENERALS} (Red Cannon f5) (Red Cannon f3)`);
    for (const text of ['C+=1', '+C=1']) expect(typed(tandem, text)).toBe('Cannon f5 - i5');
    // The file is enough where the other piece cannot make the move.
    expect(typed(tandem, 'C4-1')).toBe('choose');
    expect(typed(tandem, 'C4+5')).toBe('Cannon f5 - f10');
  });
});

describe('squares of draughts have numbers', () => {
  // FMJD rules, 2.3, and the laws of the English Draughts Association.
  test.each([
    ['international-draughts', 0, { b10: '1', j10: '5', a9: '6', a1: '46', i1: '50', a10: '' }],
    ['international-draughts', 2, { b12: '1', l12: '6', a1: '67', k1: '72' }],
    ['brazilian-draughts', 0, { b8: '1', h8: '4', a7: '5', a1: '29', g1: '32' }],
    ['english-draughts', 0, { g1: '1', a1: '4', h2: '5', c3: '11', d4: '15', b8: '32' }],
  ])('%s %i', (id, variant, expected) => {
    const rules = ownRules(id, variant);
    const labels = assertDefined(labelsOf(rules));
    const found = Object.keys(expected).map((name) => {
      return [name, labels[rules.board.positions.findIndex((one) => one.name === name)]];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('except in Russian draughts and games of other families', () => {
    for (const id of ['russian-draughts', 'chess', 'alquerque']) {
      expect(labelsOf(ownRules(id))).toBeUndefined();
    }
  });
});

describe('draughts', () => {
  const MEN = '(White Man f2) (Black Man g3) (Black Man g5)';

  test.each([
    ['international-draughts', [], 'Man d4 - e5', ['32-28']],
    ['english-draughts', [], 'Man c3 - d4', ['11-15']],
    ['russian-draughts', [], 'Man c3 - d4', ['c3-d4']],
    ['international-draughts', MEN, 'partial 2 Man f2', ['43x34']],
    ['russian-draughts', MEN, 'partial 2 Man f2', ['f2:h4']],
  ] as const)('%s %j %s', (id, position, start, expected) => {
    expect(written(boardOf(id, position), start)).toEqual(expected);
  });

  /** The same circle from e1 in both directions. */
  const TWO_WAYS =
    '(White Man e1) (Black Man d2) (Black Man d4) (Black Man f2) (Black Man f4) (Black Man h8)';

  function afterTyping(id: string, position: string, text: string): string {
    const board = boardOf(id, position);
    const { game } = board;
    const read = readTurns(game, board.state, text);
    const actions = assertDefined(read[0]);
    const log = actions.map((action) => ({ by: 0, action }));
    return assertDefined(new Notation(game).notate(board.state, log).at(-1)).text;
  }

  test('captures are written by their ends, or in full if another has the same ends', () => {
    expect(afterTyping('international-draughts', MEN, '43x23')).toBe('43x23');
    expect(afterTyping('russian-draughts', MEN, 'f2:f6')).toBe('f2:f6');
    for (const text of ['e1:c3:e5:g3:e1', 'e1:g3:e5:c3:e1']) {
      expect(afterTyping('russian-draughts', TWO_WAYS, text)).toBe(text);
    }
    const { game, state } = boardOf('russian-draughts', TWO_WAYS);
    expect(readTurns(game, state, 'e1:e1')).toHaveLength(2);
    expect(readTurns(game, state, 'e1:c3:e1')).toHaveLength(2);
  });

  test('captures are typed in full, by their ends, step by step or by names', () => {
    const board = boardOf('international-draughts', MEN);
    const whole = typed(board, '43x23');
    expect(whole.split('; ')).toHaveLength(2);
    for (const text of ['43x34x23', '43-34-23', '43 23', '43х23', '43:23', 'f2xh4xf6', 'f2-f6']) {
      expect([text, typed(board, text)]).toEqual([text, whole]);
    }
    expect(typed(board, '43x34')).toBe(whole.split('; ')[0]);
    expect(typed(board, '43x24')).toBe('refused');
  });
});

test('drops of falling pieces are written by column', () => {
  const board = boardOf('connect-four', ['d1', 'd2']);
  expect(written(board, 'Red Disc d')).toEqual(['d']);
  for (const text of ['d', 'D', '4', 'd3']) expect(typed(board, text)).toBe('Red Disc d3');
  const popping = ownMatch('connect-four', ['d1', 'd2'], 1);
  expect(written(popping, 'Red Disc d')).toEqual(['d']);
  expect(written(popping, 'Disc d1')).toHaveLength(1);
});
