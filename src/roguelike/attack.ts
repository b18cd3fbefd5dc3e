import { findWay } from '#kit/grid/way.ts';
import type { PathParameters } from '#kit/grid/way.ts';

/** One step of an attack on the nearest visible enemy, or the reason none is possible. */
export type Attack<A> =
  | { readonly kind: 'act'; readonly action: A }
  | { readonly kind: 'none'; readonly reason: 'none' | 'no-way' };

/**
 * Returns the next step towards the nearest enemy of the first group with one in reach. The goals
 * of `search` limit the places where enemies can be attacked.
 */
export function attackNearest<P, D, A>(
  groups: readonly (readonly P[])[],
  search: PathParameters<P, D>,
  actionOf: (step: D) => A,
): Attack<A> {
  for (const group of groups) {
    const goals = new Set(group.map(search.keyOf));
    const isGoal = (place: P) => goals.has(search.keyOf(place)) && search.isGoal(place);
    const [step] = findWay({ ...search, isGoal }) ?? [];
    if (step !== undefined) return { kind: 'act', action: actionOf(step) };
  }
  return { kind: 'none', reason: groups.every(({ length }) => length === 0) ? 'none' : 'no-way' };
}
