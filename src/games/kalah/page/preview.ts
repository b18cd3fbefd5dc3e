import { kalah, sowingPath, housesOf } from '../rules/index.ts';
import type { KalahAction, KalahEvent, KalahState } from '../rules/index.ts';

/** The effects that an action would have. */
export interface Preview {
  readonly action: KalahAction;
  readonly events: readonly KalahEvent[];
  /** The pits that seeds fall into, in order; empty for a swap. */
  readonly path: readonly number[];
  readonly last: number | undefined;
}

/** Undefined where the action is refused. */
export function previewOf(state: KalahState, action: KalahAction): Preview | undefined {
  if (kalah.refuse(state, action) !== undefined) return undefined;
  const { events } = kalah.apply(state, action);
  const houses = housesOf(state.pits);
  const path = events.flatMap((event) =>
    event.kind === 'sow' ? sowingPath(houses, event.player, event.from, event.seeds) : [],
  );
  return { action, events, path, last: path.at(-1) };
}
