import { findWay } from '#kit/grid/way.ts';
import type { WaySearch } from '#kit/grid/way.ts';

/** A step of an attack on the nearest enemy in sight, or why there is none. */
export type Attack<A> =
  | { readonly kind: 'act'; readonly action: A }
  | { readonly kind: 'none'; readonly reason: 'none' | 'no-way' };

/**
 * The next step of an attack on the nearest enemy of the first group within reach; the goals of `search` are the
 * places where enemies can be attacked at all.
 */
export function attackNearest<P, D, A>(
  groups: readonly (readonly P[])[],
  search: WaySearch<P, D>,
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
