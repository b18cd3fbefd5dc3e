/** What can go wrong with rules while they are played: one sentence per code. */
export const PLAYING_MESSAGES = {
  'zrf-fault-endless': 'The moves of {piece} go on forever, or for too long: they are cut off.',
  'zrf-fault-steps': 'There are more than {most} moves in a position: the others are left out.',
  'zrf-fault-chain': 'A turn has more than {most} steps: it ends there.',
  'zrf-fault-lookahead':
    'After {most} steps it is still not known which turn captures the most pieces: all of them are allowed.',
  'zrf-fault-safety':
    'There are too many royal pieces to check whether moves leave them under attack: no move is ruled out.',
  'zrf-fault-cost':
    'Working out a move takes more than {most} seconds, and the moves of {piece} are part of it, so the game ends here: simplify them, or use fewer pieces or a smaller board.',
  'zrf-fault-cost-goals':
    'Working out a move takes more than {most} seconds, and this goal is part of it, so the game ends here: write fewer or shorter goals, or use fewer pieces or a smaller board.',
  'zrf-slow':
    'Working out a move takes up to {count} units of work, and the moves of {piece} are part of it: play is slow. Simplify these moves, or use fewer pieces or a smaller board.',
  'zrf-slow-goals':
    'Working out a move takes up to {count} units of work, and this goal is part of it: play is slow. Write fewer or shorter goals, or use fewer pieces or a smaller board.',
} as const;
