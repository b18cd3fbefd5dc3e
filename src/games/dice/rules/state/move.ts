/**
 * Where a die lies: with a hero (`hand`, `bag`, `pile`), with all heroes (`deterred`), in the bag of
 * a location, before the heroes (`met`), or nowhere: before it was made (`new`), or out of the game.
 */
export type DieSpot = 'hand' | 'bag' | 'pile' | 'deterred' | 'place' | 'met' | 'new' | 'out';

/** Why a die moves. */
export const WHYS = [
  // Dice that are spent: rolled in a check, rolled or paid for a skill, paid for something else.
  'check',
  'skill',
  'again',
  'reroll',
  // Dice that are lost: to damage, at the end of a turn by demand and by choice, and so on.
  'damage',
  'end-of-turn',
  'optional',
  'greedy',
  'swift',
  'utter-mess',
  'make-room',
  'death',
  // Dice that come into a hand.
  'refill',
  'summon',
  'acquired',
  'wound',
  'bonus',
  'gift',
  'recovered',
  // Dice that go back into a bag.
  'healed',
  // What becomes of the die that was met.
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
] as const;
export type Why = (typeof WHYS)[number];
