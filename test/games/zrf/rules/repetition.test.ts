import { expect, test } from 'vitest';
import { must } from '#core';
import { tableOf } from './support/table.ts';

const VINES = `(game
  (title "Vines")
  (players White Black)
  (option "pass turn" true)
  (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (10 0))) (directions (e 1) (w -1))))
  (board-setup (White (Vine a)) (Black (Stone c)))
  (piece
    (name Vine)
    (moves (move-type grow) (e (verify empty?) (add-copy-partial grow)) (move-type none) (w add)))
  (piece
    (name Stone)
    (moves (w (verify not-friend?) add) (e (verify empty?) add)))
  (loss-condition (White Black) (pieces-remaining 0)))`;

test('a position can repeat after a capture if copies keep growing', () => {
  const table = tableOf(VINES);
  const round = ['Vine a + b', 'Stone c x b', 'Pass', 'Stone b - c'];
  let played = 0;
  while (table.ending() === '' && played < 20) {
    const nextMove = round[played % round.length] ?? '';
    table.play(table.moves().find((move) => move.includes(nextMove)) ?? nextMove);
    // A game that is saved and loaded still detects the repetition.
    table.state = must(table.game.parseState(table.game.makeState(table.state)));
    played += 1;
  }
  expect(table.ending()).toBe('repetition: draw');
  expect(played).toBe(8);
});
