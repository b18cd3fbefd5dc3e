import { describe, expect, test } from 'vitest';
import { openContent } from '../content/content.ts';
import { reload, tableAt } from './content-table.ts';
import type { Table } from '../support/table.ts';

/*
 * Rules of the Japan Shogi Association: dropping a pawn to give mate (uchifuzume), fourfold repetition
 * (sennichite) with the loss of a player who only gives check, and the declaration by 27 points of
 * players who have entered the camp (nyugyoku).
 */

const shogi = openContent('shogi.zrf');

/** Plays rounds of moves until the game is over; returns the number of turns. */
function repeat(table: Table, round: readonly string[], rounds: number): number {
  for (let turn = 0; turn < round.length * rounds; turn += 1) {
    table.play(round[turn % round.length] ?? '');
    reload(table);
    if (table.ending() !== '') return turn + 1;
  }
  return round.length * rounds;
}

describe('mate by a dropped pawn', () => {
  const MATED = 'White King 1a, Black Gold 2c, Black King 9i, Black Pawn off 1';
  const KNIGHT = 'Black Knight 3c';

  test('is not legal', () => {
    const table = tableAt(shogi, `${MATED}, ${KNIGHT}`);
    expect(table.moves()).not.toContain('Black Pawn 1b');
    expect(table.moves()).toContain('Black Pawn 1d');
  });

  test('is legal if the king can escape, or the pawn can be taken', () => {
    expect(tableAt(shogi, MATED).moves()).toContain('Black Pawn 1b');
    const defended = `${MATED}, ${KNIGHT}, White Rook 8b, White Gold 9b`;
    expect(tableAt(shogi, defended).moves()).toContain('Black Pawn 1b');
  });

  test('is legal with any other piece, and by moving a pawn', () => {
    const lance = tableAt(shogi, `${MATED}, ${KNIGHT}, Black Lance off 1`);
    lance.play('Black Lance 1b');
    expect(lance.ending()).toBe('checkmate: Black');
    const pawn = tableAt(shogi, `${MATED}, ${KNIGHT}, Black Pawn 1c`);
    pawn.play('Pawn 1c - 1b');
    expect(pawn.ending()).toBe('checkmate: Black');
  });
});

describe('repetition', () => {
  test('draws at the fourth time', () => {
    const table = tableAt(shogi, 'Black King 5i, White King 5a, Black Gold 9i, White Gold 9a');
    expect(repeat(table, ['5i4i', '5a4a', '4i5i', '4a5a'], 4)).toBe(12);
    expect(table.ending()).toBe('repetition: draw');
  });

  const CHECKED = 'Black King 9i, Black Rook 4e, White King 5a, White Gold 9a';

  test('loses by checks alone', () => {
    const table = tableAt(shogi, CHECKED);
    expect(repeat(table, ['4e5e', '5a4a', '5e4e', '4a5a'], 4)).toBe(12);
    expect(table.ending()).toBe('perpetual: White');
  });

  test('draws if a turn of the round gave no check', () => {
    const table = tableAt(shogi, CHECKED);
    const round = ['4e5e', '5a4a', '5e4e', '4a5a', '4e4f', '9a8a', '4f4e', '8a9a'];
    expect(repeat(table, round, 2)).toBe(12);
    expect(table.ending()).toBe('repetition: draw');
  });

  test('draws if checks began only after the position had occurred', () => {
    const table = tableAt(shogi, CHECKED);
    table.play('4e4f', '9a8a', '4f4e', '8a9a');
    expect(repeat(table, ['4e5e', '5a4a', '5e4e', '4a5a'], 4)).toBe(8);
    expect(table.ending()).toBe('repetition: draw');
  });
});

describe('entering kings', () => {
  const MAJORS = 'Black Rook 8a, Black Rook 7a, Black Bishop 6a, Black Bishop 5a';
  const OTHERS = 'Black Gold 4a, Black Gold 3a, Black Gold 2a, Black Gold 1a';
  const SILVERS = 'Black Silver 2b, Black Silver 1b';
  const CAMP = `Black King 9b, ${MAJORS}, ${OTHERS}, ${SILVERS}, Turn=White`;

  const after = (position: string, move: string) => {
    const table = tableAt(shogi, position);
    table.play(move);
    return table.ending();
  };

  test('win with 28 points for Black', () => {
    expect(after(`${CAMP}, White King 5i, Black Pawn off 2`, '5i4i')).toBe('impasse: Black');
  });

  test('need their points, ten pieces in the camp, and no check', () => {
    expect(after(`${CAMP}, White King 5i, Black Pawn off 1`, '5i4i')).toBe('');
    const outside = CAMP.replace('Silver 1b', 'Silver 1d');
    expect(after(`${outside}, White King 5i, Black Pawn off 9`, '5i4i')).toBe('');
    const checked = `${CAMP}, White King 5i, White Rook 8i, Black Pawn off 2`;
    expect(after(checked, 'Rook 8i - 9i')).toBe('');
  });

  test('do not count in minishogi', () => {
    const { rules } = tableAt(shogi, 'Black King 5e, White King 1a', 'minishogi');
    expect(rules.options.impasse).toBeUndefined();
  });
});
