/** Small custom game. */
export const RACE = `
(game
  (title "Race")
  (players White Black)
  (turn-order White Black)
  (board (grid (start-rectangle 0 0 9 9)
    (dimensions ("a/b" (10 0)) ("3/2/1" (0 10))) (directions (n 0 -1) (s 0 1)))
    (symmetry Black (n s)))
  (board-setup (White (Man a1)) (Black (Man b3)))
  (piece (name Man) (moves (n add)))
  (win-condition (White) (absolute-config Man (a3)))
  (win-condition (Black) (absolute-config Man (b1))))
(variant (title "Late Race") (turn-order Black White))
`;
