/** A saved game as lists name it: what is played, then who plays, how far it is, how it ended. */
export interface SavedTold {
  readonly title: string;
  readonly facts: readonly string[];
}
