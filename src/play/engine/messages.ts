import type { GameSource } from './engine.ts';

/** What a worker is sent: a question, or none to drop the one before. */
export interface Call<Q> {
  readonly id: number;
  readonly question?: Q;
  /** True where the question is not asked yet: the worker prepares for such ones, and replies nothing. */
  readonly isAhead?: boolean;
}

/** What a worker sends back. */
export type Reply<A, P> =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: P }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: A }
  | { readonly id: number; readonly kind: 'error'; readonly message: string };

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What questions about games have in common. */
export interface AboutGame {
  readonly game: string;
  readonly source?: GameSource;
}

/** A question with the texts of the rules it is about, where it does not carry them yet. */
export function withSource<Q extends AboutGame>(
  question: Q,
  sourceOf: (game: string) => GameSource | undefined,
): Q {
  if (question.source !== undefined) return question;
  const source = sourceOf(question.game);
  return source === undefined ? question : { ...question, source };
}
