/** Figures of shipped games, beside which studies of rules show theirs, and how they were measured. */
export interface ShippedRules {
  /** Level of the bots, number of games of each part, limit of decisions, and seed. */
  readonly level: string;
  readonly games: number;
  readonly longest: number;
  readonly seed: string;
  /** Values by game and figure. */
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
