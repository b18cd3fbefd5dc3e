import { applyAction, housesOf, refuse, sowingPath, storeOf } from '../rules/index.ts';
import type { KalahAction, KalahEvent, KalahState } from '../rules/index.ts';
import type { InkColour, PaperColour } from '#screen/cells/ink.ts';

/** A mark in a pit beside its seeds. */
export interface Mark {
  readonly on?: PaperColour;
  readonly text?: string;
  readonly ink?: InkColour;
}

export type Marks = ReadonlyMap<number, Mark>;

/** Every pit that a sowing visits, in order and with repeats from laps and relays. */
function pathOf(state: KalahState, events: readonly KalahEvent[]): number[] {
  const houses = housesOf(state.pits);
  return events.flatMap((event) =>
    event.kind === 'sow' ? sowingPath(houses, event.player, event.from, event.seeds) : [],
  );
}

/** Marks previewing an action: seeds gained, the last seed and captures. */
export function previewMarks(state: KalahState, action: KalahAction): Marks {
  const marks = new Map<number, Mark>();
  if (action === 'swap' || refuse(state, action) !== undefined) return marks;
  const { events } = applyAction(state, action);
  const path = pathOf(state, events);
  const gains = new Map<number, number>();
  for (const pit of path) gains.set(pit, (gains.get(pit) ?? 0) + 1);
  const last = path.at(-1);
  const capture = events.find((event) => event.kind === 'capture');
  if (capture?.kind === 'capture') {
    const store = storeOf(housesOf(state.pits), capture.player);
    gains.set(store, (gains.get(store) ?? 0) + capture.seeds);
  }
  for (const [pit, gain] of gains) {
    const text = pit === last ? `[+${gain}]` : `+${gain}`;
    marks.set(pit, { on: pit === last ? 'last' : 'path', text, ink: 'accent' });
  }
  if (capture?.kind === 'capture') {
    const capturedSeeds = state.pits[capture.opposite] ?? 0;
    marks.set(capture.opposite, { on: 'path', text: `−${capturedSeeds}`, ink: 'warn' });
  }
  return marks;
}
