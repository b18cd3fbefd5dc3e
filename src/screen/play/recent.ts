import type { AnyMatch, GameEvent } from '#core';
import { CHANCE } from '#core';

/**
 * An entry of the log, with what describes it and all that followed from it: the state at the
 * beginning, and what happened. Where a turn was finished by forced steps it is the last of them.
 */
export interface RecentEntry {
  readonly start: unknown;
  readonly before: unknown;
  readonly by: number;
  readonly action: unknown;
  readonly events: readonly GameEvent[];
}

/** So far back a turn of many forced steps is followed to its beginning. */
const FAR = 40;

/** Whether an entry is a step of a turn that went on in the only way there was. */
function isFinish(match: AnyMatch, index: number): boolean {
  const [before, entry] = [match.entryAt(index - 1), match.entryAt(index)];
  return before?.by === entry?.by && match.game.isForced?.(match.stateAt(index)) === true;
}

/**
 * The last of a log's entries that somebody decided, up to a point, the newest last: with what
 * chance did after them, and what was forced in the same turn.
 */
export function recentEntries(match: AnyMatch, until: number, most: number): RecentEntry[] {
  const recent: RecentEntry[] = [];
  let later: readonly GameEvent[] = [];
  let last: Pick<RecentEntry, 'before' | 'by' | 'action'> | undefined;
  for (let index = until - 1; index >= Math.max(0, until - FAR); index -= 1) {
    const entry = match.entryAt(index);
    if (entry === undefined || recent.length === most) break;
    const events = [...match.eventsAt(index), ...later];
    const before = match.stateAt(index);
    if (entry.by !== CHANCE) last ??= { ...entry, before };
    if (entry.by === CHANCE || last === undefined || isFinish(match, index)) later = events;
    else {
      recent.unshift({ ...last, start: before, events });
      [later, last] = [[], undefined];
    }
  }
  return recent;
}
