import { kalah, sowingPath, housesOf } from '../rules/index.ts';
import type { KalahAction, KalahEvent, KalahState } from '../rules/index.ts';

/** Effects of an action before it is played. */
export interface Preview {
  readonly action: KalahAction;
  readonly events: readonly KalahEvent[];
  /** Pits that receive seeds, in order; empty for a swap. */
  readonly path: readonly number[];
  readonly last: number | undefined;
}

/** Previews an action; undefined if it is illegal. */
export function previewAction(state: KalahState, action: KalahAction): Preview | undefined {
  if (kalah.refuse(state, action) !== undefined) return undefined;
  const { events } = kalah.apply(state, action);
  const houses = housesOf(state.pits);
  const path = events.flatMap((event) =>
    event.kind === 'sow' ? sowingPath(houses, event.player, event.from, event.seeds) : [],
  );
  return { action, events, path, last: path.at(-1) };
}
