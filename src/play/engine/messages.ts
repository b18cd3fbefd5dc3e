import type { GameSource } from './engine.ts';

/** Message to a worker: a question, or none to cancel the previous one. */
export interface Call<Q> {
  readonly id: number;
  readonly question?: Q;
  /** True for a question that may be asked later. The worker prepares for it without replying. */
  readonly isAhead?: boolean;
}

/** Message from a worker. */
export type Reply<A, P> =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: P }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: A }
  | { readonly id: number; readonly kind: 'error'; readonly message: string };

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Common fields of all questions about a game. */
export interface AboutGame {
  readonly game: string;
  readonly source?: GameSource;
}

/** Adds the source of the rules to a question that lacks it. */
export function withSource<Q extends AboutGame>(
  question: Q,
  sourceOf: (game: string) => GameSource | undefined,
): Q {
  if (question.source !== undefined) return question;
  const source = sourceOf(question.game);
  return source === undefined ? question : { ...question, source };
}
