/** What can be wrong with the meaning of a rules file: one sentence a code. */
export const MEANING_MESSAGES = {
  'zrf-keyword-unknown': 'There is no {what} {word}. Did you mean {nearest}?',
} as const;
