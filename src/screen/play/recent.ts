import type { AnyMatch, GameEvent } from '#core';
import { CHANCE } from '#core';

/**
 * Log entry with the state before its turn and all events that followed. If forced steps completed
 * the turn, the entry is the last of them.
 */
export interface RecentEntry {
  readonly start: unknown;
  readonly before: unknown;
  readonly by: number;
  readonly action: unknown;
  readonly events: readonly GameEvent[];
}

/** Maximum number of entries searched for the start of a turn. */
const MAX_LOOKBACK = 40;

/** True for a forced step that continues the turn of the same player. */
function isForcedStep(match: AnyMatch, index: number): boolean {
  const [before, entry] = [match.entryAt(index - 1), match.entryAt(index)];
  return before?.by === entry?.by && match.game.isForced?.(match.stateAt(index)) === true;
}

/**
 * Last `most` decided entries before `until`, newest last. Each includes the chance events and
 * forced steps that followed it.
 */
export function recentEntries(match: AnyMatch, until: number, maxEntries: number): RecentEntry[] {
  const recent: RecentEntry[] = [];
  let later: readonly GameEvent[] = [];
  let last: Pick<RecentEntry, 'before' | 'by' | 'action'> | undefined;
  for (let index = until - 1; index >= Math.max(0, until - MAX_LOOKBACK); index -= 1) {
    const entry = match.entryAt(index);
    if (entry === undefined || recent.length === maxEntries) break;
    const events = [...match.eventsAt(index), ...later];
    const before = match.stateAt(index);
    if (entry.by !== CHANCE) last ??= { ...entry, before };
    if (entry.by === CHANCE || last === undefined || isForcedStep(match, index)) later = events;
    else {
      recent.unshift({ ...last, start: before, events });
      [later, last] = [[], undefined];
    }
  }
  return recent;
}
