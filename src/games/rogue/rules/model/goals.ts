/** Goals of a run, in order of display. */
export const GOAL_KINDS = ['treasure', 'clear', 'survive', 'reach'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** A goal and its progress. */
export interface GoalState {
  readonly kind: GoalKind;
  /** Treasures, mobs or turns in total; 1 for `reach`. */
  readonly total: number;
  /** Number still missing. */
  readonly left: number;
}
