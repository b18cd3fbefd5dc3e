/** What can go wrong with rules while they are played: one sentence per code. */
export const PLAYING_MESSAGES = {
  'zrf-fault-endless': 'The moves of {piece} go on forever, or for too long: they are cut off.',
  'zrf-fault-steps': 'There are more than {most} moves in a position: the others are left out.',
  'zrf-fault-chain': 'A turn has more than {most} steps: it ends there.',
  'zrf-fault-lookahead':
    'After {most} steps it is still not known which turn captures the most pieces: all of them are allowed.',
  'zrf-fault-safety':
    'There are too many royal pieces to check whether moves leave them under attack: no move is ruled out.',
} as const;
