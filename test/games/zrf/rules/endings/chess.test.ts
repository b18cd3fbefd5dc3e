import { describe, expect, test } from 'vitest';
import { makeStream, must } from '#core';
import { makeFen } from '#games/zrf/notation/chess/make-fen.ts';
import { parseFen } from '#games/zrf/notation/chess/parse-fen.ts';
import { openContent } from '../content/content.ts';
import { reload, shuffle, tableAt } from './content-table.ts';

/*
 * FIDE Laws of Chess 2023: 9.3 and 9.6.2 (moves without a capture or a pawn move; checkmate takes
 * precedence), 5.2.2 (dead positions).
 */

const chess = openContent('chess.zrf');
const ROOKS = 'White King e1, White Rook h2, Black King e8, Black Rook a7';

describe('fifty moves without progress', () => {
  test('draw after 50 moves by each side, also in a saved game', () => {
    const table = tableAt(chess, ROOKS);
    const random = makeStream('fifty', 'chess');
    shuffle(table, 99, random);
    expect([table.ending(), table.state.quiet]).toEqual(['', 99]);
    reload(table);
    const last = table.moves().find((move) => !move.includes(' x ')) ?? '';
    table.play(last);
    expect(table.ending()).toBe('quiet: draw');
  });

  test.each([
    ['a pawn move', 'e2 e4'],
    ['a capture', 'h2 h5'],
  ])('%s restarts the count', (_, move) => {
    const position = `${ROOKS}, White Pawn e2, Black Knight h5, Turn=White, Quiet=99`;
    const table = tableAt(chess, position);
    table.play(move);
    expect([table.ending(), table.state.quiet]).toEqual(['', 0]);
  });

  test('a move that castles does not restart it', () => {
    const table = tableAt(
      chess,
      'White King e1, White Rook h1, Black King e8, Black Rook a7, Quiet=4',
    );
    table.play('e1 g1');
    expect(table.state.quiet).toBe(5);
  });

  test('mate on the last of them wins', () => {
    const table = tableAt(chess, 'White King g6, White Rook a1, Black King g8, Quiet=99');
    table.play('a1 a8');
    expect(table.ending()).toBe('checkmate: White');
  });

  test('a state without counts, from an older save, counts from there', () => {
    const table = tableAt(chess, `${ROOKS}, Quiet=99`);
    const older = chess.makeState(table.state).replaceAll(/^~.*\n/gm, '');
    table.state = must(chess.parseState(older));
    table.play('e1 d1');
    expect([table.ending(), table.state.quiet]).toEqual(['', 1]);
  });

  test('FEN keeps the count', () => {
    const { rules, state } = tableAt(chess, `${ROOKS}, Quiet=41`);
    const fen = makeFen(rules, state) ?? '';
    expect(fen).toMatch(/ 41 1$/);
    expect(must(parseFen(rules, state.variant, fen))).toMatch(/ Quiet=41$/);
  });
});

describe('material that cannot mate', () => {
  const drawn = (pieces: string, capture: string) => {
    const table = tableAt(chess, `White King e1, Black King e8, ${pieces}`);
    table.play(capture);
    return table.ending();
  };

  test('bishops on squares of one colour draw', () => {
    expect(drawn('White Bishop c1, Black Bishop f8, Black Pawn a3', 'c1 a3')).toBe(
      'material: draw',
    );
  });

  test('bishops on both colours, two knights and a rook play on', () => {
    expect(drawn('White Bishop c1, Black Bishop c8, Black Pawn a3', 'c1 a3')).toBe('');
    expect(drawn('White Knight b1, White Knight g1, Black Pawn a3', 'b1 a3')).toBe('');
    expect(drawn('White Rook a1, Black Pawn a3', 'a1 a3')).toBe('');
    expect(drawn('White Knight b1, Black Knight g8, Black Pawn a3', 'b1 a3')).toBe('');
  });

  test('a lone knight draws by the goals of the file', () => {
    expect(drawn('White Knight b1, Black Pawn a3', 'b1 a3')).toBe('goal: draw');
  });
});

test('search tells positions apart by the moves left only near the limit', () => {
  const hashAt = (quiet: number) => {
    const { state } = tableAt(chess, `${ROOKS}, Quiet=${quiet}`);
    const position = must({ ok: true, value: chess.position?.(state) });
    return [position?.hashHigh(), position?.hashLow()];
  };
  expect(hashAt(0)).toEqual(hashAt(40));
  expect(hashAt(70)).not.toEqual(hashAt(40));
  expect(hashAt(98)).not.toEqual(hashAt(97));
});
