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
  'kif-empty':
    'This text holds no game in KIF: a game has headings such as 先手：, and moves such as 1 ７六歩(77).',
  'kif-line': '“{text}” is neither a heading, a move nor a comment: begin comments with * or #.',
  'kif-number':
    'Move {number} follows here, but the next one is {next}: number the moves one by one.',
  'kif-move': '“{text}” is not a move in KIF: write, for example, ７六歩(77) or 投了.',
  'kif-variation': 'There is no move {number} that this variation could replace.',
  'kif-row':
    'This row of the board needs nine squares with pieces such as v香, or ・ for empty ones.',
  'kif-hand': 'Write the pieces in hand as in 飛 歩十八, or なし for none, instead of “{text}”.',
  'kif-handicap': 'Unknown handicap “{text}”. Choose from {names}.',
  'csa-empty':
    'This text holds no game in CSA: a game has a position such as PI, and moves such as +7776FU.',
  'csa-line':
    '“{text}” is not valid in CSA: write moves as +7776FU, positions as PI or P1-KY-KE, comments after an apostrophe.',
} as const;
