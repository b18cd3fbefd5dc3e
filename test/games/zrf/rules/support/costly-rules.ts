/**
 * Rules whose moves are quick until White's switch reaches g2. Black's man then scans the whole
 * board before each step, ten times for each of `tens`. Its legal steps depend on all its paths up
 * and to the right, so listing them is slow.
 */
export function costlyRules(tens: number): string {
  const looks = Array.from({ length: tens }, () => '(looks-10)').join(' ');
  return `
(define look
  (while (on-board? s) s) (while (on-board? w) w)
  (while (on-board? n) (while (on-board? e) e) (while (on-board? w) w) n) back)
(define looks-10 (look) (look) (look) (look) (look) (look) (look) (look) (look) (look))
(define step ((verify (not-empty? g2)) mark ${looks} $1 (verify empty?) (add-partial)))
(game
  (title "Costly")
  (players White Black)
  (turn-order White Black)
  (option "maximal captures" true)
  (board
    (grid
      (start-rectangle 0 0 9 9)
      (dimensions ("a/b/c/d/e/f/g" (10 0)) ("7/6/5/4/3/2/1" (0 10)))
      (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0))))
  (board-setup (White (Switch g1) (Runner g3)) (Black (Man a1) (Runner g7)))
  (piece (name Switch) (moves (n (verify empty?) add)))
  (piece (name Runner) (moves (n (verify empty?) add) (w (verify empty?) add)))
  (piece (name Man) (moves (step n) (step e)))
  (win-condition (White Black) (pieces-remaining 1000)))`;
}

/**
 * Rules in which White's switch on f1r2 causes many seconds of work that caching cannot reduce, for
 * tests with real clocks.
 */
export function busyRules(): string {
  const size = 40;
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  const files = numbers.map((number) => `f${number}`).join('/');
  const ranks = numbers
    .toReversed()
    .map((number) => `r${number}`)
    .join('/');
  const men = numbers
    .slice(15)
    .flatMap((row) => numbers.map((file) => `f${file}r${row}`))
    .join(' ');
  const look = `(
    (verify (not-empty? f1r2))
    (while (on-board? n) n) (while (on-board? w) w)
    (while (on-board? s) (while (on-board? e) cascade add e) (while (on-board? w) w) s))`;
  return `
(game
  (title "Busy")
  (players White Black)
  (turn-order White Black)
  (board
    (grid
      (start-rectangle 0 0 9 9)
      (dimensions ("${files}" (10 0)) ("${ranks}" (0 10)))
      (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0))))
  (board-setup (White (Switch f1r1) (Runner f1r10)) (Black (Man ${men}) (Runner f1r12)))
  (piece (name Switch) (moves (n (verify empty?) add)))
  (piece (name Runner) (moves (e (verify empty?) add)))
  (piece (name Man) (moves ${look.repeat(4)}))
  (win-condition (White Black) (pieces-remaining 2000)))`;
}
