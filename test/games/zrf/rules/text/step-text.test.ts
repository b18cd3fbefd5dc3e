import { expect, test } from 'vitest';
import { openText, Table } from '../support/table.ts';

/** A three by three board with men of two sides and the given pieces. */
function game(setup: string, pieces: string): string {
  return `(game (title "Steps") (players You Foe) (turn-order You Foe)
    (board
      (grid (start-rectangle 0 0 9 9)
        (dimensions ("a/b/c" (10 0)) ("3/2/1" (0 10)))
        (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0) (se 1 1) (sw -1 1))))
    (board-setup ${setup})
    (piece (name Man)) (piece (name King)) ${pieces})`;
}

/**
 * Form of steps in saves of the original program: a change names its position unless it was the
 * last one named.
 */
test.each([
  {
    what: 'the mover leaves a piece behind and changes',
    setup: '(You (Bishop a1)) (Foe (Man c3))',
    pieces: '(piece (name Ball)) (piece (name Bishop) (moves ((create Bishop) n (add Ball))))',
    text: 'Bishop a1 - a2 You Bishop a1 = Ball on a2',
  },
  {
    what: 'a victim is carried away, changed and turned',
    setup: '(You (Chief a1)) (Foe (Man a2))',
    pieces:
      '(piece (name Chief) (moves (n (verify enemy?) cascade e e (change-type King) flip add)))',
    text: 'Chief a1 x a2 Man a2 - c2 = King flip c2',
  },
  {
    what: 'marks are cleared before a promotion',
    setup: '(You (Checker a3 b3)) (Foe (Man c1))',
    pieces: `(piece (name Checker) (attribute marked true)
      (moves ((verify (marked e)) (set-attribute marked false) (set-attribute marked false)
        e (set-attribute marked false) w s s (add King))))`,
    text: 'Checker a3 - a1 @ a3 0 0 @ a3 0 0 @ b3 0 0 = King on a1',
  },
  {
    what: 'a crate is pushed onto a goal',
    setup: '(You (Porter a3) (Crate a2) (Goal a1)) (Foe (Man c3))',
    pieces: `(piece (name Goal)) (piece (name Crate))
      (piece (name Porter) (moves
        ((create Goal) s (verify (piece? Crate)) cascade s (change-type King) add)))`,
    text: 'Porter a3 x a2 Crate a2 x a1 You Goal a3 = King on a1',
  },
])('$what', ({ setup, pieces, text }) => {
  const table = new Table(openText(game(setup, pieces)));
  expect(table.moves()).toEqual([text]);
  table.play(text);
});
