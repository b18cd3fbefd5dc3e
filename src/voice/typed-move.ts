import type { Problem } from '#core';

/** First move of a list as its actions, with the rest of the list, or the problem with it. */
export type FirstMove =
  | { readonly kind: 'play'; readonly actions: readonly string[]; readonly rest: string }
  | { readonly kind: 'refused'; readonly text: string; readonly problem: Problem };

/** First of several moves that are one action each; undefined for an empty list. */
export function firstMoveOf(moves: readonly string[], separator: string): FirstMove | undefined {
  const [first, ...others] = moves;
  if (first === undefined) return undefined;
  return { kind: 'play', actions: [first], rest: others.join(separator) };
}
