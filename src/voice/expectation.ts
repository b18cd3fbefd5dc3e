/** What a bot expects, seen by the player who asked. */
export interface Expectation {
  readonly value: number;
  readonly exact: boolean;
}
