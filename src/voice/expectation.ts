/** Evaluation by a bot, from the point of view of the player who asked for it. */
export interface Expectation {
  readonly value: number;
  readonly exact: boolean;
}
