/** Volume levels, set separately for effects and music. */
export const VOLUMES = ['off', 'quiet', 'medium', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

/** Gain applied to samples. */
export const GAINS: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.3, medium: 0.6, loud: 1 };

export interface Volumes {
  readonly effects: Volume;
  readonly music: Volume;
}
