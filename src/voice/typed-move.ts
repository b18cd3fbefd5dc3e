import type { Problem } from '#core';

/** The first move of a list as the actions that it is, and the list after it; or why it is none. */
export type FirstMove =
  | { readonly kind: 'play'; readonly actions: readonly string[]; readonly rest: string }
  | { readonly kind: 'refused'; readonly text: string; readonly problem: Problem };

/** The first of several moves, each of which is one action; undefined where there are none. */
export function firstOf(moves: readonly string[], separator: string): FirstMove | undefined {
  const [first, ...others] = moves;
  if (first === undefined) return undefined;
  return { kind: 'play', actions: [first], rest: others.join(separator) };
}
