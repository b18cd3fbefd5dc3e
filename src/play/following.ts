import { elementAt, makeEnding, makeEntryText, makePlayer, parseTranscript } from '#core';
import type { AnyMatch, GameEvent, Transcript, TranscriptEntry } from '#core';
import { gameNameIn } from './game-name.ts';
import { makeSeats } from './seats.ts';
import type { Session } from './session.ts';

/** Entry of a game recorded by another session. */
export type EntryText = Pick<TranscriptEntry, 'by' | 'text' | 'time'>;

function isSame(match: AnyMatch, index: number, { by, text, time }: EntryText): boolean {
  const line = match.lineAt(index);
  return line.startsWith(`${index + 1} ${makePlayer(by)} ${makeEntryText(text, time)} ~`);
}

/** Number of leading entries that a match and a record share. */
function countSame(match: AnyMatch, entries: readonly EntryText[]): number {
  const maxCount = Math.min(match.lineCount, entries.length);
  let count = 0;
  while (count < maxCount && isSame(match, count, elementAt(entries, count))) count += 1;
  return count;
}

/** True if a match has exactly the entries of a record. */
export function hasSameEntries(match: AnyMatch, entries: readonly EntryText[]): boolean {
  return match.lineCount === entries.length && countSame(match, entries) === entries.length;
}

/** Result of taking over a game: starting entry count, the state there, and the events since. */
interface Takeover {
  readonly from: number;
  readonly before: unknown;
  readonly events: readonly GameEvent[];
}

/**
 * Takes back entries missing from the record, then plays its new ones. Returns undefined if that
 * fails.
 */
export function takeOver(session: Session, entries: readonly EntryText[]): Takeover | undefined {
  const { match } = session;
  if (match.fault !== undefined) return undefined;
  const sameCount = countSame(match, entries);
  session.undoTo(sameCount);
  const { cursor: from, state: before } = match;
  if (from > sameCount) return undefined;
  const events: GameEvent[] = [];
  for (let index = from; index < entries.length; index++) {
    const entry = elementAt(entries, index);
    // Chance outcomes are drawn together with the preceding action.
    if (index >= match.cursor) {
      const played = session.playText(entry.text, entry.time);
      if (!played.ok) return undefined;
      for (const event of played.events) events.push(event);
    }
    if (!isSame(match, index, entry)) return undefined;
  }
  return match.cursor === entries.length ? { from, before, events } : undefined;
}

/** An open game that can follow another session. */
interface FollowingGame {
  readonly session: Session;
  follow(entries: readonly EntryText[]): boolean;
}

function hasSameEnding({ ending }: AnyMatch, { ending: other }: Transcript): boolean {
  return (ending && makeEnding(ending)) === (other && makeEnding(other.ending));
}

/**
 * Takes over a game that another session continued, from its current save. Returns false if the
 * game must be reopened, for example because its seats or its ending differ.
 */
export function followText(shown: FollowingGame, text: string): boolean {
  const read = parseTranscript(text);
  const { session } = shown;
  if (!read.ok || read.value.notes['seats'] !== makeSeats(session.seats)) return false;
  if (!hasSameEnding(session.match, read.value)) return false;
  session.rename(gameNameIn(read.value.notes));
  return shown.follow(read.value.entries);
}
