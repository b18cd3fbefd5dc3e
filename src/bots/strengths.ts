/** The strengths of bots, weakest first; shells have a name for each word. */
export const STRENGTH_WORDS = ['novice', 'casual', 'club', 'expert', 'master'] as const;
export type StrengthWord = (typeof STRENGTH_WORDS)[number];

/** The ways of thinking, each in a file of its name. */
export type Algorithm = 'random' | 'greedy' | 'alpha-beta';

/** How a bot thinks, and how often it does not do what it thinks best. */
export interface Strength {
  readonly algorithm: Algorithm;
  /** Positions that alpha-beta looks at for a choice; 0 for the others. */
  readonly nodes: number;
  /** The same where positions are heavy; as many as `nodes` where it is left out. */
  readonly heavyNodes?: number;
  /** Where positions are heavy it looks so many moves ahead instead, however many positions that takes. */
  readonly heavyDepth?: number;
  /** By a clock it looks at `nodes` positions even where they are heavy, if its time allows. */
  readonly isTimed?: boolean;
  /** How often a game without positions is played on in thought; not at all where it is left out. */
  readonly playouts?: number;
  /** Of 100 choices, how many fall on some other action. */
  readonly errors: number;
  /** Where somebody waits with a clock, a choice takes no longer, whatever the rules cost. */
  readonly milliseconds?: number;
}

export const strengths: Readonly<Record<StrengthWord, Strength>> = {
  novice: { algorithm: 'greedy', nodes: 0, errors: 40, milliseconds: 400 },
  casual: {
    algorithm: 'alpha-beta',
    nodes: 100,
    heavyDepth: 1,
    playouts: 60,
    errors: 25,
    milliseconds: 700,
  },
  club: {
    algorithm: 'alpha-beta',
    nodes: 1_500,
    heavyDepth: 2,
    playouts: 300,
    errors: 12,
    milliseconds: 1_200,
  },
  expert: {
    algorithm: 'alpha-beta',
    nodes: 40_000,
    heavyNodes: 3_000,
    isTimed: true,
    playouts: 1_500,
    errors: 4,
    milliseconds: 2_000,
  },
  master: {
    algorithm: 'alpha-beta',
    nodes: 1_000_000,
    heavyNodes: 60_000,
    isTimed: true,
    playouts: 12_000,
    errors: 0,
    milliseconds: 3_500,
  },
};

/** The measure below all strengths: it plays anything. */
export const RANDOM: Strength = { algorithm: 'random', nodes: 0, errors: 0 };

/** The strength of a level from 1 to 5. */
export function strengthAt(level: number): Strength {
  const word = STRENGTH_WORDS[level - 1];
  if (word === undefined) throw new RangeError(`strength ${level} of ${STRENGTH_WORDS.length}`);
  return strengths[word];
}
