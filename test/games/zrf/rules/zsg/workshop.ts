import { must } from '#core';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { folderWith } from '../nodes.ts';

/** A game with one man for every kind of part in a saved move. */
const WORKSHOP = `
(game
  (title "Workshop")
  (players White Black)
  (turn-order White Black)
  (option "pass turn" true)
  (board
    (grid (start-rectangle 0 0 9 9)
      (dimensions ("a/b/c/d/e" (10 0)) ("4/3/2/1" (0 10)))
      (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0)))
    (symmetry Black (n s) (s n)))
  (board-setup
    (White (Man a1) (Pusher b1) (Maker c1) (Mage d1) (Marker e1))
    (Black (Man a2 b4 e4) (Mage d4)))
  (piece (name Man)
    (moves
      (n (verify enemy?) capture n (verify empty?) (add-partial jump))
      (n (verify enemy?) add)
      (n (verify empty?) add)
      (e (verify empty?) (add Queen))
      (move-type jump)
      (n (verify enemy?) capture n (verify empty?) add)))
  (piece (name Queen) (moves (n add) (e add)))
  (piece (name Pusher)
    (moves (e (verify not-empty?) cascade n add) (n (verify empty?) add)))
  (piece (name Maker)
    (moves (n (verify empty?) (create Man s) add) (e (verify friend?) (change-type Queen) w n (verify empty?) add)))
  (piece (name Mage)
    (moves (n (verify empty?) (change-owner n) (flip d4) add)))
  (piece (name Marker) (attribute fresh? true)
    (moves (n (verify empty?) (set-attribute fresh? false) add)))
  (loss-condition (White Black) (pieces-remaining 0)))
(variant
  (title "Small Workshop")
  (board-setup (White (Man a1)) (Black (Man e4))))
`;

export function openWorkshop(): ZrfGame {
  return must(openRules(folderWith({ 'workshop.zrf': WORKSHOP }), 'workshop.zrf', 'workshop').game);
}
