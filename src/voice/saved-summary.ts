/** Summary of a saved game for lists: the game, then players, progress and result. */
export interface SavedSummary {
  readonly title: string;
  readonly facts: readonly string[];
}
