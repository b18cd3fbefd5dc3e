/** What can be wrong before the meaning of a rules file is looked at: one sentence a code. */
export const READING_MESSAGES = {
  'zrf-unclosed': 'This list is never closed: add a ) where it ends.',
} as const;
