import type { Problem } from '#core';
import type { Schedule } from './playback.ts';
import type { Session } from './session.ts';

/** Entries per slice, and milliseconds between slices. */
const SLICE = 50;
const PAUSE = 10;

/**
 * Verifies the unverified start of a resumed session, a few entries at a time. Calls `tell` if it
 * differs from the record; the problem names the entry. The returned function stops it.
 */
export function verifyInBackground(
  { match }: Session,
  schedule: Schedule,
  report: (problem: Problem) => void,
): () => void {
  let cancel = (): void => undefined;
  const next = () => {
    if (!match.verify(SLICE)) cancel = schedule(PAUSE, next);
    else if (match.fault !== undefined) report(match.fault);
  };
  if (!match.isVerified) cancel = schedule(PAUSE, next);
  return () => cancel();
}
