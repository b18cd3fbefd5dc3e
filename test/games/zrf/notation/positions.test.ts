import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertDefined, below, makeStream, must } from '#core';
import type { ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { actionsIn, positionNotationOf } from '#games/zrf/notation/index.ts';
import { ownGame } from '../page/games.ts';

function variantOf(id: string, index = 0): string {
  return assertDefined(ownGame(id).variants[index]).key;
}

function textOf(game: ZrfGame, state: ZrfState): string | undefined {
  const rules = game.rulesOf(state);
  return positionNotationOf(rules).make(rules, state);
}

function stateOf(id: string, text: string, index = 0): ZrfState {
  const game = ownGame(id);
  const variant = variantOf(id, index);
  const { rules } = game.playOf(variant);
  const start = must(positionNotationOf(rules).parse(rules, variant, text));
  return game.start({ variant, start }, 'test');
}

describe('the starting position has its well-known text', () => {
  test.each([
    // The USI protocol, as described by T. Romstad.
    ['shogi', 0, 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1'],
    ['shogi', 1, 'rbsgk/4p/5/P4/KGSBR b - 1'],
    ['shogi', 2, 'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['dobutsu', 0, 'gle/1c1/1C1/ELG b - 1'],
    // The UCCI protocol, www.xqbase.com/protocol/cchess_fen.htm.
    ['xiangqi', 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'],
    // PDN 3.0.
    ['international-draughts', 0, 'W:W31-50:B1-20'],
    ['brazilian-draughts', 0, 'W:W21-32:B1-12'],
    ['english-draughts', 0, 'B:W21-32:B1-12'],
    ['international-draughts', 2, 'W:W43-72:B1-30'],
  ])('%s %i', (id, index, text) => {
    const game = ownGame(id);
    const state = game.start({ variant: variantOf(id, index) }, 'test');
    expect(textOf(game, state)).toBe(text);
    expect(stateOf(id, text, index).cells).toEqual(state.cells);
  });
});

describe('other programs write', () => {
  test.each([
    ['shogi', '8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 1'],
    ['xiangqi', '3k5/9/9/9/9/9/9/4B4/9/4K1B2 b - - 0 1'],
    ['english-draughts', 'B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29'],
    ['russian-draughts', 'W:Wc3,e3,Kh8:Bb6,Ka5'],
  ])('%s: %s', (id, text) => {
    const game = ownGame(id);
    expect(textOf(game, stateOf(id, text))).toBe(text);
  });

  test.each([
    [
      'shogi',
      'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL',
      'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
    ],
    [
      'xiangqi',
      'rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r',
      'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
    ],
    ['international-draughts', 'B:B1-3, 5:WK31,K32 , 50.', 'B:W50,K31,K32:B1-3,5'],
    ['international-draughts', 'w:W31-K33:B1:H0:F1', 'W:W31-33:B1'],
    ['international-draughts', 'W:W:B1', 'W:W:B1'],
  ])('shorter or looser: %s %s', (id, text, expected) => {
    const game = ownGame(id);
    expect(textOf(game, stateOf(id, text))).toBe(expected);
  });
});

/** A position of a random game, between two turns. */
function randomState(id: string, seed: string, length: number): ZrfState {
  const game = ownGame(id);
  const random = makeStream(seed, 'player');
  let state = game.start({ variant: variantOf(id) }, seed);
  let between = state;
  for (let i = 0; i < length; i++) {
    const actions = actionsIn(game, state);
    const action = actions[below(random, Math.max(1, actions.length))];
    if (action === undefined) return between;
    state = game.apply(state, action).state;
    if (state.chainAt < 0 && state.ending === undefined) between = state;
  }
  return between;
}

test.each([
  'shogi',
  'dobutsu',
  'xiangqi',
  'international-draughts',
  'english-draughts',
  'russian-draughts',
])('%s survives writing and reading', (id) => {
  const game = ownGame(id);
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 90 }), (seed, length) => {
      const state = randomState(id, String(seed), length);
      const text = assertDefined(textOf(game, state));
      const { cells, stock, turn } = stateOf(id, text);
      const expected = { cells: state.cells, stock: state.stock, turn: state.turn };
      expect({ cells, stock, turn }).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});

const SHOGI = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';
const XIANGQI = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';

describe('a mistake is named with its column', () => {
  test.each([
    ['shogi', `${SHOGI}/9 b -`, 1, 'fen-rows'],
    ['shogi', SHOGI.replace('1r5b1', '1r5x1'), 14, 'fen-letter'],
    ['shogi', SHOGI.replace('1r5b1', '1r+k5b1'), 13, 'fen-letter'],
    ['shogi', SHOGI.replace('1r5b1', '1r5b'), 11, 'fen-row'],
    ['shogi', SHOGI.replace('1r5b1', '1r5b2'), 15, 'fen-count'],
    ['shogi', `${SHOGI} x - 1`, 59, 'fen-side'],
    ['shogi', `${SHOGI} b K 1`, 61, 'sfen-hand'],
    ['shogi', `${SHOGI} b 2 1`, 61, 'sfen-hand'],
    ['shogi', `${SHOGI} b - x`, 63, 'fen-number'],
    ['shogi', `${SHOGI} b - 1 1`, 65, 'sfen-extra'],
    ['xiangqi', `${XIANGQI} x`, 61, 'fen-side'],
    ['xiangqi', XIANGQI.replace('1c5c1', '1c5q1'), 16, 'fen-letter'],
    ['xiangqi', `${XIANGQI} w KQ -`, 63, 'xiangqi-extra'],
    ['xiangqi', `${XIANGQI} w - - x`, 67, 'fen-number'],
    ['xiangqi', `${XIANGQI} w - - 0 1 9`, 71, 'xiangqi-extra'],
    ['international-draughts', '', 1, 'pdn-side'],
    ['international-draughts', 'X:W31:B1', 1, 'pdn-side'],
    ['international-draughts', 'W:W31:X1', 7, 'pdn-colour'],
    ['international-draughts', 'W:W31,51:B1', 7, 'pdn-square'],
    ['international-draughts', 'W:W31,31:B1', 7, 'pdn-twice'],
    ['international-draughts', 'W:W31:B20-1', 8, 'pdn-range'],
    ['international-draughts', 'W:W31:B1-2-3', 8, 'pdn-range'],
    ['russian-draughts', 'W:Wc3, d3:Bb6', 8, 'pdn-square'],
    ['shogi', 'x'.repeat(3000), 1, 'fen-length'],
  ])('%s %s', (id, text, column, code) => {
    const variant = variantOf(id);
    const { rules } = ownGame(id).playOf(variant);
    const read = positionNotationOf(rules).parse(rules, variant, text, { line: 3, column: 1 });
    const problems = read.ok ? [] : read.problems;
    expect(problems).toEqual([expect.objectContaining({ code, line: 3, column })]);
  });
});

test.each([
  ['shogi', `${SHOGI} b 2Pb 1`],
  ['xiangqi', `${XIANGQI} w - - 0 1`],
  ['international-draughts', 'W:W31-50,K3:B1,2,K20'],
  ['russian-draughts', 'W:Wc3,Ke3:Bb6'],
])('%s: damaged positions are refused with a place, or read', (id, text) => {
  const variant = variantOf(id);
  const { rules } = ownGame(id).playOf(variant);
  fc.assert(
    fc.property(fc.nat(text.length), fc.string({ maxLength: 3 }), fc.nat(3), (at, more, cut) => {
      const damaged = text.slice(0, at) + more + text.slice(at + cut);
      const read = positionNotationOf(rules).parse(rules, variant, damaged);
      if (!read.ok) expect(read.problems[0]).toMatchObject({ line: 1 });
      else expect(read.value).toContain('Variant=');
    }),
    { numRuns: 300 },
  );
});
