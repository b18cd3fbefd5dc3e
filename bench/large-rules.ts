/** Size of generated rules files in bytes, as large as the longest handwritten files. */

const LARGE_FILE = 100_000;

/** About 100 kB of rules for pieces that slide, leap and shoot. */
export function manyPieces(): string {
  const head = `(define slide ($1 (while empty? add $1) (verify enemy?) add))
(define leap ($1 $2 (verify not-friend?) add))
(game (title "Large") (players White Black) (turn-order White Black)
(board (grid (start-rectangle 0 0 9 9)
  (dimensions ("a/b/c/d/e/f/g/h/i/j" (10 0)) ("10/9/8/7/6/5/4/3/2/1" (0 10)))
  (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0) (ne 1 -1) (nw -1 -1) (se 1 1) (sw -1 1)))
  (symmetry Black (n s) (s n) (nw sw) (sw nw) (ne se) (se ne)))
(board-setup (White (P0 a1)) (Black (P0 a10)))
(loss-condition (White Black) (pieces-remaining 0))
`;
  const piece = (index: number) => `(piece (name P${index}) (help "Slides, leaps and shoots.")
  (image White "w${index}.bmp" Black "b${index}.bmp") (attribute fresh true)
  (moves (slide n) (slide s) (slide e) (slide w) (leap n ne) (leap s sw)
    (n (verify (and (on-board? n) (not-empty? n))) (capture n) (set-attribute fresh false) add)
    (e (verify empty?) (if fresh (set-flag far true) else (set-flag far false)) add)))
`;
  let text = head;
  for (let index = 0; text.length < LARGE_FILE; index += 1) text += piece(index);
  return `${text})`;
}

/**
 * Mancala by macros. A pit is a piece named after its number of seeds. The sowing macro for each
 * count tests every pit on its path for every possible content. A few kilobytes expand to some
 * three million words.
 */
function manyWords(pits = 12, seeds = 48): string {
  const names = Array.from({ length: seeds + 1 }, (_, index) => `P${index}`);
  const increments = names
    .slice(0, -1)
    .map((name, index) => `(if (piece? ${name}) (change-type P${index + 1}))`);
  const sowings = names
    .slice(2)
    .map((_, index) => `(define sow-${index + 2} (sow-${index + 1}) next (one-more))`);
  const squares = Array.from({ length: pits }, (_, index) => `p${index}`);
  const links = squares.map((name, index) => `(${name} p${(index + 1) % pits})`);
  const moves = squares.map((name) => `((verify (position? ${name})) (sow-$2 ${name}) add)`);
  const pieces = names.slice(1).map((name, index) => `(pit ${name} ${index + 1})`);
  const places = squares.map((name, index) => `(${name} ${index * 20} 0 ${index * 20 + 19} 19)`);
  return `(define one-more ${increments.join('\n')})
(define sow-1 (change-type P0) next (one-more))
${sowings.join('\n')}
(define pit (piece (name $1) (image South "$1.bmp" North "$1.bmp") (moves ${moves.join('\n')})))
(game (title "Large mancala") (players South North) (turn-order South North)
(board (positions ${places.join(' ')}) (links next ${links.join(' ')}))
(board-setup (South (P4 ${squares.slice(0, pits / 2).join(' ')}))
  (North (P4 ${squares.slice(pits / 2).join(' ')})))
(piece (name P0) (image South "P0.bmp" North "P0.bmp"))
${pieces.join('\n')}
(loss-condition (South North) stalemated))`;
}

/** Generated rules, by the names used in the report. */
export const GENERATED: Readonly<Record<string, () => string>> = {
  '100 kB of pieces': manyPieces,
  'three million words': manyWords,
};
