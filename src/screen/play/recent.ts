import type { AnyMatch, GameEvent } from '../../core/index.ts';
import { CHANCE } from '../../core/index.ts';

/** An entry of the log with what describes it: the state before it and what it brought. */
export interface RecentEntry {
  readonly before: unknown;
  readonly by: number;
  readonly action: unknown;
  readonly events: readonly GameEvent[];
}

/** The last entries of the log up to a point, the newest last. */
export function recentEntries(match: AnyMatch, until: number, most: number): RecentEntry[] {
  const recent: RecentEntry[] = [];
  for (let index = Math.max(0, until - most); index < until; index++) {
    const entry = match.entryAt(index);
    if (entry === undefined || entry.by === CHANCE) continue;
    recent.push({ ...entry, before: match.stateAt(index), events: match.eventsAt(index) });
  }
  return recent;
}
