/** What an errand does next: an action, or its end. */
export type NextStep<A, St> =
  { readonly kind: 'act'; readonly action: A } | { readonly kind: 'stop'; readonly stop: St };

/** What takes many turns and goes on by itself: asked for a step again and again, told what came of it. */
export interface ErrandSteps<S, A, E, Er, St> {
  readonly errand: Er;
  /** The next step, or why there is none; `events` are those of the last step, none before the first. */
  next(state: S, events: readonly E[]): NextStep<A, St>;
}
