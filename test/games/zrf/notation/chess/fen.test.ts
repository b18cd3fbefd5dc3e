import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertDefined, below, makeStream, startMatch } from '#core';
import type { AnyMatch } from '#core';
import { actionsIn, parseFen } from '#games/zrf/notation/index.ts';
import type { ZrfMatch } from '#games/zrf/page/game/match.ts';
import { ownGame, ownRules } from '../../page/games.ts';
import { fenOf, firstVariant, stateOfFen } from '../positions.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test('the starting position has its well-known text', () => {
  const game = ownGame('chess');
  const state = game.start({ variant: firstVariant('chess') }, 'test');
  expect(fenOf(game, state)).toBe(START);
});

/** Positions of the perft tables on the Chess Programming Wiki, with their legal moves. */
test.each([
  [START, 20],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 48],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 14],
  ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 6],
  ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 44],
  ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', 46],
  // En passant, for White and for Black.
  ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 7],
  ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 7],
])('%s has %i moves', (fen, count) => {
  const { game, state } = stateOfFen('chess', fen);
  expect(actionsIn(game, state)).toHaveLength(count);
});

test.each(['chess', 'los-alamos', 'makruk'])('%s survives writing and reading', (id) => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 40 }), (seed, length) => {
      const game = ownGame(id);
      const variant = firstVariant(id);
      const match = startMatch(game, { variant }, String(seed)) as AnyMatch & ZrfMatch;
      const random = makeStream(String(seed), 'player');
      for (let i = 0; i < length && match.turn.kind === 'decide'; i++) {
        const { actions } = match.turn;
        match.play(assertDefined(actions[below(random, actions.length)]));
      }
      if (match.turn.kind !== 'decide') return;
      const fen = assertDefined(fenOf(game, match.state));
      const { state } = stateOfFen(id, fen);
      const moves = (from: typeof state) =>
        actionsIn(game, from).map((action) => game.makeAction(from, action));
      expect(moves(state)).toEqual(moves(match.state));
      // The count of moves starts again.
      expect(assertDefined(fenOf(game, state)).replace(/\d+$/, '')).toBe(fen.replace(/\d+$/, ''));
    }),
    { numRuns: 25 },
  );
});

describe('a mistake is named with its column', () => {
  const rules = ownRules('chess');

  test.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w', 1, 'fen-rows'],
    ['rnbqkbnr/pppppppp/8/8/8/7/PPPPPPPP/RNBQKBNR w', 25, 'fen-row'],
    ['rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w', 14, 'fen-letter'],
    ['rnbqkbnr/pppppppp/8/8/8/9/PPPPPPPP/RNBQKBNR w', 25, 'fen-count'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q] w', 45, 'fen-hand-none'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x', 45, 'fen-side'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AB', 47, 'fen-castling'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkqK', 47, 'fen-castling'],
    ['rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq', 47, 'fen-castling-piece'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - e6', 49, 'fen-passant'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - x', 51, 'fen-number'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 2', 55, 'fen-extra'],
  ])('%s', (text, column, code) => {
    const read = parseFen(rules, 'chess', text, { line: 3, column: 1 });
    const problems = read.ok ? [] : read.problems;
    expect(problems).toEqual([expect.objectContaining({ code, line: 3, column })]);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.nat(START.length), fc.string({ maxLength: 3 }), (at, text) => {
        const read = parseFen(rules, 'chess', START.slice(0, at) + text + START.slice(at + 1));
        if (!read.ok) expect(read.problems[0]).toHaveProperty('column');
      }),
      { numRuns: 500 },
    );
  });
});
