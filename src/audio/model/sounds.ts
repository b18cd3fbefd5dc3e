/**
 * Sound effects: the dice game's in the order of its specification, one for leaving it, and the
 * board games'.
 */
export const SOUNDS = [
  'turn-start',
  'battle-check-roll',
  'battle-check-success',
  'battle-check-failure',
  'die-draw',
  'die-hide',
  'die-discard',
  'die-remove',
  'die-pick',
  'travel',
  'encounter-stat',
  'encounter-divine',
  'encounter-ally',
  'encounter-wound',
  'encounter-obstacle',
  'encounter-enemy',
  'encounter-villain',
  'defeat-obstacle',
  'defeat-enemy',
  'defeat-villain',
  'take-damage',
  'hero-death',
  'close-location',
  'game-victory',
  'game-loss',
  'error',
  'leave',
  'piece-move',
  'piece-take',
] as const;
export type Sound = (typeof SOUNDS)[number];
