import type { AnyMatch, GameEvent } from '../../core/index.ts';
import { CHANCE } from '../../core/index.ts';

/** An entry of the log with what describes it: the state before it, and what it and chance after it brought. */
export interface RecentEntry {
  readonly before: unknown;
  readonly by: number;
  readonly action: unknown;
  readonly events: readonly GameEvent[];
}

/** The last of a log's entries that somebody decided, up to a point, the newest last. */
export function recentEntries(match: AnyMatch, until: number, most: number): RecentEntry[] {
  const recent: RecentEntry[] = [];
  for (let index = Math.max(0, until - most); index < until; index++) {
    const entry = match.entryAt(index);
    const last = recent.at(-1);
    const events = match.eventsAt(index);
    if (entry === undefined) continue;
    if (entry.by !== CHANCE) recent.push({ ...entry, before: match.stateAt(index), events });
    else if (last !== undefined) {
      recent.splice(-1, 1, { ...last, events: [...last.events, ...events] });
    }
  }
  return recent;
}
