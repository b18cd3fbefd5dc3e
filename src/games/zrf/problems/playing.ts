/** What can go wrong with rules while they are played: one sentence a code. */
export const PLAYING_MESSAGES = {
  'zrf-fault-endless':
    'The moves of {piece} go on for ever, or for too long: they are cut off there.',
  'zrf-fault-steps': 'There are more than {most} moves in a position: the others are left out.',
  'zrf-fault-chain': 'A turn has more than {most} steps: it ends there.',
  'zrf-fault-lookahead':
    'Which turn takes most pieces is not known after {most} steps: all of them are allowed.',
  'zrf-fault-safety':
    'There are too many royal pieces: whether moves leave them under attack is not asked.',
} as const;
