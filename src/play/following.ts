import { elementAt, makePlayer, parseTranscript } from '#core';
import type { AnyMatch, GameEvent, TranscriptEntry } from '#core';
import { gameNameIn } from './game-name.ts';
import { makeSeats } from './seats.ts';
import type { Session } from './session.ts';

/** An entry of a game as somebody else recorded it. */
export type TakenEntry = Pick<TranscriptEntry, 'by' | 'text'>;

function isSame(match: AnyMatch, index: number, { by, text }: TakenEntry): boolean {
  const line = match.lineAt(index);
  return line.startsWith(`${index + 1} ${makePlayer(by)} ${text} ~`);
}

/** How many entries a match and a record have in common from the start on. */
function countSame(match: AnyMatch, entries: readonly TakenEntry[]): number {
  const most = Math.min(match.lineCount, entries.length);
  let count = 0;
  while (count < most && isSame(match, count, elementAt(entries, count))) count += 1;
  return count;
}

/** Whether a match has the entries of a record, and no others. */
export function isAsTaken(match: AnyMatch, entries: readonly TakenEntry[]): boolean {
  return match.lineCount === entries.length && countSame(match, entries) === entries.length;
}

/** What happened in a game that was taken over: from where on, and from which state. */
interface TakenOver {
  readonly from: number;
  readonly before: unknown;
  readonly events: readonly GameEvent[];
}

/** Takes back what a record does not have, and plays what it has beyond; undefined where that cannot be. */
export function takeOver(session: Session, entries: readonly TakenEntry[]): TakenOver | undefined {
  const { match } = session;
  if (match.fault !== undefined) return undefined;
  const same = countSame(match, entries);
  session.undoTo(same);
  const { cursor: from, state: before } = match;
  if (from > same) return undefined;
  const events: GameEvent[] = [];
  for (let index = from; index < entries.length; index++) {
    const entry = elementAt(entries, index);
    // An outcome of chance was drawn with the action before it.
    if (index >= match.cursor) {
      const played = session.playText(entry.text);
      if (!played.ok) return undefined;
      for (const event of played.events) events.push(event);
    }
    if (!isSame(match, index, entry)) return undefined;
  }
  return match.cursor === entries.length ? { from, before, events } : undefined;
}

/** A game that is shown, and can take over what was done elsewhere. */
interface Shown {
  readonly session: Session;
  follow(entries: readonly TakenEntry[]): boolean;
}

/**
 * Takes over a game that was continued elsewhere, as it is kept by now. False where it has to be
 * opened again, as with others in the seats.
 */
export function followText(shown: Shown, text: string): boolean {
  const read = parseTranscript(text);
  const { session } = shown;
  if (!read.ok || read.value.notes['seats'] !== makeSeats(session.seats)) return false;
  session.rename(gameNameIn(read.value.notes));
  return shown.follow(read.value.entries);
}
