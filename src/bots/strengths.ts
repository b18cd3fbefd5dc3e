/** The strengths of bots, weakest first; shells have a name for each word. */
export const STRENGTH_WORDS = ['novice', 'casual', 'club', 'expert', 'master'] as const;
export type StrengthWord = (typeof STRENGTH_WORDS)[number];

/** How a bot thinks: how far it sees, and how often it does not do what it thinks best. */
export interface Strength {
  /** Positions looked at for a choice; 0 looks at its own next moves only. */
  readonly nodes: number;
  /** Of 100 choices, how many fall on some other action. */
  readonly errors: number;
}

export const strengths: Readonly<Record<StrengthWord, Strength>> = {
  novice: { nodes: 0, errors: 40 },
  casual: { nodes: 100, errors: 25 },
  club: { nodes: 1_500, errors: 12 },
  expert: { nodes: 40_000, errors: 4 },
  master: { nodes: 1_000_000, errors: 0 },
};

/** The strength of a level from 1 to 5. */
export function strengthAt(level: number): Strength {
  const word = STRENGTH_WORDS[level - 1];
  if (word === undefined) throw new RangeError(`strength ${level} of ${STRENGTH_WORDS.length}`);
  return strengths[word];
}
