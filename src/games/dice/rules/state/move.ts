/**
 * Places of a die: with a hero (`hand`, `bag`, `pile`), with all heroes (`deterred`), in a
 * location's bag (`place`), encountered (`met`), newly created (`new`), or out of the game (`out`).
 */
export type DieSpot = 'hand' | 'bag' | 'pile' | 'deterred' | 'place' | 'met' | 'new' | 'out';

/** Reasons for moving a die. */
export const MOVE_REASONS = [
  // Spent dice: rolled in a check, rolled or paid for a skill, paid for something else.
  'check',
  'skill',
  'again',
  'reroll',
  // Lost dice: by damage, at the end of a turn by rule and by choice, and others.
  'damage',
  'end-of-turn',
  'optional',
  'greedy',
  'swift',
  'utter-mess',
  'stolen',
  'make-room',
  'story',
  'death',
  // Dice that enter a hand.
  'refill',
  'summon',
  'acquired',
  'wound',
  'bonus',
  'gift',
  'recovered',
  // Dice returned to a bag.
  'healed',
  // Fate of the encountered die.
  'failed',
  'forfeited',
  'defeated',
  'removed',
  'undefeated',
  'evaded',
  'escaped',
  'put-back',
  'cured',
  'closed',
  // A new threat in a location's bag.
  'called',
] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];
