/**
 * Rules that are slow to run: every drop loops over the whole board. On a 19 by 19 board a position
 * takes tens of milliseconds. A line of five wins.
 */
export function slowRules(size: number): string {
  const files = Array.from({ length: size }, (_, file) => String.fromCharCode(97 + file));
  const ranks = Array.from({ length: size }, (_, row) => size - row);
  const corner = `a${size}`;
  return `
(version "2.0")
(define look-along (while (on-board? e) (if (and enemy? (friend? e)) (set-flag mixed true)) e))
(define back-along (while (on-board? w) w))
(define look-around
  ${corner} (while (on-board? s) (look-along) (back-along) s) (look-along)
  ${corner} (while (on-board? e) (if (and friend? (enemy? s)) (set-flag mixed true)) e))
(define line (win-condition (Sun Moon) (relative-config Drop $1 Drop $1 Drop $1 Drop $1 Drop)))
(game
  (title "Slow")
  (players Sun Moon)
  (turn-order Sun Moon)
  (board
    (grid
      (start-rectangle 0 0 9 9)
      (dimensions ("${files.join('/')}" (10 0)) ("${ranks.join('/')}" (0 10)))
      (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0) (ne 1 -1) (se 1 1))))
  (board-setup (Sun (Drop off 181)) (Moon (Drop off 180)))
  (piece (name Drop) (drops ((verify empty?) mark (look-around) back (if (flag? mixed) add else add))))
  (line n) (line e) (line ne) (line se)
  (draw-condition (Sun Moon) stalemated))`;
}
