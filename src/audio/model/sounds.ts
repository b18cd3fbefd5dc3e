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

/** Pieces of music; each of them loops. */
export const PIECES = [
  'scenario-music-1',
  'scenario-music-2',
  'scenario-music-3',
  'menu-main',
] as const;
export type Piece = (typeof PIECES)[number];
