import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must, defaultOptions, startMatch } from '#core';
import {
  chainsOf,
  drawBoard,
  kalah,
  kalahOptions,
  makeBoard,
  makeChain,
  makePits,
  parseBoard,
  splitMoves,
} from '#games/kalah/rules/index.ts';
import type { KalahAction } from '#games/kalah/rules/index.ts';

describe('board literals', () => {
  it('match the protocol, south first', () => {
    const text = '<6,0,1,5,4,4,4,4,4,4,4,4,0,5,5>';
    expect(must(parseBoard(text))).toEqual([5, 4, 4, 4, 4, 4, 0, 4, 4, 4, 0, 5, 5, 1]);
    expect(makeBoard(must(parseBoard(text)))).toBe(text);
  });

  it('round-trip from both sides', () => {
    const side = fc.integer({ min: 1, max: 12 }).chain((houses) =>
      fc.array(fc.integer({ min: 0, max: 20 }), {
        minLength: 2 * houses + 2,
        maxLength: 2 * houses + 2,
      }),
    );
    fc.assert(
      fc.property(side, fc.constantFrom(0, 1), (pits, south) => {
        expect(must(parseBoard(makeBoard(pits, south), south))).toEqual(pits);
      }),
    );
  });

  it.each([
    ['', 'is not a board'],
    ['<6,0,0>', '12 houses after the stores, not 0'],
    ['<0,0,0>', '1 to 12 houses'],
    ['<13,0,0>', '1 to 12 houses'],
    ['<1,0,0,999,999>', '1998 seeds'],
    ['<1,0,0,-1,1>', 'is not a board'],
  ])('reject %j: %s', (text, reason) => {
    const result = parseBoard(text);
    expect(result.ok ? '' : result.problems[0]?.message).toContain(reason);
  });
});

describe('state text', () => {
  it.each([
    ['<2,0,0,1,1,1,1> one'],
    ['<2,0,0,1,1,1,1> two capture=empty ends=mover remaining=nobody majorityStop pie=reply relay'],
    ['<2,4,0,0,0,0,0> two over=side-empty'],
  ])('round-trips: %s', (text) => {
    expect(kalah.makeState(must(kalah.parseState(text)))).toBe(text);
  });

  it.each([
    ['<2,0,0,1,1,1,1>', 'is not a player'],
    ['<2,0,0,1,1,1,1> three', 'is not a player'],
    ['<2,0,0,1,1,1,1> one capture=all', 'standard, empty, none'],
    ['<2,0,0,1,1,1,1> one fast', 'is not a rule'],
    ['<2,0,0,0,0,1,1> one', 'over: add over=side-empty'],
    ['<2,0,0,1,1,1,1> one over=majority', 'not over'],
  ])('rejects %s: %s', (text, reason) => {
    const result = kalah.parseState(text);
    expect(result.ok ? '' : result.problems[0]?.message).toContain(reason);
  });
});

describe('the printed board', () => {
  // Source: specification, part 2.
  it('matches the specification', () => {
    expect(`\n${drawBoard(makePits(6, 4))}\n`).toBe(`
               Player Two
     | 04 | 04 | 04 | 04 | 04 | 04 |
(00)                                 (00)
     | 04 | 04 | 04 | 04 | 04 | 04 |
               Player One
`);
  });

  it('reverses the upper row and widens for large houses', () => {
    const pits = [1, 2, 30, 4, 105, 6];
    expect(`\n${drawBoard(pits, ['South', 'North'])}\n`).toBe(`
          North
      | 105 | 004 |
(006)               (030)
      | 001 | 002 |
          South
`);
  });
});

describe('move lists', () => {
  it('are grouped by turn, with extra turns joined', () => {
    const match = startMatch(kalah, defaultOptions(kalahOptions), 'moves');
    for (const action of [3, 6, 5, 2]) expect(match.play(action).ok).toBe(true);
    const log = match.log as readonly { by: number; action: KalahAction }[];
    expect(chainsOf(log).map(({ actions }) => makeChain(actions, 6))).toEqual(['36', '5', '2']);
  });

  it.each([
    ['36 5 2', 6, ['3', '6', '5', '2']],
    ['3-10 12', 12, ['3', '10', '12']],
    ['36', 12, ['36']],
    ['3, swap; 4', 6, ['3', 'swap', '4']],
    ['', 6, []],
  ])('parse %j on %i houses as %j', (text, houses, expected) => {
    expect(splitMoves(text, houses)).toEqual(expected);
  });

  it('reject invalid moves with a reason', () => {
    const state = kalah.start(defaultOptions(kalahOptions), 'x');
    for (const text of ['', 'x', '-1', '1e3', '0x1', '7', 'swap']) {
      expect(kalah.parseAction(state, text).ok, text).toBe(false);
    }
  });
});
