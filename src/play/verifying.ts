import type { Problem } from '#core';
import type { Schedule } from './playback.ts';
import type { Session } from './session.ts';

/** So many entries are played at a time, and so many milliseconds pass until the next ones. */
const SLICE = 50;
const PAUSE = 10;

/**
 * Verifies what a resumed session has not played yet, a few entries at a time. `tell` is called
 * where the beginning is other than recorded; it names the entry. The result stops it.
 */
export function verifyInBackground(
  { match }: Session,
  schedule: Schedule,
  tell: (problem: Problem) => void,
): () => void {
  let cancel = (): void => undefined;
  const next = () => {
    if (!match.verify(SLICE)) cancel = schedule(PAUSE, next);
    else if (match.fault !== undefined) tell(match.fault);
  };
  if (!match.isVerified) cancel = schedule(PAUSE, next);
  return () => cancel();
}
