/** Time controls offered for a new game, in their text form. */
export const TIME_PRESETS = [
  '60+0',
  '180+2',
  '300+3',
  '600+5',
  '900+10',
  'move 10',
  'move 30',
] as const;
