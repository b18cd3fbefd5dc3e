/** Next step of an automatic action: an action to take, or the reason to stop. */
export type NextStep<A, St> =
  { readonly kind: 'act'; readonly action: A } | { readonly kind: 'stop'; readonly stop: St };

/**
 * Source of the steps of an automatic action. Each call of `next` receives the events of the step
 * before.
 */
export interface ErrandSteps<S, A, E, Er, St> {
  readonly errand: Er;
  /** Next step, or the reason to stop. `events` belong to the last step; empty before the first. */
  next(state: S, events: readonly E[]): NextStep<A, St>;
}
