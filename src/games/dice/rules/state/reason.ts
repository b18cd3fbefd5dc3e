/** Reasons for the end of a scenario. The first three are victories. */
export const REASONS = [
  'cornered',
  'all-closed',
  'first-villain',
  'time',
  'dead',
  'escaped',
  'fallen',
] as const;
export type Reason = (typeof REASONS)[number];
export const VICTORY_REASONS: readonly Reason[] = ['cornered', 'all-closed', 'first-villain'];
