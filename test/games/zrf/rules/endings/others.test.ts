import { describe, expect, test } from 'vitest';
import { makeStream } from '#core';
import { openContent } from '../content/content.ts';
import { shuffle, tableAt } from './content-table.ts';

describe('xiangqi', () => {
  const xiangqi = openContent('xiangqi.zrf');
  const CHECKED = 'Red General f1, Red Chariot d5, Black General e10, Black Soldier a4';

  test('perpetual check loses at the third repetition', () => {
    const table = tableAt(xiangqi, CHECKED);
    for (let round = 0; round < 2; round += 1) table.play('d5e5', 'e10d10', 'e5d5', 'd10e10');
    expect(table.ending()).toBe('perpetual: Black');
  });

  test('60 moves without a capture draw, and soldiers do not restart the count', () => {
    const table = tableAt(xiangqi, `${CHECKED}, Red Soldier i4, Quiet=119`);
    table.play('i4i5');
    expect(table.ending()).toBe('quiet: draw');
  });
});

/*
 * Rules of the World Draughts Federation (FMJD), annex 1, article 6: 25 moves by kings alone; 16 moves
 * for three pieces against a king; 5 for two or one. Section 64, Russian draughts: 15 moves by kings
 * alone; 5, 30 and 60 moves in endings of up to 3, 5 and 7 pieces with kings on both sides.
 */
describe('international draughts', () => {
  const draughts = openContent('international-draughts.zrf');

  test('draws after 25 moves by kings alone; a move by a man restarts the count', () => {
    const four = 'White King j10, White King j6, White Man b2, Black King a9, Black King a7';
    const kings = tableAt(draughts, `${four}, Quiet=49`);
    kings.play('j10i9');
    expect(kings.ending()).toBe('quiet: draw');
    const man = tableAt(draughts, `${four}, Quiet=49`);
    man.play('b2c3');
    expect([man.ending(), man.state.quiet]).toEqual(['', 0]);
  });

  test('draws after 5 moves of a king against a king', () => {
    const table = tableAt(draughts, 'White King j10, Black King a9');
    shuffle(table, 9, makeStream('kings', 'draughts'));
    expect(table.state.held).toBe(9);
    table.play(table.moves()[0] ?? '');
    expect(table.ending()).toBe('endgame: draw');
  });

  test('a promotion does not restart the 16 moves against a king', () => {
    const pieces = 'White King j10, White Man c9, White Man b4, Black King a9';
    const table = tableAt(draughts, `${pieces}, Held=30`);
    table.play('c9d10 = King');
    expect([table.ending(), table.state.held]).toEqual(['', 31]);
    table.play(table.moves()[0] ?? '');
    expect(table.ending()).toBe('endgame: draw');
  });

  test('a capture begins the count of the endgame that it leads to', () => {
    const pieces = 'White King j10, White King j6, White Man c1, Black Man d2, Black King a9';
    const table = tableAt(draughts, pieces);
    expect(table.state.held).toBe(0);
    table.play('c1 e3');
    expect([table.ending(), table.state.held]).toEqual(['', 0]);
    table.play('a9b8');
    expect(table.state.held).toBe(1);
  });

  test('the losing game has no limits for endgames', () => {
    const variant = 'losing-international-draughts';
    const table = tableAt(draughts, 'White King j10, Black King a9', variant);
    expect(table.rules.options.endgames).toEqual([]);
    shuffle(table, 12, makeStream('losing', 'draughts'));
    expect([table.ending(), table.state.held]).toEqual(['', 0]);
  });
});

describe('Russian draughts', () => {
  const draughts = openContent('russian-draughts.zrf');
  const PIECES = 'White King h8, White Man c7, Black King a5';

  test('draws after 5 moves with up to three pieces; a promotion restarts the count', () => {
    const table = tableAt(draughts, `${PIECES}, Held=8`);
    table.play('c7b8 = King');
    expect([table.ending(), table.state.held]).toEqual(['', 0]);
    const kings = tableAt(draughts, `${PIECES}, Held=9`);
    kings.play('h8g7');
    expect(kings.ending()).toBe('endgame: draw');
  });

  test('draws after 15 moves by kings alone', () => {
    const four = 'White King h8, White King g7, White King f8, Black King a5, Quiet=29';
    const table = tableAt(draughts, four);
    table.play('f8e7');
    expect(table.ending()).toBe('quiet: draw');
  });
});
