/** Messages about positions and files of games other than chess, one sentence per code. */
export const FAMILY_MESSAGES = {
  'sfen-hand':
    'Write the pieces in hand as in RB2P2p, with those that can be dropped, or - for none, instead of “{found}”.',
  'sfen-extra':
    '“{found}” is too much: after the board, a position has the player, the pieces in hand and the number of the move.',
  'xiangqi-extra':
    '“{found}” is too much: after the board, a position has the player, two dashes and two numbers.',
  'pdn-side':
    'A position of draughts begins with W or B for the player to move, as in W:W31-50:B1-20, not with “{found}”.',
  'pdn-colour': 'Write W or B before the squares of each side, instead of “{found}”.',
  'pdn-square': 'There is no square “{found}” here: squares are {first} to {last}.',
  'pdn-range': 'Write a range from the lower to the higher number, instead of “{found}”.',
  'pdn-twice': 'There are two pieces on {square}: remove one of them.',
  'pdn-board':
    'These rules have no men and kings on squares of one colour: use a position of this program instead.',
} as const;
