/** Colours by meaning, which palettes turn into colours of the screen. */
export const SIGN_COLOURS = [
  'text',
  'soft',
  'faint',
  'frame',
  'title',
  'accent',
  'good',
  'warn',
  'bad',
  'seed',
  'physical',
  'somatic',
  'mental',
  'verbal',
  'divine',
  'ally',
] as const;
export type SignColour = (typeof SIGN_COLOURS)[number];

/** Appearance of a creature or an item in text mode. */
export interface Look {
  readonly glyph: string;
  readonly colour: SignColour;
}
